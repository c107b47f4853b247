/** How much script each address of the site costs, from the manifest of the build. */
import { root } from '@torchbearer/local';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of chunks that come with it. */
  readonly imports?: readonly string[];
  /** Keys of chunks that it may ask for later. */
  readonly dynamicImports?: readonly string[];
}

export interface Route {
  /** Of the screen's file: `weekly-picks`. */
  readonly name: string;
  /** The screen's source, as the manifest calls it. */
  readonly source: string;
  /** Whether it stands inside the players' layout. */
  readonly inLayout: boolean;
}

export interface RouteCost extends Route {
  /** Of the entry, the layout where there is one, and all that they import, gzipped. */
  readonly shellBytes: number;
  /** Of the screen and what it imports beyond that, gzipped. */
  readonly screenBytes: number;
  /** Of what the screen may ask for after it has shown, gzipped; Highcharts is there. */
  readonly laterBytes: number;
}

const LAYOUT = 'src/layout/user-layout.tsx';
const webDir = process.env['WEB_DIR'] ?? join(root, 'web/dist');

export function routeCosts(): RouteCost[] {
  const manifest = readManifest();
  const sizes = new Map<string, number>();
  const sizeOf = (key: string): number => {
    const size = sizes.get(key) ?? gzipSync(readFileSync(join(webDir, chunkOf(manifest, key).file))).length;
    sizes.set(key, size);
    return size;
  };
  const sum = (keys: Iterable<string>): number => [...keys].reduce((total, key) => total + sizeOf(key), 0);
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? 'index.html';

  return routesIn(readFileSync(join(root, 'web/src/routes.tsx'), 'utf8')).map((route) => {
    const shell = closure(manifest, route.inLayout ? [entry, LAYOUT] : [entry]);
    const screen = without(closure(manifest, [route.source]), shell);
    const later = [...screen].flatMap((key) => chunkOf(manifest, key).dynamicImports ?? []);
    const rest = without(closure(manifest, later), new Set([...shell, ...screen]));
    return { ...route, shellBytes: sum(shell), screenBytes: sum(screen), laterBytes: sum(rest) };
  });
}

/** The screens that the map of the site loads, each once. */
export function routesIn(text: string): Route[] {
  const modules = [...text.matchAll(/import\('\.\/(features\/[\w/-]+)\.js'\)/g)].map(
    ([, module = '']) => module,
  );
  return [...new Set(modules)].map((module) => ({
    name: module.split('/').at(-1) ?? module,
    source: `src/${module}.tsx`,
    inLayout: !/^features\/(landing|auth)\//.test(module),
  }));
}

function closure(manifest: Readonly<Record<string, Chunk>>, keys: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (key: string): void => {
    if (reached.has(key)) return;
    reached.add(key);
    chunkOf(manifest, key).imports?.forEach(visit);
  };
  keys.forEach(visit);
  return reached;
}

const without = (keys: ReadonlySet<string>, known: ReadonlySet<string>): Set<string> =>
  new Set([...keys].filter((key) => !known.has(key)));

function chunkOf(manifest: Readonly<Record<string, Chunk>>, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build's manifest knows no ${key}`);
  return chunk;
}

const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
