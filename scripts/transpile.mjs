// Turns one workspace's TypeScript into plain ESM under dist/, file by file, for `node` to run.
// Types are checked by `npm run check`; this only strips them, so a build takes a second and not a minute.
//   node ../scripts/transpile.mjs [folder or file …]   (default: src; a folder `src` is stripped from the output path)
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const roots = process.argv.slice(2);
if (roots.length === 0) roots.push('src');

const listed = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => listed(join(path, name))) : [path];
const entryPoints = roots
  .flatMap(listed)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.d.ts'));

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints,
  outdir: 'dist',
  outbase: roots.length === 1 && roots[0] === 'src' ? 'src' : '.',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  logLevel: 'warning',
});
