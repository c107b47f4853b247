import { describe, expect, it } from 'vitest';
import { blindChanges, differingFrom } from './seen-points.js';

const change = (castawayId: string, before: number | null, after: number) => ({ castawayId, before, after });

describe('the points that a caller saw', () => {
  it('may be replaced only if unchanged, and none differs from zero', () => {
    const seen = new Map([
      ['ann', 5],
      ['bo', null],
      ['cy', null],
    ]);
    const changes = [change('ann', 5, 7), change('bo', null, 1), change('cy', 0, 2)];
    expect(blindChanges(changes, seen)).toEqual([change('cy', 0, 2)]);
  });

  it('are not checked if the caller sent none', () => {
    expect(blindChanges([change('ann', 9, 7)], new Map())).toEqual([]);
  });

  it('are compared with the whole week; omitted castaways count as having none', () => {
    const stored = new Map([
      ['ann', 5],
      ['bo', 0],
    ]);
    expect(differingFrom(new Map(stored), stored)).toEqual([]);
    expect(
      differingFrom(
        new Map([
          ['ann', 6],
          ['cy', 1],
          ['di', null],
        ]),
        stored,
      ),
    ).toEqual(['ann', 'bo', 'cy']);
  });
});
