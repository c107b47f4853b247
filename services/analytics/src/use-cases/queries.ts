import { Refusal, text } from '@torchbearer/kit';
import {
  GetStatsResponse,
  GetTrendsResponse,
  GetLeaderboardResponse,
  GetWinProbabilityResponse,
  GetPowerRankingsResponse,
  GetPickAccuracyResponse,
  GetCastawaysStatusResponse,
} from '@torchbearer/proto/analytics/v1/analytics';
import { displayedOrder, participantsOf, countedWeeksOf, participantOf } from '@torchbearer/rules/league';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { castawaysStatus, draftAccuracies } from '../domain/castaways.js';
import { comparedWeeks, headToHead } from '../domain/head-to-head.js';
import { leaderboard, type Leaderboard } from '../domain/leaderboard.js';
import { leagueOf, draftsOf, type League, remainingWeeks } from '../domain/league.js';
import { leagueStats, participation, scoringTrend, weekActivity } from '../domain/activity.js';
import { powerScores } from '../domain/power-score.js';
import { winProbabilities } from '../domain/win-probability.js';
import { encodedOnce } from './encoded-once.js';
import type { CachedQuery } from './query-cache.js';

export interface RankedLeague extends League {
  readonly board: Leaderboard;
}

type PlayersFigure<Name extends string> = { userId: string; name: string } & Record<Name, number>;

/** The players with one figure each, the highest first; equal ones in the leaderboard's order. */
const playersBy = <Name extends string>(
  { players }: RankedLeague,
  name: Name,
  figures: ArrayLike<number>,
): PlayersFigure<Name>[] =>
  players.ids
    .map(
      (userId, place) =>
        ({ userId, name: players.names[place]!, [name]: figures[place]! }) as PlayersFigure<Name>,
    )
    .sort((one, other) => other[name] - one[name]);

/** The league with its players in the leaderboard's order, so that ties have the same order everywhere. */
export const rankedLeague: CachedQuery<RankedLeague> = ({ model }) => {
  const before = participantsOf(model);
  const league = leagueOf(model, before);
  const places = displayedOrder(league.players);
  const board = leaderboard(league.players, places);
  model.lastRanking = Int32Array.from(places, (place) => before[place]!);
  return { ...league, players: board.players, board };
};

export const getStats: Rpcs['getStats'] = {
  who: 'admin',
  handle: encodedOnce(GetStatsResponse, ({ model }) => leagueStats(model)),
};

export const getTrends: Rpcs['getTrends'] = {
  who: 'admin',
  handle: encodedOnce(GetTrendsResponse, ({ model }) => {
    const activity = weekActivity(model);
    const everActive = model.weeks.filter(({ wasEverActive }) => wasEverActive);
    return {
      participation: participation(
        activity,
        everActive.map(({ weekNumber }) => weekNumber),
      ),
      averages: scoringTrend(activity, countedWeeksOf(model)),
    };
  }),
};

export const getLeaderboard: Rpcs['getLeaderboard'] = {
  who: 'admin',
  handle: encodedOnce(
    GetLeaderboardResponse,
    ({ get }) => {
      const { players, board } = get(rankedLeague);
      return {
        rows: players.ids.map((userId, place) => ({
          userId,
          rank: board.rank[place]!,
          name: players.names[place]!,
          totalPoints: players.total[place]!,
          averagePoints: board.averagePoints[place]!,
        })),
      };
    },
    ({ rows }) =>
      rows.map(({ userId: id, rank, name, totalPoints, averagePoints: avgPoints }) => ({
        id,
        rank,
        name,
        totalPoints,
        avgPoints,
      })),
  ),
};

export const getWinProbability: Rpcs['getWinProbability'] = {
  who: 'admin',
  handle: encodedOnce(
    GetWinProbabilityResponse,
    ({ get }) => {
      const league = get(rankedLeague);
      return {
        probabilities: playersBy(league, 'winProbability', winProbabilities(league)),
        completedWeeks: league.scoredWeeks.length,
        remainingWeeks: remainingWeeks(league),
      };
    },
    (response) => response,
  ),
};

export const getPowerRankings: Rpcs['getPowerRankings'] = {
  who: 'admin',
  handle: encodedOnce(
    GetPowerRankingsResponse,
    ({ get }) => {
      const league = get(rankedLeague);
      return { rankings: playersBy(league, 'powerScore', powerScores(league)) };
    },
    ({ rankings }) => rankings,
  ),
};

export const getPickAccuracy: Rpcs['getPickAccuracy'] = {
  who: 'admin',
  handle: encodedOnce(
    GetPickAccuracyResponse,
    ({ get }) => {
      const league = get(rankedLeague);
      return { players: playersBy(league, 'draftAccuracy', draftAccuracies(league)) };
    },
    ({ players }) => players,
  ),
};

export const getCastawaysStatus: Rpcs['getCastawaysStatus'] = {
  who: 'admin',
  handle: encodedOnce(GetCastawaysStatusResponse, ({ model }) => ({
    castaways: castawaysStatus(draftsOf(model)).map(({ castaway, ...status }) => ({
      ...castaway,
      ...status,
    })),
  })),
};

const playerInput = () => text(100).refine((id) => id !== '', 'Choose a player.');

/** Not stored: it reads two values per week. */
export const getHeadToHead: Rpcs['getHeadToHead'] = {
  who: 'admin',
  input: z
    .object({ user1Id: playerInput(), user2Id: playerInput() })
    .superRefine(({ user1Id, user2Id }, check) => {
      if (user1Id !== '' && user1Id === user2Id)
        check.addIssue({ code: 'custom', path: ['user2Id'], message: 'Choose two different players.' });
    }),
  handle: ({ cache }, { user1Id, user2Id }) =>
    cache.compute(({ model }) => {
      const [one, other] = [participantOf(model, user1Id), participantOf(model, user2Id)];
      if (one === null || other === null) throw new Refusal('UNKNOWN_USER');
      const weeks = comparedWeeks(model, one, other);
      const { totals, user1Wins, user2Wins, ties } = headToHead(weeks);
      return {
        user1: { userId: user1Id, name: model.names[one]!, totalPoints: totals[0] },
        user2: { userId: user2Id, name: model.names[other]!, totalPoints: totals[1] },
        user1Wins,
        user2Wins,
        ties,
        weeks,
      };
    }),
};
