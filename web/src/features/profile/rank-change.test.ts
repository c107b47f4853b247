import { describe, expect, it } from 'vitest';
import { rankChange } from './rank-change.js';

describe('a rank', () => {
  it('that is a smaller number than before went up', () => {
    expect(rankChange(6, 4)).toEqual({ sign: '▲ 2', words: 'up 2 places', direction: 'up' });
  });

  it('that is a larger number than before went down', () => {
    expect(rankChange(4, 5)).toEqual({ sign: '▼ 1', words: 'down 1 place', direction: 'down' });
  });

  it('that is the same is unchanged', () => {
    expect(rankChange(4, 4)).toMatchObject({ sign: '=', words: 'unchanged' });
  });

  it('has no change in the first week', () => {
    expect(rankChange(undefined, 1)).toBeNull();
  });
});
