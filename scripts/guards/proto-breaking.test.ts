/** Feeds contracts that break the previous version's to the check that must refuse them. */
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

it('a contract is refused if a field is renamed, has another type or is gone', async () => {
  const file = join(folder, 'picks/v1/events.proto');
  let text = await readFile(file, 'utf8');
  for (const [before, after] of [
    ['string castaway_id = 5;', 'string member_id = 5;'],
    ['bool is_auto_selected = 6;', 'int64 is_auto_selected = 6;'],
    ['google.protobuf.Timestamp submitted_at = 7;', ''],
  ] as const) {
    expect(text).toContain(before);
    text = text.replace(before, after);
  }
  await writeFile(file, text);
  const { status, stdout } = spawnSync('node', ['scripts/proto-breaking.mjs', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const change of [
    'Field "5" on message "PickChanged" changed name',
    'Field "6" with name "is_auto_selected" on message "PickChanged" changed type',
    'Previously present field "7" with name "submitted_at" on message "PickChanged" was deleted',
  ])
    expect(stdout).toContain(change);
  expect(stdout).toContain('The contracts break those of ');
  expect(status).toBe(1);
});
