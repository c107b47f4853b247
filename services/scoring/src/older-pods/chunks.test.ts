import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkOf, chunksFor, rangeOf } from './chunks.js';

const someChunks = fc.nat(10).map((power) => 2 ** power);

describe('chunks of members', () => {
  it('contain exactly the ids of their range', () => {
    fc.assert(
      fc.property(fc.uuid(), someChunks, (id, chunks) => {
        const [first, last] = rangeOf(chunkOf(id, chunks), chunks);
        expect(first <= id && id <= last).toBe(true);
      }),
    );
  });

  it('follow each other without a gap, in the order of ids', () => {
    expect(rangeOf(0, 1)).toEqual([
      '00000000-0000-0000-0000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ]);
    expect([0, 1, 2, 3].map((chunk) => rangeOf(chunk, 4).map((id) => id.slice(0, 8)))).toEqual([
      ['00000000', '3fffffff'],
      ['40000000', '7fffffff'],
      ['80000000', 'bfffffff'],
      ['c0000000', 'ffffffff'],
    ]);
  });

  it('are split with growth, and joined only when they have become small', () => {
    expect([0, 1, 1_000, 1_001, 100_000].map((members) => chunksFor(members, 0))).toEqual([1, 1, 1, 2, 128]);
    expect([1_001, 1_000, 500, 499].map((members) => chunksFor(members, 2))).toEqual([2, 2, 2, 1]);
    expect(chunksFor(2_500, 3)).toBe(4);
  });
});
