import { displayedOrder, participantsOf } from '@torchbearer/rules/league';
import { leaderboard, type Leaderboard } from '../domain/leaderboard.js';
import { leagueOf } from '../domain/league-of.js';
import type { League } from '../domain/league.js';
import type { CachedQuery } from './query-cache.js';

export interface RankedLeague extends League {
  readonly board: Leaderboard;
}

type PlayersFigure<Name extends string> = { userId: string; name: string } & Record<Name, number>;

/** The players with one figure each, the highest first; equal ones in the leaderboard's order. */
export const playersBy = <Name extends string>(
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
