import { expect, test } from 'vitest';
import { seasonWith, type SeasonSettings } from './season.js';

const stored: SeasonSettings = {
  name: 'Season One',
  firstPickWeek: 3,
  episodes: 13,
  rankingsCloseAt: new Date('2025-09-24T19:00:00Z'),
  draftAt: new Date('2025-09-24T20:00:00Z'),
  rounds: 2,
  shareCastaways: true,
  hidePicksUntilLock: false,
  showEmails: true,
  doubleScoring: false,
  textAutoPicks: true,
};
const nothing = { clearRankingsCloseAt: false, clearDraftAt: false };

test('omitted settings stay', () => {
  expect(seasonWith(stored, nothing)).toEqual(stored);
});

test('given settings change, including to false', () => {
  const rankingsCloseAt = new Date('2025-10-01T19:00:00Z');
  const changes = {
    ...nothing,
    name: ' Isle ',
    shareCastaways: false,
    hidePicksUntilLock: true,
    showEmails: false,
    doubleScoring: true,
    rankingsCloseAt,
  };
  expect(seasonWith(stored, changes)).toEqual({
    ...stored,
    name: 'Isle',
    shareCastaways: false,
    hidePicksUntilLock: true,
    showEmails: false,
    doubleScoring: true,
    rankingsCloseAt,
  });
});

test('dates can be cleared', () => {
  expect(seasonWith(stored, { clearRankingsCloseAt: true, clearDraftAt: true })).toEqual({
    ...stored,
    rankingsCloseAt: null,
    draftAt: null,
  });
});
