/** Plants marks in a small checkout, and gives it to the check that finds code past its end date. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = resolve(import.meta.dirname, '../end-dates.mjs');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torchbearer-end-dates-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  await mkdir(join(folder, 'kit'));
});
afterEach(async () => await rm(folder, { recursive: true, force: true }));

/** Checks a checkout of this version, with these lines in its only file. */
async function check(version: string, ...lines: readonly string[]) {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version }));
  await writeFile(join(folder, 'kit/old.ts'), lines.join('\n'));
  return spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
}

it.each([
  ['0.8.0', '0.8'],
  ['0.8.3', '0.8'],
  ['0.10.0', '0.9'],
  ['1.0.0', '0.9'],
  ['0.8.1', '0.8.1'],
])('a checkout of %s has reached @until %s', async (version, release) => {
  const { status, stderr } = await check(
    version,
    'const old = 1;',
    `// For pods of before. @until ${release}`,
  );
  expect(stderr).toContain(`kit/old.ts:2: @until ${release} is due, since this is ${version}`);
  expect(status).toBe(1);
});

it.each([
  ['0.7.0', '0.8'],
  ['0.9.4', '0.10'],
  ['0.8.0', '0.8.1'],
  ['0.9.0', '1.0'],
])('a checkout of %s has not reached @until %s', async (version, release) => {
  expect(await check(version, `// @until ${release}: for pods of before`)).toMatchObject({
    status: 0,
    stderr: '',
  });
});

it('finds each mark of a line, also at the end of a clause', async () => {
  const { stderr } = await check('0.8.0', '/** @until 0.8. */ /* @until 0.8, @until 0.9 (@until 0.7)*/');
  expect(stderr.match(/is due/g)).toHaveLength(3);
  expect(stderr).not.toContain('names no release');
});

it.each([
  '@until',
  '@until 8',
  '@until v0.8',
  '@until 0.8.x',
  '@until 0.8-rc',
  '@until: 0.8',
  '@Until 0.8',
  '@until0.8',
])('refuses the malformed mark %s', async (mark) => {
  const { status, stderr } = await check('0.7.0', `// ${mark} for pods of before`);
  expect(stderr).toContain('kit/old.ts:1:');
  expect(stderr).toContain('names no release');
  expect(status).toBe(1);
});

it('accepts a checkout without marks', async () => {
  expect(await check('0.8.0', 'const young = 1;')).toMatchObject({ status: 0, stderr: '' });
});
