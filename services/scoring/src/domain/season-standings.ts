import type { BoardCastaway, LeagueModel } from '@torchbearer/rules/league';
import { membersOf } from './members.js';
import { rankedPlayers } from './ranked-players.js';
import { weeksInFirst } from './weeks-in-first.js';

/** The standings of a season in columns. They are copies: the season may change afterwards. */
export interface SeasonStandings {
  /** The participants in the order of their ids, which numbers them. */
  readonly memberIds: readonly string[];
  /** In display order: the participant's number. */
  readonly members: Int32Array;
  readonly totals: Int32Array;
  readonly weeksPicked: Uint8Array;
  /** By id. */
  readonly castaways: readonly BoardCastaway[];
  readonly weeksInFirst: number;
}

/** The leaderboard, participants only. A pure function of the league's data, whatever its order. */
export function seasonStandings(model: LeagueModel): SeasonStandings {
  const { slots, totals, weeksPicked } = rankedPlayers(model);
  const { ids, numberOf } = membersOf(model);
  return {
    memberIds: ids,
    members: slots.map((slot) => numberOf[slot]!),
    totals,
    weeksPicked: Uint8Array.from(weeksPicked),
    castaways: model.castaways
      .flatMap((castaway) => castaway ?? [])
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, name, eliminated }) => ({ id, name, eliminated })),
    weeksInFirst: weeksInFirst(model, slots),
  };
}
