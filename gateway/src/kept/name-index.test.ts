import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNameIndex, folded } from './name-index.js';

it('finds names by any part, whatever its case and accents', () => {
  const index = createNameIndex(['Ana María', 'Bo', 'mariana', 'José  Luis']);
  expect(index.search('MARIA')).toEqual([0, 2]);
  expect(index.search(' jose luis ')).toEqual([3]);
  expect(index.search('o')).toEqual([1, 3]);
  expect(index.search('   ')).toEqual([]);
  expect(createNameIndex([]).search('a')).toEqual([]);
});

it('finds exactly those that a search name by name finds', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'á', 'b', 'B', ' ', 'ß'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), name, (names, words) => {
      const isFound = (one: string) => folded(words) !== '' && folded(one).includes(folded(words));
      const expected = [...names.keys()].filter((index) => isFound(names[index]!));
      expect(createNameIndex(names).search(words)).toEqual(expected);
    }),
  );
});
