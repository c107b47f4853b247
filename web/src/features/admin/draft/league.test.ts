import type { DraftPick } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { leftOutSentence, ranAsPreviewed, scoredWeeksInWords } from './league.js';
import { drafted, week } from './sample.js';

const picks = [drafted(4, 'Ada', 'Kai'), drafted(1, 'Ada', 'Ines'), drafted(2, 'Bo', 'Marcus')];

describe('the draft manager', () => {
  it('says whether the draft ran as previewed', () => {
    const preview = {
      first: { rows: picks, next: null, total: 3 },
      count: 3,
      previewId: 'preview',
      seed: '',
      inputHash: '',
      leftOut: 0,
      createdAt: '2026-01-01T00:00:00.000Z',
      isStale: false,
      practice: false,
    };
    const ran = (firstPick: DraftPick | null) =>
      ranAsPreviewed({ draftStatus: 'COMPLETED', firstPick, picks: 3 }, preview);
    expect([ran(picks[0] ?? null), ran(drafted(9, 'Ada', 'Kai')), ran(null)]).toEqual([true, false, false]);
  });

  it('names the weeks that are already scored', () => {
    expect(scoredWeeksInWords([week(3)])).toBeNull();
    expect(scoredWeeksInWords([week(3, { scored: true })])).toBe('week 3');
    const scored = [5, 3, 4].map((weekNumber) => week(weekNumber, { scored: true }));
    expect(scoredWeeksInWords(scored)).toBe('weeks 3, 4 and 5');
  });
});

it('says how many castaways a draft leaves out', () => {
  expect([0, 1, 4].map(leftOutSentence)).toEqual([
    'All castaways are in the pool.',
    '1 eliminated castaway is left out of the pool.',
    '4 eliminated castaways are left out of the pool.',
  ]);
});
