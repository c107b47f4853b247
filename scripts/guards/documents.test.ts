import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(documents: Readonly<Record<string, string>>): { status: number | null; said: string } {
  for (const [name, text] of Object.entries(documents)) writeFileSync(join(folder, name), text);
  const script = resolve('scripts/docs-name-files.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  return { status, said: stderr.trim() };
}
const words = (count: number): string => 'word '.repeat(count);

it('documents within their limits pass, and the changelog may be longer', () => {
  const documents = {
    'ARCHITECTURE.md': words(2_500),
    'README.md': words(17_500),
    'CHANGELOG.md': words(50_000),
  };
  expect(check(documents)).toEqual({ status: 0, said: '' });
});

it('a document may not lead to what is missing', () => {
  const { status, said } = check({
    'README.md': 'See `kit/src/gone.ts`, `services/<name>/src`, [this](gone.md), [that](#gone).',
  });
  expect(status).toBe(1);
  expect(said.split('\n')).toEqual([
    'README.md: kit/src/gone.ts does not exist.',
    'README.md: gone.md does not exist.',
    'README.md: README.md has no heading gone.',
  ]);
});

it('documents may not be longer than their limits', () => {
  const { status, said } = check({ 'ARCHITECTURE.md': words(2_501), 'README.md': words(17_500) });
  expect(status).toBe(1);
  expect(said.split('\n')).toEqual([
    'ARCHITECTURE.md has 2501 words, and may have 2500.',
    'The documents have 20001 words, and may have 20000.',
  ]);
});
