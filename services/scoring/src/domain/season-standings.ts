import { countedWeeksOf, type BoardCastaway, type LeagueModel } from '@torchbearer/rules/league';
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
  /** By id, with the season's points. */
  readonly castaways: readonly (BoardCastaway & { readonly points: number })[];
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
    castaways: castawaysOf(model),
    weeksInFirst: weeksInFirst(model, slots),
  };
}

function castawaysOf(model: LeagueModel): SeasonStandings['castaways'] {
  const weeks = countedWeeksOf(model).map((week) => model.columns.byWeek.get(week)!);
  return model.castaways
    .flatMap((castaway, slot) => {
      if (castaway === null) return [];
      const { id, name, eliminated } = castaway;
      return {
        id,
        name,
        eliminated,
        points: weeks.reduce((sum, { points }) => sum + (points[slot] ?? 0), 0),
      };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
