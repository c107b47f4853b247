import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cacheJson, cacheLater } from './cached-json.js';

const json = Buffer.from(JSON.stringify(Array.from({ length: 200 }, (_, rank) => ({ rank, name: 'Robin' }))));
const list = cacheJson(json, 7);

it('each form is made once and has a tag of its own', async () => {
  const plain = await list.form('identity');
  const [gzip, again] = await Promise.all([list.form('gzip'), list.form('gzip')]);
  const br = await list.form('br');
  expect(again).toBe(gzip);
  expect(list.form('gzip')).toBe(gzip);
  expect([plain.encoding, gzip.encoding, br.encoding]).toEqual(['identity', 'gzip', 'br']);
  expect(new Set([plain.tag, gzip.tag, br.tag]).size).toBe(3);
  for (const { tag } of [plain, gzip, br]) expect(tag).toMatch(/^"s7-[\w-]+"$/);
  expect(gunzipSync(gzip.bytes).equals(json)).toBe(true);
  expect(brotliDecompressSync(br.bytes).equals(json)).toBe(true);
});

it('a small list has one form', () => {
  const small = cacheJson(Buffer.from('[]'), 1);
  expect(small.form('br')).toBe(small.form('identity'));
  expect(small.heldTag('*', 'br')).toBe(cacheJson(Buffer.from('[]'), 1).heldTag('*', 'identity'));
});

it('the tag of any form says that the caller has the list, and its own form comes first', async () => {
  const [plain, gzip, br] = [
    (await list.form('identity')).tag,
    (await list.form('gzip')).tag,
    (await list.form('br')).tag,
  ];
  expect(list.heldTag(gzip, 'gzip')).toBe(gzip);
  expect(list.heldTag(`W/${br}`, 'identity')).toBe(br);
  expect(list.heldTag(`"other", ${plain}`, 'gzip')).toBe(plain);
  expect(list.heldTag(`${plain}, ${gzip}`, 'gzip')).toBe(gzip);
  expect(list.heldTag('*', 'br')).toBe(br);
  for (const none of [undefined, '"other"', plain.slice(1, -1), '"'])
    expect(list.heldTag(none, 'br')).toBeNull();
});

it('another list of the same version has other tags', async () => {
  const other = cacheJson(Buffer.from(json.toString().replace('Robin', 'Wren')), 7);
  for (const encoding of ['identity', 'gzip', 'br'] as const) {
    expect(other.heldTag((await list.form(encoding)).tag, encoding)).toBeNull();
  }
});

it('a list that is made later has the tags that were given, and one form if it turns out small', async () => {
  const later = cacheLater('s7-abcdefgh', () => Promise.resolve({ tag: 's7-abcdefgh', json }));
  expect(later.heldTag('"s7-abcdefgh-br"', 'br')).toBe('"s7-abcdefgh-br"');
  const [gzip, again] = await Promise.all([later.form('gzip'), later.form('gzip')]);
  expect(again).toBe(gzip);
  expect(later.form('gzip')).toBe(gzip);
  expect(gzip.tag).toBe('"s7-abcdefgh-gzip"');
  expect(gunzipSync(gzip.bytes).equals(json)).toBe(true);
  const small = cacheLater('s7-ijklmnop', () =>
    Promise.resolve({ tag: 's7-ijklmnop', json: Buffer.from('[]') }),
  );
  expect(await small.form('br')).toMatchObject({ encoding: 'identity', tag: '"s7-ijklmnop"' });
});
