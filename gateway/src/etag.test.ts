import { expect, it } from 'vitest';
import { isTagged, tagOf } from './etag.js';

const tag = tagOf(Buffer.from('body'));

it('a tag is strong and follows the bytes', () => {
  expect(tag).toMatch(/^"[\w-]{43}"$/);
  expect(tagOf(Buffer.from('body'))).toBe(tag);
  expect(tagOf(Buffer.from('other'))).not.toBe(tag);
});

it('is found alone, in a list, as weak and by the star', () => {
  for (const header of [tag, ` ${tag} `, `"a", ${tag}`, `"a,b",${tag},"c"`, `W/${tag}`, '*', ' * ']) {
    expect(isTagged(header, tag)).toBe(true);
  }
});

it('is not found where it is not', () => {
  for (const header of [undefined, '', '"a"', tag.slice(1, -1), `"a${tag.slice(1)}`, '"*"', ',', '"']) {
    expect(isTagged(header, tag)).toBe(false);
  }
});
