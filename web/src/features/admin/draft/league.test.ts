import { describe, expect, it } from 'vitest';
import {
  ranAsPreviewed,
  scoredWeeksInWords,
  unranked,
  withoutRoster,
  type DraftLeague,
  leftOutSentence,
} from './league.js';
import { drafted, ranking, week } from './sample.js';

const rankings = [ranking('Ada', 'Ines', 'Kai'), ranking('Bo'), ranking('Cy', 'Kai', 'Ines')];
const before: DraftLeague = { draft: { draftStatus: 'PENDING', picks: [] }, rankings, weeks: [] };
const picks = [drafted(4, 'Ada', 'Kai'), drafted(1, 'Ada', 'Ines'), drafted(2, 'Bo', 'Marcus')];
const after: DraftLeague = { ...before, draft: { draftStatus: 'COMPLETED', picks } };

describe('the draft manager', () => {
  it('lists the players without rankings', () => {
    expect(unranked(rankings).map(({ name }) => name)).toEqual(['Bo']);
  });

  it('lists the players without a roster, but none before the draft', () => {
    expect(withoutRoster(before)).toEqual([]);
    expect(withoutRoster(after).map(({ name }) => name)).toEqual(['Cy']);
  });

  it('says whether the draft ran as previewed', () => {
    const preview = {
      picks: picks.toReversed(),
      previewId: 'preview',
      seed: '',
      inputHash: '',
      leftOut: 0,
      createdAt: '2026-01-01T00:00:00.000Z',
      isStale: false,
    };
    expect(ranAsPreviewed(after.draft, preview)).toBe(true);
    expect(ranAsPreviewed(after.draft, { ...preview, picks: picks.slice(1) })).toBe(false);
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
