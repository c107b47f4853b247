/** Each call of analytics, and the plain loop that computes the same. */
import type { Actor, RpcClient } from '@torchbearer/kit';
import type { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { uuid, type SeasonData } from './analytics-league.js';
import * as baseline from './baselines/analytics-loops.js';

const ADMIN: Actor = { kind: 'user', id: uuid(9, 1), name: 'Bench', isAdmin: true };
const CALL = { actor: ADMIN, deadlineMs: 60_000 };

export type Analytics = RpcClient<typeof AnalyticsServiceService>;

export interface Compared {
  readonly name: string;
  readonly call: (analytics: Analytics, data: SeasonData) => Promise<unknown>;
  readonly loop: (data: SeasonData) => unknown;
}

export const compared: readonly Compared[] = [
  {
    name: 'GetStats',
    call: async (analytics) => {
      const { users, picks, castaways, weeks } = await analytics.getStats({}, CALL);
      return [users, picks, castaways, weeks];
    },
    loop: baseline.stats,
  },
  {
    name: 'GetTrends',
    call: async (analytics) => {
      const { participation, averages } = await analytics.getTrends({}, CALL);
      return [participation.map(({ picks }) => picks), averages.map(({ averagePoints }) => averagePoints)];
    },
    loop: baseline.trends,
  },
  {
    name: 'GetWinProbability',
    call: async (analytics) =>
      (await analytics.getWinProbability({}, CALL)).probabilities.map((row) => ({
        id: row.userId,
        value: row.winProbability,
      })),
    loop: baseline.winProbability,
  },
  {
    name: 'GetPowerRankings',
    call: async (analytics) =>
      (await analytics.getPowerRankings({}, CALL)).rankings.map((row) => ({
        id: row.userId,
        value: row.powerScore,
      })),
    loop: baseline.power,
  },
  {
    name: 'GetCastawaysStatus',
    call: async (analytics) =>
      new Map(
        (await analytics.getCastawaysStatus({}, CALL)).castaways.map(({ id, totalPoints, draftCount }) => [
          id,
          [totalPoints, draftCount],
        ]),
      ),
    loop: baseline.castaways,
  },
  {
    name: 'GetPickAccuracy',
    call: async (analytics) =>
      (await analytics.getPickAccuracy({}, CALL)).players.map((row) => ({
        id: row.userId,
        value: row.draftAccuracy,
      })),
    loop: baseline.accuracy,
  },
  {
    name: 'GetLeaderboard',
    call: async (analytics) =>
      (await analytics.getLeaderboard({}, CALL)).rows.map((row) => ({
        id: row.userId,
        value: row.totalPoints,
      })),
    loop: baseline.leaderboard,
  },
  {
    name: 'GetHeadToHead',
    call: async (analytics, { playerIds: [user1Id = '', user2Id = ''] }) =>
      (await analytics.getHeadToHead({ user1Id, user2Id }, CALL)).weeks.map(
        ({ user1Points, user2Points }) => [user1Points, user2Points],
      ),
    loop: (data) => baseline.headToHead(data, 0, 1),
  },
];

/**
 * Compares a response with its loop, to 0.06: a result is rounded to one decimal, its loop's is not.
 * @throws Error if they differ
 */
export function expectSame(name: string, ours: unknown, theirs: unknown): void {
  const [a, b] = [numbersOf(ours), numbersOf(theirs)];
  const differs =
    a.length !== b.length ||
    a.some(([key, value], index) => {
      const [otherKey, other] = b[index] ?? ['', Number.NaN];
      return key !== otherKey || !(Math.abs(value - other) <= 0.06);
    });
  if (differs) throw new Error(`${name} and the plain loop do not agree`);
}

/** Every number of a result with its label, in one order. */
function numbersOf(answer: unknown): [string, number][] {
  const rows =
    answer instanceof Map ? [...(answer as Map<string, unknown>)] : [...Object.entries(answer as object)];
  const flat = rows.flatMap(([key, value]): [string, number][] => {
    if (typeof value === 'number') return [[key, value]];
    if (isScored(value)) return [[value.id, value.value]];
    return numbersOf(value).map(([inner, number]) => [`${key}/${inner}`, number]);
  });
  return flat.sort(([a], [b]) => (a < b ? -1 : 1));
}

const isScored = (value: unknown): value is { id: string; value: number } =>
  typeof value === 'object' && value !== null && 'id' in value && 'value' in value;
