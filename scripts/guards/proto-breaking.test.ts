/** Feeds contracts that break earlier versions to the check that must refuse them. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torchbearer-proto-'));
  await cp(join(root, 'proto'), folder, {
    recursive: true,
    filter: (path) => !/proto\/(gen|dist|node_modules)$/.test(path),
  });
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

const breaking = () =>
  spawnSync('node', ['scripts/proto-breaking.mjs', folder], { cwd: root, encoding: 'utf8' });

it.each([
  ['a field is renamed', 'string castaway_id = 5;', 'string member_id = 5;'],
  ['a field has another type', 'string castaway_id = 5;', 'int64 castaway_id = 5;'],
  ['a field is gone', 'string castaway_id = 5;', ''],
])('a contract is refused if %s', async (_, before, after) => {
  const file = join(folder, 'picks/v1/events.proto');
  const text = await readFile(file, 'utf8');
  expect(text).toContain(before);
  await writeFile(file, text.replace(before, after));
  try {
    const { status, stdout } = breaking();
    expect(stdout).toContain('picks/v1/events.proto');
    expect(stdout).toContain('break those of 0.1.0');
    expect(status).toBe(1);
  } finally {
    await writeFile(file, text);
  }
});
