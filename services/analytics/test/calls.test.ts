import { eventually, playerId, uuid, whileCopiesAreStopped } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { describe, expect, it } from 'vitest';
import { CALL, startAnalytics } from './harness.js';

/** Three players, an admin who plays and one who does not; weeks 3 and 4 scored, week 5 open, castaway 3 eliminated. */
const league = await forFile(startAnalytics());
const { emit } = league;
for (const number of [0, 1, 2, 3]) emit.castaway(number, { eliminated: number === 3 });
for (const number of [0, 1, 2]) emit.user(number);
emit.user(3, { isAdmin: true, name: 'Admin who plays' });
emit.user(4, { isAdmin: true, name: 'Admin' });
emit.roster(0, [0, 1]);
emit.roster(1, [1, 3]);
emit.roster(2, [3]);
emit.roster(3, [0, 2], 5);
emit.roster(4, [0]);
for (const week of [1, 2, 3, 4, 5, 6]) emit.week(week, week >= 3 && week <= 5);
emit.season(3, 6);
emit.pick(0, 3, 0);
emit.pick(1, 3, 1);
emit.pick(2, 3, 3, { isAutoSelected: true });
emit.pick(3, 3, 2);
emit.pick(4, 3, 0);
emit.pick(0, 4, 1, { isAutoSelected: true });
emit.pick(1, 4, 1);
emit.pick(0, 5, 0);
emit.pick(0, 2, 0);
emit.scored(2, { 0: 100 });
emit.scored(3, { 0: 10, 1: 6, 2: 6, 3: -2 });
emit.scored(4, { 0: 4, 1: 3, 2: 0 });
await league.waitForCopies();

describe('the analytics screen', () => {
  it('counts participants, picks, castaways and weeks', async () => {
    expect(await league.analytics.getStats({}, CALL)).toEqual({ users: 4, picks: 9, castaways: 4, weeks: 6 });
  });

  it('shows picks by hand of every week that was active or has a pick, and average points from the first pick week on', async () => {
    expect(await league.analytics.getTrends({}, CALL)).toEqual({
      participation: [
        { weekNumber: 2, picks: 1 },
        { weekNumber: 3, picks: 3 },
        { weekNumber: 4, picks: 1 },
        { weekNumber: 5, picks: 1 },
      ],
      averages: [
        { weekNumber: 3, averagePoints: 5 },
        { weekNumber: 4, averagePoints: 3 },
      ],
    });
  });

  it('shows the leaderboard of participants with the usual ranks', async () => {
    const { rows } = await league.analytics.getLeaderboard({}, CALL);
    expect(rows).toEqual([
      { userId: playerId(0), rank: 1, name: 'Player 0', totalPoints: 13, averagePoints: 6.5 },
      { userId: playerId(1), rank: 2, name: 'Player 1', totalPoints: 9, averagePoints: 4.5 },
      { userId: playerId(3), rank: 3, name: 'Admin who plays', totalPoints: 6, averagePoints: 6 },
      { userId: playerId(2), rank: 4, name: 'Player 2', totalPoints: -2, averagePoints: -2 },
    ]);
  });

  it('is the contract’s JSON for callers who keep it', async () => {
    const { analytics } = league;
    const keep = { knownTag: Buffer.alloc(0) };
    const textOf = ({ json }: { json?: Buffer | undefined }) => json?.toString();
    const { rows } = await analytics.getLeaderboard({}, CALL);
    expect(textOf(await analytics.getLeaderboard(keep, CALL))).toBe(
      JSON.stringify(
        rows.map(({ userId: id, rank, name, totalPoints, averagePoints: avgPoints }) => ({
          ...{ id, rank, name, totalPoints, avgPoints },
        })),
      ),
    );
    const { rankings } = await analytics.getPowerRankings({}, CALL);
    expect(rankings).toHaveLength(4);
    expect(textOf(await analytics.getPowerRankings(keep, CALL))).toBe(JSON.stringify(rankings));
    const { players } = await analytics.getPickAccuracy({}, CALL);
    expect(players).toHaveLength(4);
    expect(textOf(await analytics.getPickAccuracy(keep, CALL))).toBe(JSON.stringify(players));
    const { probabilities, completedWeeks, remainingWeeks } = await analytics.getWinProbability({}, CALL);
    expect(probabilities).toHaveLength(4);
    expect(textOf(await analytics.getWinProbability(keep, CALL))).toBe(
      JSON.stringify({ probabilities, completedWeeks, remainingWeeks }),
    );
  });

  it('estimates who wins, highest first, adding up to 100', async () => {
    const response = await league.analytics.getWinProbability({}, CALL);
    expect(response).toMatchObject({ completedWeeks: 3, remainingWeeks: 3 });
    const chances = response.probabilities.map(({ winProbability }) => winProbability);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(100, 6);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(response.probabilities.map(({ userId: id }) => id).sort()).toEqual([0, 1, 2, 3].map(playerId));
    expect(response.probabilities.at(-1)).toMatchObject({ userId: playerId(2), name: 'Player 2' });
  });

  it('ranks players by power, highest first', async () => {
    const { rankings } = await league.analytics.getPowerRankings({}, CALL);
    expect(rankings[0]).toMatchObject({ userId: playerId(0), name: 'Player 0' });
    expect(rankings.at(-1)).toEqual({ userId: playerId(2), name: 'Player 2', powerScore: 0 });
    const scores = rankings.map(({ powerScore }) => powerScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('shows castaways worst first, eliminated ones last, with how many participants drafted them', async () => {
    const { castaways } = await league.analytics.getCastawaysStatus({}, CALL);
    expect(castaways.map((row) => [row.name, row.totalPoints, row.draftCount, row.eliminated])).toEqual([
      ['Castaway 2', 6, 1, false],
      ['Castaway 1', 9, 2, false],
      ['Castaway 0', 114, 2, false],
      ['Castaway 3', -2, 2, true],
    ]);
    expect(castaways[0]?.tribe).toBe('Ember');
  });

  it('shows how many of their castaways players still have', async () => {
    const { players } = await league.analytics.getPickAccuracy({}, CALL);
    expect(players.map(({ name, draftAccuracy }) => [name, draftAccuracy])).toEqual([
      ['Player 0', 100],
      ['Admin who plays', 100],
      ['Player 1', 50],
      ['Player 2', 0],
    ]);
  });
});

describe('head to head', () => {
  const compare = (user1Id: string, user2Id: string) =>
    league.analytics.getHeadToHead({ user1Id, user2Id }, CALL);

  it('compares two players over the weeks that count', async () => {
    expect(await compare(playerId(1), playerId(3))).toEqual({
      user1: { userId: playerId(1), name: 'Player 1', totalPoints: 9 },
      user2: { userId: playerId(3), name: 'Admin who plays', totalPoints: 6 },
      user1Wins: 1,
      user2Wins: 0,
      ties: 1,
      weeks: [
        { weekNumber: 3, user1Points: 6, user2Points: 6 },
        { weekNumber: 4, user1Points: 3, user2Points: 0 },
      ],
    });
  });

  it('refuses a missing player and the same one twice, naming the field', async () => {
    await expect(compare('', playerId(1))).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
      details: [{ field: 'user1Id', message: 'Choose a player.' }],
    });
    await expect(compare('', '')).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
      details: [{ field: 'user1Id' }, { field: 'user2Id' }],
    });
    await expect(compare(playerId(1), playerId(1))).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
      details: [{ field: 'user2Id', message: 'Choose two different players.' }],
    });
  });

  it('refuses an unknown user and a user who is no participant', async () => {
    for (const other of [uuid(8, 8), 'not-an-id', playerId(4)]) {
      await expect(compare(playerId(1), other)).rejects.toMatchObject({ reason: 'UNKNOWN_USER' });
    }
  });

  it('is refused as retryable for a user who may have just signed up', async () => {
    const other = await startAnalytics();
    try {
      other.emit.user(0);
      await other.waitForCopies();
      const ask = () => other.analytics.getHeadToHead({ user1Id: playerId(0), user2Id: playerId(1) }, CALL);
      await whileCopiesAreStopped(other.database, async () => {
        other.emit.user(1);
        await other.send();
        await expect(ask()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
      });
      await eventually(async () => expect(await ask()).toMatchObject({ ties: 0 }));
    } finally {
      await other.stop();
    }
  });
});

describe('before anything has happened', () => {
  it('every call returns an empty response', async () => {
    const empty = await startAnalytics();
    try {
      const { analytics } = empty;
      expect(await analytics.getStats({}, CALL)).toEqual({ users: 0, picks: 0, castaways: 0, weeks: 0 });
      expect(await analytics.getTrends({}, CALL)).toEqual({ participation: [], averages: [] });
      expect(await analytics.getWinProbability({}, CALL)).toEqual({
        probabilities: [],
        completedWeeks: 0,
        remainingWeeks: 13,
      });
      expect(await analytics.getPowerRankings({}, CALL)).toEqual({ rankings: [] });
      expect(await analytics.getCastawaysStatus({}, CALL)).toEqual({ castaways: [] });
      expect(await analytics.getPickAccuracy({}, CALL)).toEqual({ players: [] });
      expect(await analytics.getLeaderboard({}, CALL)).toEqual({ rows: [] });
      expect(await analytics.listAudit({ limit: 0 }, CALL)).toEqual({ entries: [] });
    } finally {
      await empty.stop();
    }
  });
});
