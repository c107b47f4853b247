import { displayedOrder, participantsOf } from '@torchbearer/rules/league';
import { leaderboard, type Leaderboard } from '../domain/leaderboard.js';
import { leagueOf } from '../domain/league-of.js';
import type { League } from '../domain/league.js';
import type { CachedQuery } from './query-cache.js';

export interface RankedLeague extends League {
  readonly board: Leaderboard;
}

/** The league with its players in the leaderboard's order, so that ties have the same order everywhere. */
export const rankedLeague: CachedQuery<RankedLeague> = ({ model }) => {
  const before = participantsOf(model);
  const league = leagueOf(model, before);
  const places = displayedOrder(league.players);
  const board = leaderboard(league.players, places);
  model.lastRanking = Int32Array.from(places, (place) => before[place]!);
  return { ...league, players: board.players, board };
};
