import { VISITOR } from '@torchbearer/kit';
import { DraftStatus } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { afterEach, expect, test } from 'vitest';
import { ADMIN, startLeague, type Harness } from './harness.js';

let harness: Harness;
afterEach(() => harness.stop());

const season = async (from: Pick<Harness, 'league'> = harness) =>
  (await from.league.getSeason({}, { actor: VISITOR })).season;

test('a season starts with its defaults and is published once, also by two replicas and after a restart', async () => {
  harness = await startLeague();
  const replicas = await Promise.all([harness.replica(), harness.replica()]);
  expect(await season()).toEqual({
    name: 'Season One',
    firstPickWeek: 3,
    episodes: 13,
    rounds: 2,
    shareCastaways: true,
    hidePicksUntilLock: false,
    showEmails: true,
    textAutoPicks: true,
    doubleScoring: false,
    rankingsCloseAt: undefined,
    draftAt: undefined,
  });
  for (const replica of replicas) {
    expect(await season(replica)).toEqual(await season());
    await replica.stop();
  }
  expect(await harness.published(Topics.season)).toEqual([
    { key: 'season', version: 1, event: { version: 1, ...(await season()) } },
  ]);
});

test('a season’s name and dates can be configured for the first start', async () => {
  harness = await startLeague({
    SEASON_NAME: 'Isle of Embers',
    SEASON_RANKINGS_CLOSE_AT: '2025-09-24T12:00:00-07:00',
    SEASON_DRAFT_AT: '2025-09-24T20:00:00Z',
  });
  expect(await season()).toMatchObject({
    name: 'Isle of Embers',
    rankingsCloseAt: new Date('2025-09-24T19:00:00Z'),
    draftAt: new Date('2025-09-24T20:00:00Z'),
  });
});

test('an invalid date is refused at the start by the variable’s name', async () => {
  harness = await startLeague();
  await expect(startLeague({ SEASON_DRAFT_AT: 'next Wednesday' })).rejects.toThrow('SEASON_DRAFT_AT');
});

test('the league returns its status, its active week and the number of participants', async () => {
  harness = await startLeague();
  const league = () => harness.league.getLeague({}, { actor: ADMIN });
  expect(await league()).toEqual({
    draftStatus: DraftStatus.DRAFT_STATUS_PENDING,
    rankingsLocked: false,
    activeWeek: undefined,
    players: 0,
    castaways: 0,
  });
  const castaways = await harness.castaways('Ada', 'Bo');
  await harness.players(3);
  harness.emit.scored(3, [castaways[0]?.id ?? '']);
  await harness.newcomer('Watching', true);
  await harness.rank(await harness.newcomer('Playing', true), castaways);
  const { week } = await harness.league.saveWeek({ weekNumber: 3, isActive: true }, { actor: ADMIN });
  expect(await league()).toMatchObject({ activeWeek: week, players: 4, castaways: 2 });
  expect(week?.scored).toBe(true);
});

test('a large league is counted once a second, a small one each time', async () => {
  harness = await startLeague();
  harness.clock.set('2025-10-01T20:00:00.000Z');
  const players = async () => (await harness.league.getLeague({}, { actor: ADMIN })).players;
  const addPlayers = (from: number, to: number) =>
    harness.database.run(
      `insert into copied.users (id, name, email, is_admin)
       select n::text, 'Player ' || n, n || '@example.com', false from generate_series($1::int, $2::int) as n`,
      [from, to],
    );
  await addPlayers(1, 1_000);
  expect(await players()).toBe(1_000);
  await addPlayers(1_001, 1_001);
  expect(await players()).toBe(1_001);
  await addPlayers(1_002, 1_002);
  harness.clock.set('2025-10-01T20:00:00.999Z');
  expect(await players()).toBe(1_001);
  harness.clock.set('2025-10-01T20:00:01.000Z');
  expect(await players()).toBe(1_002);
});
