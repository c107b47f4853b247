// Everything that reads the code without running it, in one command: `npm run check`. Each check says how long it
// took; all run even when one fails, so that one go shows every fault.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const checks = [
  ['codegen', 'turbo run generate --output-logs=errors-only'],
  ['proto lint', 'npm exec --workspace proto -- buf lint'],
  ['proto breaking', 'node scripts/proto-breaking.mjs'],
  ['format', 'prettier --check . --log-level warn'],
  ['types', 'npm run --silent types'],
  ['lint', 'npm run --silent lint'],
  ['boundaries', 'npm run --silent boundaries -- --output-type err'],
  ['documents', 'node scripts/docs-name-files.mjs'],
  ['unused code', 'knip --no-progress'],
];

let failed = 0;
for (const [name, command] of checks) {
  const begun = Date.now();
  const path = `node_modules/.bin:${process.env['PATH'] ?? ''}`;
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: existsSync('node_modules/.bin') ? path : process.env['PATH'] },
  });
  console.log(
    `${status === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${((Date.now() - begun) / 1000).toFixed(1)} s`,
  );
  if (status !== 0) {
    failed += 1;
    console.log(`${stdout}\n${stderr}`);
  }
}
console.log(`check: ${checks.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
