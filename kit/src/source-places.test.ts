import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { inSources } from './source-places.js';

/** A package with one built file, whose first line is line 5 of its source. */
function builtPackage({ map }: { map?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'dist'));
  const file = join(folder, 'dist', 'thrower.js');
  writeFileSync(file, 'export const fail = () => new Error("no luck");\n');
  if (map !== undefined) writeFileSync(`${file}.map`, map);
  return { url: pathToFileURL(file).href, source: join(folder, 'src', 'thrower.ts') };
}

const MAP = JSON.stringify({ version: 3, sources: ['../src/thrower.ts'], names: [], mappings: 'AAIA' });

test('a stack names the source of a built file, with its line', () => {
  const { url, source } = builtPackage({ map: MAP });
  expect(inSources(`Error: no luck\n    at fail (${url}:1:27)\n    at async ${url}:1:1`)).toBe(
    `Error: no luck\n    at fail (${source}:5:27)\n    at async ${source}:5:1`,
  );
});

test.each([
  ['a file without a map', undefined],
  ['a map that is no JSON', 'nothing'],
  ['a map that does not know the line', MAP.replace('AAIA', '')],
])('a stack with %s stays as it is', (_case, map) => {
  const { url } = builtPackage(map === undefined ? {} : { map });
  const stack = `Error: no luck\n    at fail (${url}:1:27)`;
  expect(inSources(stack)).toBe(stack);
});

test('a stack of Node, of a source or of nothing stays as it is', () => {
  const stack = `Error: x\n    at node:internal/timers:5:3\n    at f (/app/src/log.ts:3:4)\n    at <anonymous>`;
  expect(inSources(stack)).toBe(stack);
});
