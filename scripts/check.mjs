// Everything that reads the code without running it, in one command: `npm run check`. Each check says how long it
// took; all run even when one fails, so that one go shows every fault.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The others read what it writes. */
const codegen = ['codegen', 'turbo run generate --output-logs=errors-only'];

/** The longest first: each uses one core, and two run at a time. */
const checks = [
  ['lint', 'npm run --silent lint'],
  ['types', 'npm run --silent types'],
  ['format', 'prettier --check . --log-level warn'],
  ['boundaries', 'npm run --silent boundaries -- --output-type err'],
  ['unused code', 'knip --no-progress'],
  ['proto lint', 'npm exec --workspace proto -- buf lint'],
  ['proto breaking', 'node scripts/proto-breaking.mjs'],
  ['documents', 'node scripts/docs-name-files.mjs'],
];
const AT_ONCE = 2;

const path = `node_modules/.bin:${process.env['PATH'] ?? ''}`;
const env = { ...process.env, PATH: existsSync('node_modules/.bin') ? path : process.env['PATH'] };
let failed = 0;

async function run([name, command]) {
  const begun = Date.now();
  const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${seconds} s`);
  if (status === 0) return;
  failed += 1;
  console.log(said);
}

async function runInTurn(waiting) {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await run(check);
}

await run(codegen);
const waiting = [...checks];
await Promise.all(Array.from({ length: AT_ONCE }, () => runInTurn(waiting)));
console.log(`check: ${checks.length + 1 - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
