import type { BlindDifference, BlindTally } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { choiceFor, differenceWords, progressOf, typedCount, waitingFor } from './blind-words.js';

const tally = (name: string | null, isOwn: boolean, isDone: boolean): BlindTally => ({
  ...{ id: 'x', admin: { id: 'y', name }, lines: 14, isOwn, startedAt: '2026-03-05T04:12:00.000Z' },
  doneAt: isDone ? '2026-03-05T05:12:00.000Z' : null,
});

describe('double scoring says', () => {
  it('how far a tally is', () => {
    expect(progressOf(tally('Sam', false, false))).toBe('Sam has 14 lines, not done.');
    expect(progressOf({ ...tally('Ada', true, true), lines: 1 })).toBe('You have 1 line, done.');
    expect(progressOf(tally(null, false, true))).toBe('A deleted account has 14 lines, done.');
  });

  it('what it waits for', () => {
    const [mine, sams] = [tally('Ada', true, true), tally('Sam', false, false)];
    expect(waitingFor({ tallies: [] })).toContain('Nobody has started');
    expect(waitingFor({ tallies: [mine] })).toContain('another admin');
    expect(waitingFor({ tallies: [mine, sams] })).toBe('Waiting for Sam.');
    expect(waitingFor({ tallies: [tally('Ada', true, false), sams] })).toBe('Both tallies are under way.');
    expect(waitingFor({ tallies: [tally('Ada', true, false), tally('Sam', false, true)] })).toBe(
      'Waiting for yours.',
    );
  });

  it('what differs, and sends what was chosen', () => {
    const ruling: BlindDifference = {
      ...{
        castawayId: 'anouk',
        ruleId: null,
        points: -2,
        firstCount: 1,
        secondCount: 0,
        reasons: ['A ruling'],
      },
    };
    expect(differenceWords(ruling)).toBe('Adjustment of −2: A ruling');
    expect(choiceFor(ruling, 1)).toEqual({ castawayId: 'anouk', points: -2, count: 1 });
    const idol = { ...ruling, ruleId: 'idol-found', points: 6, reasons: [] };
    expect(differenceWords(idol)).toBe('They find a hidden immunity idol');
    expect(choiceFor(idol, 0)).toEqual({ castawayId: 'anouk', ruleId: 'idol-found', count: 0 });
  });
});

it('a count is a whole number from 0 to 100', () => {
  expect(['0', ' 7 ', '100'].map(typedCount)).toEqual([0, 7, 100]);
  expect(['', '-1', '101', '1.5', 'x'].map(typedCount)).toEqual([null, null, null, null, null]);
});
