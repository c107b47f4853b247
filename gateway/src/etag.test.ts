import { expect, it } from 'vitest';
import { isTagged, tagOf } from './etag.js';

const tag = tagOf(Buffer.from('body'));

it('a tag is strong and depends on the bytes', () => {
  expect(tag).toMatch(/^"[\w-]{43}"$/);
  expect(tagOf(Buffer.from('body'))).toBe(tag);
  expect(tagOf(Buffer.from('other'))).not.toBe(tag);
});

it('a tag is found alone, in a list, as weak and by *', () => {
  for (const header of [tag, ` ${tag} `, `"a", ${tag}`, `"a,b",${tag},"c"`, `W/${tag}`, '*', ' * ']) {
    expect(isTagged(header, tag)).toBe(true);
  }
});

it('a tag is not found in other headers', () => {
  for (const header of [undefined, '', '"a"', tag.slice(1, -1), `"a${tag.slice(1)}`, '"*"', ',', '"']) {
    expect(isTagged(header, tag)).toBe(false);
  }
});
