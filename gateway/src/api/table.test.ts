import { calls } from '@torchbearer/contract';
import { Router } from 'express';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTable } from './table.js';

const paths = [...new Set(calls.map(({ path }) => path as string))];
const find = createTable(new Map(paths.map((path) => [path, path])));

/** What Express' own router finds, with parameters as they were sent. */
function expected(url: string): { entry: string; params: Record<string, string> } | null {
  const router = Router({ caseSensitive: true, strict: true });
  let found: { entry: string; params: Record<string, string> } | null = null;
  for (const path of paths) {
    router.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), (request) => {
      found ??= { entry: path, params: { ...request.params } as Record<string, string> };
    });
  }
  router({ url, method: 'GET' } as never, {} as never, () => undefined);
  return found;
}

const decoded = (url: string) => {
  const match = find(url);
  if (!match) return null;
  const params = Object.entries(match.params).map(([name, value]) => [name, decodeURIComponent(value)]);
  return { entry: match.entry, params: Object.fromEntries(params) as Record<string, string> };
};

it('each path of the contract is found as itself', () => {
  for (const path of paths) expect(find(path.replaceAll(/\{(\w+)\}/g, 'x'))?.entry).toBe(path);
});

it('an address belongs to the same call as with Express’ router', () => {
  const segments = [...new Set(paths.flatMap((path) => path.split('/')))].filter(
    (part) => !part.includes('{'),
  );
  const odd = [
    '',
    'x',
    'X',
    '.',
    '..',
    'a.ics',
    '.ics',
    'a.ics.ics',
    'aXics',
    '%2F',
    '%00',
    '%61',
    'caf%C3%A9',
    '*',
  ];
  const segment = fc.oneof(
    fc.constantFrom(...segments),
    fc.constantFrom(...odd),
    fc.constantFrom(...segments).map((part) => part.toUpperCase()),
    fc.constantFrom(...segments).map((part) => part.replace('a', '%61')),
    fc.constantFrom(':id', '{id}', 'a:b', 'a;b', 'a&b', 'a-b', 'é', 'constructor', '__proto__'),
  );
  const known = fc
    .tuple(fc.constantFrom(...paths), segment, fc.constantFrom('', '/', '//', '.', 'x'))
    .map(([path, value, end]) => path.replaceAll(/\{\w+\}/g, () => value) + end);
  const any = fc.array(segment, { maxLength: 7 }).map((parts) => `/api/${parts.join('/')}`);
  fc.assert(
    fc.property(fc.oneof(known, any), (url) => {
      expect(decoded(url)).toEqual(expected(url));
    }),
    { numRuns: 2_000 },
  );
});

it('a very long parameter is found', () => {
  expect(find(`/api/castaways/${'x'.repeat(10_000)}`)?.params).toEqual({ id: 'x'.repeat(10_000) });
});
