// `npm start`: reports early what is missing, builds what changed, then runs dist/main.js.
// Old-fashioned plain JavaScript, so that an old Node can still print that it needs a newer one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

if (Number.parseInt(process.versions.node, 10) < 24) {
  const way =
    process.platform === 'linux'
      ? 'Start it with `npm start`, which brings its own on Linux (glibc).'
      : 'Install it.';
  console.error(`Torchbearer needs Node 24 or later; this is Node ${process.versions.node}. ${way}`);
  process.exit(1);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const turbo = fileURLToPath(new URL('../node_modules/turbo/bin/turbo', import.meta.url));
if (!existsSync(turbo)) {
  console.error('The packages are not installed yet: run `npm ci` first.');
  process.exit(1);
}

const begun = Date.now();
process.stdout.write('  build            ');
const build = spawnSync(process.execPath, [turbo, 'run', 'build', '--output-logs=errors-only'], {
  cwd: root,
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' },
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (build.status !== 0) {
  console.error(`failed\n\n${build.stdout}\n${build.stderr}`);
  process.exit(1);
}
process.stdout.write(`${((Date.now() - begun) / 1000).toFixed(1)} s\n`);

await import('./dist/main.js');
