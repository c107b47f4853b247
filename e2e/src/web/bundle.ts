/** How much script each address of the site costs, from what the build says of its screens. */
import { root } from '@torchbearer/local';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** As web/plugins/screens.ts writes it; the files are scripts, by their path in the build. */
interface BuiltScreen {
  readonly path: string;
  readonly name: string;
  readonly inLayout: boolean;
  readonly shell: readonly string[];
  readonly screen: readonly string[];
  readonly later: readonly string[];
}

export interface RouteCost {
  readonly path: string;
  /** Of the screen's file: `weekly-picks`. */
  readonly name: string;
  /** Whether it stands inside the players' layout. */
  readonly inLayout: boolean;
  /** Of the entry, the layout where there is one, and all that they import, gzipped. */
  readonly shellBytes: number;
  /** Of the screen and what it imports beyond that, gzipped. */
  readonly screenBytes: number;
  /** Of what the screen may ask for after it has shown, gzipped; Highcharts is there. */
  readonly laterBytes: number;
}

const webDir = process.env['WEB_DIR'] ?? join(root, 'web/dist');

export function routeCosts(): RouteCost[] {
  const screens = JSON.parse(readFileSync(join(webDir, '.vite/screens.json'), 'utf8')) as BuiltScreen[];
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(webDir, file))).length;
    sizes.set(file, size);
    return size;
  };
  const sum = (files: readonly string[]): number => files.reduce((total, file) => total + sizeOf(file), 0);
  return screens.map(({ path, name, inLayout, shell, screen, later }) => ({
    path,
    name,
    inLayout,
    shellBytes: sum(shell),
    screenBytes: sum(screen),
    laterBytes: sum(later),
  }));
}
