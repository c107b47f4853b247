import { describe, expect, it } from 'vitest';
import { bothOf, readChosen, writeChosen } from './chosen-players.js';

describe('the players of a comparison', () => {
  it('are stored in the address', () => {
    const chosen = { user1: 'ada', user2: 'bo', compare: true };
    expect(readChosen(new URLSearchParams(writeChosen(chosen)))).toEqual(chosen);
    expect(writeChosen({ user1: null, user2: 'bo', compare: false })).toEqual({ user2: 'bo' });
  });

  it('must be two different ones', () => {
    expect(bothOf({ user1: 'ada', user2: 'bo', compare: false })).toEqual(['ada', 'bo']);
    expect(bothOf({ user1: 'ada', user2: 'ada', compare: true })).toBeNull();
    expect(bothOf({ user1: 'ada', user2: null, compare: true })).toBeNull();
  });
});
