import { VERSION_HEADER, type BusMessage } from '@torchbearer/kit';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestEvents, pickId, userId, uuid } from './test-events.js';
import { CALL, startAnalytics, type Harness } from './harness.js';
import { someHistory } from './history.js';
import { naiveAnswers } from './naive-responses.js';

let league: Harness;
beforeEach(async () => {
  league = await startAnalytics();
});
afterEach(() => league.stop());

/** All responses of the service, and its read models. */
async function everything({ analytics, database }: Pick<Harness, 'analytics' | 'database'>) {
  const [stats, trends, wins, power, castaways, accuracy, board] = await Promise.all([
    analytics.getStats({}, CALL),
    analytics.getTrends({}, CALL),
    analytics.getWinProbability({}, CALL),
    analytics.getPowerRankings({}, CALL),
    analytics.getCastawaysStatus({}, CALL),
    analytics.getPickAccuracy({}, CALL),
    analytics.getLeaderboard({}, CALL),
  ]);
  const playerWeeks = await database.rows(
    'select user_id, week_number, castaway_id, points, is_auto from newest_picks order by user_id, week_number',
  );
  return { stats, trends, wins, power, castaways, accuracy, board, playerWeeks };
}

function expectSame(told: Awaited<ReturnType<typeof everything>>, messages: readonly BusMessage[]): void {
  const expected = naiveAnswers(messages);
  expect(told.stats).toEqual(expected.stats);
  expect(told.board.rows.map(({ averagePoints: _, ...row }) => row)).toEqual(expected.leaderboard);
  expect(told.trends.participation).toEqual(expected.participation);
  expect(told.trends.averages.map(({ weekNumber }) => weekNumber)).toEqual(
    expected.averages.map(({ weekNumber }) => weekNumber),
  );
  told.trends.averages.forEach(({ averagePoints }, index) =>
    expect(averagePoints).toBeCloseTo(expected.averages[index]!.average, 1),
  );
  for (const { id, totalPoints, draftCount } of told.castaways.castaways)
    expect({ totalPoints, draftCount }).toEqual(expected.castaways[id]);
  expect(told.wins).toMatchObject({
    completedWeeks: expected.completedWeeks,
    remainingWeeks: expected.remainingWeeks,
  });
}

/** The state of a new consumer: nothing applied, no version seen. */
const forget = async (): Promise<void> => {
  await league.database.run(
    `truncate copied.users, copied.castaways, copied.weeks, copied.season, copied.rosters, copied.picks,
       copied.scored_weeks, copied.versions, castaway_points, newest_picks`,
  );
  await league.database.run('update facts_revision set revision = revision + 1');
};

const again = ({ headers, ...message }: BusMessage): BusMessage => ({
  ...message,
  headers: { ...headers, ce_id: randomUUID() },
});

describe('read models', () => {
  it('and responses equal a naive computation, whatever the order and repetition of events', async () => {
    for (const history of fc.sample(someHistory(70), { numRuns: 5, seed: 5 })) {
      const line: BusMessage[] = [];
      const tell = createTestEvents(line);
      for (const happen of history) happen(tell);
      await league.settle(line.map(again));
      const inOrder = await everything(league);
      expectSame(inOrder, line);
      const shuffled = fc.shuffledSubarray([...line, ...line], { minLength: line.length * 2 });
      for (const messages of fc.sample(shuffled, { numRuns: 2, seed: 6 })) {
        await forget();
        await league.settle(messages.map(again));
        expect(await everything(league)).toEqual(inOrder);
      }
      await forget();
    }
  });

  it('are correct when two replicas apply picks and scores of the same weeks at once', async () => {
    const other = await league.replica();
    try {
      const { tell, line } = league;
      for (let number = 0; number < 200; number++) tell.user(number);
      for (let number = 0; number < 5; number++) tell.castaway(number);
      await league.settle([...line]);
      const rounds = 20;
      for (let round = 0; round < rounds; round++) {
        const from = line.length;
        for (let number = 0; number < 200; number++)
          tell.pick(number, 3 + (number % 2), (number + round) % 5);
        const points: Record<number, number> = { 0: round, 1: -round, 2: 7 };
        if (round % 2 === 1) points[3] = 1;
        for (const week of [3, 4]) tell.scored(week, points);
        if (round < rounds - 1) continue;
        // Everything else was delivered in bulk and out of order; these come last.
        await league.settle([...line.slice(205, from), ...line.slice(from)]);
      }
      expectSame(await everything(league), line);
      expectSame(await everything(other), line);
    } finally {
      await other.stop();
    }
  });

  it('follow a correction of a week, and its undoing, in every figure', async () => {
    const { tell, line } = league;
    for (let number = 0; number < 3; number++) tell.user(number);
    for (let number = 0; number < 3; number++) tell.castaway(number);
    for (let number = 0; number < 3; number++) tell.pick(number, 3, number);
    tell.scored(3, { 0: 5, 1: 3 });
    const told = [...line];
    const total = async () =>
      (await league.analytics.getLeaderboard({}, CALL)).rows.map((row) => [row.name, row.totalPoints]);
    await league.settle();
    expect(await total()).toEqual([
      ['Player 0', 5],
      ['Player 1', 3],
      ['Player 2', 0],
    ]);
    tell.scored(3, { 0: 5, 1: 3, 2: 9 });
    await league.settle();
    expect((await total())[0]).toEqual(['Player 2', 9]);
    tell.scored(3, {});
    await league.settle();
    expect(await total()).toEqual([
      ['Player 0', 0],
      ['Player 1', 0],
      ['Player 2', 0],
    ]);
    expect((await league.analytics.getWinProbability({}, CALL)).completedWeeks).toBe(0);
    // An old event that comes late changes nothing.
    await league.settle(told.slice(-1).map(again));
    expect((await total())[0]).toEqual(['Player 0', 0]);
  });

  it('lose a deleted player at once, before the deletions of their picks have come', async () => {
    const { tell } = league;
    for (const number of [0, 1]) tell.user(number);
    tell.castaway(0);
    tell.roster(0, [0]);
    for (const number of [0, 1]) tell.pick(number, 3, 0);
    tell.scored(3, { 0: 5 });
    await league.settle();
    tell.userDeleted(0);
    await league.settle();
    const { stats, board, trends, castaways, wins } = await everything(league);
    expect(stats).toMatchObject({ users: 1, picks: 1 });
    expect(board.rows.map(({ userId: id }) => id)).toEqual([userId(1)]);
    expect(trends.participation).toEqual([{ weekNumber: 3, picks: 1 }]);
    expect(castaways.castaways[0]).toMatchObject({ draftCount: 0 });
    expect(wins.probabilities).toMatchObject([{ userId: userId(1), winProbability: 100 }]);
    tell.pickWithdrawn(pickId(0, 3));
    tell.rosterDeleted(0);
    await league.settle();
    expect(await league.database.rows('select from copied.picks where user_id = $1', [userId(0)])).toEqual(
      [],
    );
    expect(await league.database.rows('select from newest_picks where user_id = $1', [userId(0)])).toEqual(
      [],
    );
  });

  it('are also derived from states that the previous version had already received', async () => {
    const { tell, line } = league;
    for (const number of [0, 1]) tell.user(number);
    for (const number of [0, 1]) tell.castaway(number);
    tell.roster(0, [0, 1]);
    tell.pick(0, 3, 0);
    tell.pick(1, 3, 1);
    tell.scored(3, { 0: 5, 1: 3 });
    tell.pickWithdrawn(pickId(1, 3));
    const told = [...line];
    // Caches the responses of the empty league, which must not be returned for the filled one.
    await everything(league);
    for (const { topic, key, headers } of told)
      await league.database.run(
        `insert into seen_versions values ($1, $2, $3)
         on conflict (topic, key) do update set version = excluded.version`,
        [topic, key, Number(headers[VERSION_HEADER])],
      );
    await league.settle();
    const filled = await everything(league);
    expectSame(filled, told);
    expect(filled.playerWeeks).toHaveLength(1);
  });
});

describe('the revision', () => {
  const revision = async (): Promise<number> => {
    const [row] = await league.database.rows<{ revision: string }>('select revision from facts_revision');
    return Number(row?.revision);
  };

  it('rises with the league’s data, and stays for changes that no query reads', async () => {
    const { tell } = league;
    tell.user(0);
    tell.castaway(0);
    tell.season(3);
    tell.week(3);
    tell.scored(3, { 0: 1 });
    await league.settle();
    const before = await revision();
    expect(before).toBeGreaterThan(0);
    tell.user(0, { phone: '+15550100', smsEnabled: true });
    tell.castaway(0, { hometown: 'Elsewhere' });
    tell.season(3);
    tell.week(3);
    tell.scored(3, { 0: 1 });
    tell.audited(1);
    tell.pickWithdrawn(uuid(4, 77));
    await league.settle();
    expect(await revision()).toBe(before);
    tell.scored(3, { 0: 2 });
    await league.settle();
    expect(await revision()).toBe(before + 1);
  });
});
