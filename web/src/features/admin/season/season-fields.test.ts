import type { Season } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { changesOf, fieldsOf, seasonErrors, seasonWarnings } from './season-fields.js';

const season: Season = {
  name: 'Season 1',
  firstPickWeek: 3,
  episodes: 13,
  rankingsCloseAt: '2030-10-09T19:00:00.000Z',
  draftAt: null,
  rounds: 2,
  shareCastaways: true,
  hidePicksUntilLock: false,
  showEmails: true,
  doubleScoring: false,
  textAutoPicks: true,
};
const fields = fieldsOf(season);
const before = { draftStatus: 'PENDING' as const, now: Date.parse('2030-10-01T00:00:00Z') };

describe('the season form', () => {
  it('shows dates by the show’s clock and sends only what was changed', () => {
    expect(fields.rankingsCloseAt).toBe('2030-10-09T12:00');
    expect(fields.draftAt).toBe('');
    const changed = { ...fields, draftAt: '2030-10-09T12:30', rankingsCloseAt: '', rounds: '1' };
    expect(changesOf(changed, ['draftAt', 'rankingsCloseAt', 'rounds'])).toEqual({
      draftAt: '2030-10-09T19:30:00.000Z',
      rankingsCloseAt: null,
      rounds: 1,
    });
  });

  it('has no errors or warnings for the stored season', () => {
    expect(seasonErrors(fields)).toEqual({});
    expect(seasonWarnings(fields, [], before)).toEqual([]);
  });

  it('refuses what the server would refuse, with the same sentences', () => {
    expect(seasonErrors({ ...fields, name: ' ', rounds: '6', episodes: '' })).toEqual({
      name: 'Name is required',
      rounds: 'Rounds must be a whole number between 1 and 5',
      episodes: 'Episodes is required',
    });
    expect(seasonErrors({ ...fields, firstPickWeek: '14' }).firstPickWeek).toBe(
      'First pick week must not be after the last episode',
    );
    expect(seasonErrors({ ...fields, draftAt: '2030-03-10T02:30' }).draftAt).toMatch(/does not exist in PT/);
  });

  it('warns of a deadline that has passed, and of a draft before it', () => {
    const late = { ...before, now: Date.parse('2030-10-09T20:00:00Z') };
    expect(seasonWarnings(fields, ['rankingsCloseAt'], late)).toHaveLength(1);
    const early = { ...fields, draftAt: '2030-10-09T11:00' };
    expect(seasonWarnings(early, ['draftAt'], before)[0]).toMatch(/^The draft is planned before/);
  });

  it('warns that new rules of a draft that has run apply only to the next one', () => {
    const drafted = { ...before, draftStatus: 'COMPLETED' as const };
    expect(seasonWarnings({ ...fields, rounds: '1' }, ['rounds'], drafted)[0]).toMatch(
      /unlocked and run again/,
    );
  });
});
