/** Which built files each screen of the site takes, from the map of the site and the bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { paths } from '../src/paths.js';

type Chunk = Rolldown.OutputChunk;

export interface BuiltScreen {
  /** `/weekly-picks`, or `/castaway/:id`. */
  readonly path: string;
  /** Of the screen's source: `weekly-picks`. */
  readonly name: string;
  /** Whether it stands inside a layout. */
  readonly inLayout: boolean;
  /** Scripts that any such screen takes: the entry, the layout where there is one, and all that they import. */
  readonly shell: readonly string[];
  /** Scripts of the screen beyond that. */
  readonly screen: readonly string[];
  /** Stylesheets beyond the page's own. */
  readonly styles: readonly string[];
  /** Scripts that the screen may ask for when it has shown. */
  readonly later: readonly string[];
}

/** `path: paths.dashboard, … import('./features/dashboard/dashboard.js')`, as the map of the site says it. */
const ROUTE = /path: (?:paths\.(\w+)|'([^']+)'),(?:(?!path:)[\s\S])*?import\('\.\/([\w/-]+)\.js'\)/g;
const LAYOUT = { players: 'src/layout/user-layout.tsx', admins: 'src/layout/admin-layout.tsx' };

/** @param root the web's folder */
export function builtScreens(root: string, bundle: Rolldown.OutputBundle): BuiltScreen[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holding = (source: string): Chunk[] =>
    chunks.filter(({ moduleIds }) => moduleIds.includes(join(root, source)));
  const closure = (from: readonly Chunk[], seen = new Set<Chunk>()): Set<Chunk> => {
    for (const chunk of from.filter((one) => !seen.has(one))) {
      seen.add(chunk);
      closure(
        chunk.imports.flatMap((name) => named.get(name) ?? []),
        seen,
      );
    }
    return seen;
  };
  const entry = closure(chunks.filter(({ isEntry }) => isEntry));
  const players = closure(holding(LAYOUT.players), new Set(entry));
  const admins = closure(holding(LAYOUT.admins), new Set(entry));

  const routes = readFileSync(join(root, 'src/routes.tsx'), 'utf8').matchAll(ROUTE);
  return [...routes].map(([, name = '', literal, module = '']) => {
    const inLayout = !/^features\/(landing|auth)\//.test(module);
    const layout = module.startsWith('features/admin/') ? admins : players;
    const shell = inLayout ? layout : entry;
    const all = closure(holding(`src/${module}.tsx`), new Set(shell));
    const screen = [...all].filter((chunk) => !shell.has(chunk));
    const later = closure(
      screen.flatMap(({ dynamicImports }) => dynamicImports.flatMap((name) => named.get(name) ?? [])),
      new Set(all),
    );
    return {
      path: literal ?? (paths[name as keyof typeof paths] as string),
      name: module.split('/').at(-1) ?? module,
      inLayout,
      shell: names(shell),
      screen: names(screen),
      styles: [...new Set([...all].filter((chunk) => !entry.has(chunk)).flatMap(stylesOf))],
      later: names([...later].filter((chunk) => !all.has(chunk))),
    };
  });
}

const names = (chunks: Iterable<Chunk>): string[] => [...chunks].map(({ fileName }) => fileName);

const stylesOf = ({ viteMetadata }: Chunk): string[] => [...(viteMetadata?.importedCss ?? [])];
