import { VISITOR } from '@torchbearer/kit';
import type { SaveWeekRequest, Season, UpdateSeasonRequest } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, GATEWAY, startLeague, type Harness } from './harness.js';

const DEADLINE = new Date('2025-09-24T19:00:00Z');
const LATER = new Date('2025-10-01T19:00:00Z');

let harness: Harness;
beforeEach(async () => {
  harness = await startLeague({ SEASON_RANKINGS_CLOSE_AT: DEADLINE.toISOString() });
  harness.clock.set('2025-09-22T17:00:00Z');
});
afterEach(() => harness.stop());

type Change = Partial<UpdateSeasonRequest>;
const update = async (change: Change): Promise<Season | undefined> =>
  (await harness.updateSeason(change)).season;
const season = async () => (await harness.league.getSeason({}, { actor: VISITOR })).season;
const published = () => harness.published(Topics.season);

describe('changing the season', () => {
  test('changes only what was sent, and publishes it', async () => {
    const before = await season();
    const changed = await update({ name: ' Isle of Embers ', episodes: 14, hidePicksUntilLock: true });
    expect(changed).toEqual({ ...before, name: 'Isle of Embers', episodes: 14, hidePicksUntilLock: true });
    expect(await season()).toEqual(changed);
    const event = { version: 2, ...changed };
    expect((await published()).at(-1)).toEqual({ key: 'season', version: 2, event });
  });

  test('without a difference publishes nothing', async () => {
    await update({});
    await update({ name: 'Season One', rankingsCloseAt: DEADLINE, shareCastaways: true, clearDraftAt: true });
    expect(await published()).toHaveLength(1);
    expect(await harness.audited()).toEqual([]);
  });

  test('accepts values up to the limits', async () => {
    const widest = {
      name: 'n'.repeat(80),
      firstPickWeek: 20,
      episodes: 20,
      rounds: 5,
      draftAt: new Date('2000-01-01T00:00:00Z'),
      rankingsCloseAt: new Date('2199-12-31T23:59:59.999Z'),
    };
    expect(await update(widest)).toMatchObject(widest);
    expect(await update({ firstPickWeek: 1, episodes: 1, rounds: 1 })).toMatchObject({ episodes: 1 });
  });

  test('is refused with a field out of range, and leaves it as it was', async () => {
    const WEEK = 'must be a whole number between 1 and 20';
    const ROUNDS = 'Rounds must be a whole number between 1 and 5';
    const AGE = 'must lie between the years 2000 and 2199';
    const DEADLINES = 'Rankings deadline';
    const BOTH = 'cannot be both set and taken away';
    const refused: readonly [Change, field: string, message: string][] = [
      [{ name: '  ' }, 'name', 'Name is required'],
      [{ name: 'n'.repeat(81) }, 'name', 'Name must be 80 characters or less'],
      [{ name: 'Win at evil.co' }, 'name', 'Name must not contain a web address'],
      [{ firstPickWeek: 0 }, 'firstPickWeek', `First pick week ${WEEK}`],
      [{ firstPickWeek: 21, episodes: 20 }, 'firstPickWeek', `First pick week ${WEEK}`],
      [{ episodes: 0 }, 'episodes', `Episodes ${WEEK}`],
      [{ episodes: 21 }, 'episodes', `Episodes ${WEEK}`],
      [{ episodes: 2 }, 'episodes', 'Episodes must not end before the first pick week'],
      [{ firstPickWeek: 14 }, 'firstPickWeek', 'First pick week must not be after the last episode'],
      [{ rounds: 0 }, 'rounds', ROUNDS],
      [{ rounds: 6 }, 'rounds', ROUNDS],
      [{ rankingsCloseAt: new Date('1999-12-31T23:59:59.999Z') }, 'rankingsCloseAt', `${DEADLINES} ${AGE}`],
      [{ draftAt: new Date('2200-01-01T00:00:00Z') }, 'draftAt', `Draft date ${AGE}`],
      [{ rankingsCloseAt: LATER, clearRankingsCloseAt: true }, 'rankingsCloseAt', `${DEADLINES} ${BOTH}`],
      [{ draftAt: LATER, clearDraftAt: true }, 'draftAt', `Draft date ${BOTH}`],
    ];
    const before = await season();
    for (const [change, field, message] of refused)
      await expect(update({ hidePicksUntilLock: true, ...change })).rejects.toMatchObject({
        reason: 'INVALID_INPUT',
        details: [{ field, message }],
      });
    expect(await season()).toEqual(before);
    expect(await published()).toHaveLength(1);
  });

  test('concurrently on two replicas loses no change and gives each a version', async () => {
    const elsewhere = await harness.replica();
    const nothing = { clearRankingsCloseAt: false, clearDraftAt: false };
    const changes: Change[] = [
      { name: 'Isle' },
      { firstPickWeek: 2 },
      { episodes: 15 },
      { rounds: 3 },
      { shareCastaways: false },
      { hidePicksUntilLock: true },
      { showEmails: false },
      { doubleScoring: true },
      { textAutoPicks: false },
      { draftAt: LATER },
      { rankingsCloseAt: LATER },
    ];
    const threeTimes = [...changes, ...changes, ...changes];
    await Promise.all(
      threeTimes.map((change, n) =>
        (n % 2 ? harness : elsewhere).league.updateSeason({ ...nothing, ...change }, { actor: ADMIN }),
      ),
    );
    expect(await season()).toEqual(Object.assign({}, ...changes));
    expect((await published()).map(({ version }) => version)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(await harness.audited()).toHaveLength(11);
  });

  test('never lets picks begin after the last episode, in any order of changes', async () => {
    for (let n = 0; n < 20; n++) {
      await update({ firstPickWeek: 3, episodes: 13 });
      await Promise.allSettled([update({ firstPickWeek: 10 }), update({ episodes: 5 })]);
      const { firstPickWeek = 0, episodes = 0 } = (await season()) ?? {};
      expect([
        [10, 13],
        [3, 5],
      ]).toContainEqual([firstPickWeek, episodes]);
    }
  });

  test('is in the audit log with only what changed', async () => {
    await update({ name: 'Isle', episodes: 13, rankingsCloseAt: LATER });
    expect(await harness.audited()).toEqual([
      {
        at: new Date('2025-09-22T17:00:00Z'),
        actor: 'Ada',
        action: 'season.updated',
        target: { type: 'season', id: 'season', name: 'Isle' },
        before: { name: 'Season One', rankingsCloseAt: DEADLINE.toISOString() },
        after: { name: 'Isle', rankingsCloseAt: LATER.toISOString() },
      },
    ]);
  });
});

test('an admin’s settings survive a restart with another configuration', async () => {
  const changed = await update({ name: 'Isle', clearRankingsCloseAt: true });
  const restarted = await harness.replica({
    SEASON_NAME: 'From the environment',
    SEASON_RANKINGS_CLOSE_AT: LATER.toISOString(),
  });
  expect((await restarted.league.getSeason({}, { actor: VISITOR })).season).toEqual(changed);
  await restarted.stop();
  expect(await published()).toHaveLength(2);
});

describe('the rankings deadline', () => {
  const locked = async () => (await harness.league.getLeague({}, { actor: ADMIN })).rankingsLocked;

  test('moved into the future opens rankings again until then', async () => {
    harness.clock.set(DEADLINE);
    expect(await locked()).toBe(true);
    await update({ rankingsCloseAt: LATER });
    expect(await locked()).toBe(false);
    const castaways = await harness.castaways('Ada', 'Bo');
    const [player = ADMIN] = await harness.players(1);
    expect(await harness.rank(player, castaways)).toMatchObject({ locked: false });
    harness.clock.set(LATER);
    await expect(harness.rank(player, castaways.toReversed())).rejects.toMatchObject({
      reason: 'RANKINGS_LOCKED',
    });
  });

  test('moved into the past closes rankings', async () => {
    await update({ rankingsCloseAt: new Date('2025-09-22T16:59:59Z') });
    expect(await locked()).toBe(true);
  });

  test('moved or cleared opens nothing once the draft has run', async () => {
    await harness.castaways('Ada', 'Bo');
    await harness.players(1);
    await harness.draft();
    await update({ rankingsCloseAt: LATER });
    expect(await locked()).toBe(true);
    await update({ clearRankingsCloseAt: true });
    expect(await locked()).toBe(true);
  });
});

test('the schedule is the season and all its weeks by number', async () => {
  const save = async (request: SaveWeekRequest) =>
    (await harness.league.saveWeek(request, { actor: ADMIN })).week;
  const fourth = await save({ weekNumber: 4, isActive: false });
  const third = await save({ weekNumber: 3, isActive: true });
  const read = await harness.league.getSchedule({}, { actor: GATEWAY });
  const changedAt = expect.any(Date) as Date;
  expect(read).toEqual({
    season: await season(),
    weeks: [third, fourth],
    seasonRevision: { version: 1, changedAt },
    weekRevisions: Array(2).fill({ version: 1, changedAt }),
  });
  const before = read.weekRevisions;
  await save({ weekNumber: 3, isActive: true, picksCloseAt: new Date('2025-10-08T22:00:00Z') });
  const after = (await harness.league.getSchedule({}, { actor: GATEWAY })).weekRevisions;
  expect(after[0]).toMatchObject({ version: 2 });
  expect(after[0]?.changedAt?.getTime()).toBeGreaterThan(before[0]?.changedAt?.getTime() ?? Infinity);
  expect(after[1]).toEqual(before[1]);
});
