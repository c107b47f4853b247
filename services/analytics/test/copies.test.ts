import { pickId, playerId, uuid } from '@torchbearer/kit/testing';
import type { BusMessage } from '@torchbearer/kit';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CALL, startAnalytics, type Harness, createTestEvents } from './harness.js';
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
    'select user_id, week_number, castaway_id, is_auto from newest_picks order by user_id, week_number',
  );
  return { stats, trends, wins, power, castaways, accuracy, board, playerWeeks };
}

function expectSame(
  published: Awaited<ReturnType<typeof everything>>,
  messages: readonly BusMessage[],
): void {
  const expected = naiveAnswers(messages);
  expect(published.stats).toEqual(expected.stats);
  expect(published.board.rows.map(({ averagePoints: _, ...row }) => row)).toEqual(expected.leaderboard);
  expect(published.trends.participation).toEqual(expected.participation);
  expect(published.trends.averages.map(({ weekNumber }) => weekNumber)).toEqual(
    expected.averages.map(({ weekNumber }) => weekNumber),
  );
  published.trends.averages.forEach(({ averagePoints }, index) =>
    expect(averagePoints).toBeCloseTo(expected.averages[index]!.average, 1),
  );
  for (const { id, totalPoints, draftCount } of published.castaways.castaways)
    expect({ totalPoints, draftCount }).toEqual(expected.castaways[id]);
  expect(published.wins).toMatchObject({
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
      const queued: BusMessage[] = [];
      const emit = createTestEvents(queued);
      for (const happen of history) happen(emit);
      await league.waitForCopies(queued.map(again));
      const inOrder = await everything(league);
      expectSame(inOrder, queued);
      const shuffled = fc.shuffledSubarray([...queued, ...queued], { minLength: queued.length * 2 });
      for (const messages of fc.sample(shuffled, { numRuns: 2, seed: 6 })) {
        await forget();
        await league.waitForCopies(messages.map(again));
        expect(await everything(league)).toEqual(inOrder);
      }
      await forget();
    }
  });

  it('are correct when two replicas apply picks and scores of the same weeks at once', async () => {
    const other = await league.replica();
    try {
      const { emit, queued } = league;
      for (let number = 0; number < 200; number++) emit.user(number);
      for (let number = 0; number < 5; number++) emit.castaway(number);
      await league.waitForCopies([...queued]);
      const rounds = 20;
      for (let round = 0; round < rounds; round++) {
        const from = queued.length;
        for (let number = 0; number < 200; number++)
          emit.pick(number, 3 + (number % 2), (number + round) % 5);
        const points: Record<number, number> = { 0: round, 1: -round, 2: 7 };
        if (round % 2 === 1) points[3] = 1;
        for (const week of [3, 4]) emit.scored(week, points);
        if (round < rounds - 1) continue;
        // Everything else was delivered in bulk and out of order; these come last.
        await league.waitForCopies([...queued.slice(205, from), ...queued.slice(from)]);
      }
      expectSame(await everything(league), queued);
      expectSame(await everything(other), queued);
    } finally {
      await other.stop();
    }
  });

  it('follow a correction of a week, and its undoing, in every figure', async () => {
    const { emit, queued } = league;
    for (let number = 0; number < 3; number++) emit.user(number);
    for (let number = 0; number < 3; number++) emit.castaway(number);
    for (let number = 0; number < 3; number++) emit.pick(number, 3, number);
    emit.scored(3, { 0: 5, 1: 3 });
    const published = [...queued];
    const total = async () =>
      (await league.analytics.getLeaderboard({}, CALL)).rows.map((row) => [row.name, row.totalPoints]);
    await league.waitForCopies();
    expect(await total()).toEqual([
      ['Player 0', 5],
      ['Player 1', 3],
      ['Player 2', 0],
    ]);
    emit.scored(3, { 0: 5, 1: 3, 2: 9 });
    await league.waitForCopies();
    expect((await total())[0]).toEqual(['Player 2', 9]);
    emit.scored(3, {});
    await league.waitForCopies();
    expect(await total()).toEqual([
      ['Player 0', 0],
      ['Player 1', 0],
      ['Player 2', 0],
    ]);
    expect((await league.analytics.getWinProbability({}, CALL)).completedWeeks).toBe(0);
    // An old event that comes late changes nothing.
    await league.waitForCopies(published.slice(-1).map(again));
    expect((await total())[0]).toEqual(['Player 0', 0]);
  });

  it('lose a deleted player at once, before the deletions of their picks have come', async () => {
    const { emit } = league;
    for (const number of [0, 1]) emit.user(number);
    emit.castaway(0);
    emit.roster(0, [0]);
    for (const number of [0, 1]) emit.pick(number, 3, 0);
    emit.scored(3, { 0: 5 });
    await league.waitForCopies();
    emit.userDeleted(0);
    await league.waitForCopies();
    const { stats, board, trends, castaways, wins } = await everything(league);
    expect(stats).toMatchObject({ users: 1, picks: 1 });
    expect(board.rows.map(({ userId: id }) => id)).toEqual([playerId(1)]);
    expect(trends.participation).toEqual([{ weekNumber: 3, picks: 1 }]);
    expect(castaways.castaways[0]).toMatchObject({ draftCount: 0 });
    expect(wins.probabilities).toMatchObject([{ userId: playerId(1), winProbability: 100 }]);
    emit.pickWithdrawn(pickId(0, 3));
    emit.rosterDeleted(0);
    await league.waitForCopies();
    expect(await league.database.rows('select from copied.picks where user_id = $1', [playerId(0)])).toEqual(
      [],
    );
    expect(await league.database.rows('select from newest_picks where user_id = $1', [playerId(0)])).toEqual(
      [],
    );
  });
});

describe('the revision', () => {
  const revision = async (): Promise<number> => {
    const [row] = await league.database.rows<{ revision: string }>('select revision from facts_revision');
    return Number(row?.revision);
  };

  it('rises with the league’s data, and stays for changes that no query reads', async () => {
    const { emit } = league;
    emit.user(0);
    emit.castaway(0);
    emit.season(3);
    emit.week(3);
    emit.scored(3, { 0: 1 });
    await league.waitForCopies();
    const before = await revision();
    expect(before).toBeGreaterThan(0);
    emit.user(0, { phone: '+15550100', smsEnabled: true });
    emit.castaway(0, { hometown: 'Elsewhere' });
    emit.season(3);
    emit.week(3);
    emit.scored(3, { 0: 1 });
    emit.audited(1);
    emit.pickWithdrawn(uuid(4, 77));
    await league.waitForCopies();
    expect(await revision()).toBe(before);
    emit.scored(3, { 0: 2 });
    await league.waitForCopies();
    expect(await revision()).toBe(before + 1);
  });
});
