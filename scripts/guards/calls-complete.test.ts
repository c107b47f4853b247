/** Feeds an RPC that has nothing else to the check for missing places. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const check = (...rpcs: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/calls-complete.mjs', ...rpcs], { cwd: root, encoding: 'utf8' });

it('lists every place where an RPC is still missing', () => {
  const { status, stdout } = check('picks.GetNothing');
  expect(status).toBe(1);
  for (const place of [
    'services/picks/src/use-cases/get-nothing.ts',
    'services/picks/src/rpcs.ts',
    'services/picks/test',
    'gateway/contract/src/calls',
  ])
    expect(stdout).toContain(place);
});

it('finds nothing missing for the existing RPCs', () => {
  expect(check()).toMatchObject({ status: 0, stdout: '' });
});
