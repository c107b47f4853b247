// All static checks in one command: `npm run check`. Each check prints its time;
// all run even when one fails, so that one run shows every error. `npm run check -- --changed` limits those checks that
// can be limited to the files that differ from the last commit, `--changed=main` to those that differ from main.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const narrowed = process.argv.find((argument) => argument.startsWith('--changed'));
const since = narrowed?.split('=')[1] ?? 'HEAD';
const CACHE = '.cache/check';
mkdirSync(CACHE, { recursive: true });

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = narrowed
  ? [
      ...git('diff', '--name-only', '--diff-filter=d', since),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]
  : null;
const quoted = (files) => files.map((file) => `'${file}'`).join(' ');

/** These files, or all of them; null if none of them has changed. */
const filesFor = (all, pattern = /./) => {
  const files = changed?.filter((file) => pattern.test(file));
  if (files === undefined) return all;
  return files.length === 0 ? null : quoted(files);
};
const format = filesFor('.');
const lint = filesFor('', /\.(ts|tsx|mjs|js)$/);
const protos = filesFor('', /^proto\/.*\.proto$|^e2e\/upgrade\//);

/** The compiler of TypeScript 7; dependency-cruiser and `check:platform` use the library of version 6. */
const types = (project) =>
  `node node_modules/typescript7/bin/tsc -p ${project}tsconfig.json --incremental --tsBuildInfoFile ${CACHE}/${project.replace('/', '')}.tsbuildinfo`;

/** The others read its output. */
const codegen = ['codegen', 'turbo run generate --output-logs=errors-only'];

/** The quickest first, then the longest. */
const checks = [
  [
    'format',
    format &&
      `prettier --check --ignore-unknown --cache --cache-location ${CACHE}/prettier --log-level warn ${format}`,
  ],
  ['documents', 'node scripts/docs-name-files.mjs && node scripts/docs.mjs --check'],
  ['calls', 'node scripts/calls-complete.mjs'],
  ['Node', 'node scripts/node-program.mjs'],
  ['end dates', 'node scripts/end-dates.mjs'],
  ['proto lint', protos === null ? null : 'npm exec --workspace proto -- buf lint'],
  ['proto breaking', protos === null ? null : 'node scripts/proto-breaking.mjs'],
  ['lint', lint === null ? null : `oxlint ${lint}`],
  ['types of web', types('web/')],
  ['types', types('')],
  ['types of e2e', types('e2e/')],
  ['boundaries', `npm run --silent boundaries -- --output-type err --cache ${CACHE}/boundaries`],
  ['unused code', `knip --no-progress --cache --cache-location ${CACHE}/knip`],
].filter(([, command]) => command !== null);

const path = `node_modules/.bin:${process.env['PATH'] ?? ''}`;
const env = { ...process.env, PATH: existsSync('node_modules/.bin') ? path : process.env['PATH'] };
let failed = 0;

async function run([name, command]) {
  const begun = Date.now();
  const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${seconds} s`);
  if (status === 0) return;
  failed += 1;
  console.log(output);
}

async function runInTurn(waiting) {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await run(check);
}

const begun = Date.now();
await run(codegen);
const waiting = [...checks];
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, () => runInTurn(waiting)));
const seconds = ((Date.now() - begun) / 1000).toFixed(1);
console.log(`check: ${checks.length + 1 - failed} passed, ${failed} failed, ${seconds} s`);
process.exit(failed === 0 ? 0 : 1);
