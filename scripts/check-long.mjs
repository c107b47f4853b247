// The checks that take too long for every commit, in one command: `npm run check:long`. Run it before you resolve an
// issue and before a release. Every check prints its time; all run even when one fails. After `.ci/install-parts.sh`.
import { spawn } from 'node:child_process';

const checks = [
  // What vitest.config.ts lists as long, and long forms.
  [
    'fuzzing, killed engines and services, backups',
    'npx vitest run fuzz kafka postgres npm-start restored killed season-on-one-machine sms/test/crash corrections-season domain/needs draft/replay scoring/test/lines incremental',
    { CI: 'true' },
  ],
  // All of them, with each state of each screen, the tests with `@long` in their title, and the files that
  // e2e/playwright.config.ts lists as long.
  ['tests in Chromium', 'npm run --silent test:web -- --workers=1', { CI: 'true' }],
  ['attacks', 'npm run --silent attacks'],
  ['bench', 'npm run --silent bench'],
  ...(process.env['UPGRADE_FROM']
    ? [
        [
          'upgrade of a running league',
          'npx vitest run --project e2e rolling-upgrade upgraded-midway',
          { CI: 'true' },
        ],
      ]
    : []),
  ...(process.env['KUBECONFIG'] ? [['cluster', 'npm run --silent test:cluster']] : []),
];

async function run([name, command, env = {}]) {
  const begun = Date.now();
  console.log(`── ${name}`);
  const child = spawn(command, {
    shell: true,
    env: { ...process.env, ...env, LONG_CHECKS: 'true' },
    stdio: 'inherit',
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${String(seconds)} s`);
  return status === 0;
}

let failed = 0;
for (const check of [['build', 'npm run --silent build'], ...checks]) if (!(await run(check))) failed += 1;
if (!process.env['UPGRADE_FROM'])
  console.log('LEFT OUT: the upgrade of a running league, because UPGRADE_FROM names no built checkout');
if (!process.env['KUBECONFIG']) console.log('LEFT OUT: the cluster, because KUBECONFIG names none');
console.log(`${String(checks.length + 1 - failed)} passed, ${String(failed)} failed`);
process.exit(failed === 0 ? 0 : 1);
