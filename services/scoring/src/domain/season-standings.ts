import { countedWeeksOf, NONE, type LeagueModel } from '@torchbearer/rules/league';
import { membersOf } from './members.js';
import { rankedPlayers } from './ranked-players.js';
import { NO_PICK, type StandingsColumns } from './standings-table.js';
import { pointsOf, weeksInFirst } from './weeks-in-first.js';

/** The standings of a season. They are copies: the season may change afterwards. */
export interface SeasonStandings extends StandingsColumns {
  readonly weeksInFirst: number;
}

/** The leaderboard, participants only. A pure function of the league's data, whatever its order. */
export function seasonStandings(model: LeagueModel): SeasonStandings {
  const { slots, totals, weeksPicked } = rankedPlayers(model);
  const { idBytes, numberOf } = membersOf(model);
  const castaways = castawaysOf(model);
  const lastWeek = model.columns.byWeek.get(countedWeeksOf(model).at(-1) ?? -1);
  const weekPoints = lastWeek
    ? slots.map((slot) => (lastWeek.picks[slot] === NONE ? NO_PICK : pointsOf(lastWeek, slot)))
    : null;
  const hasEarlier = countedWeeksOf(model).length > 1;
  return {
    ids: idBytes,
    numbers: slots.map((slot) => numberOf[slot]!),
    totals,
    weeksPicked: Uint8Array.from(weeksPicked),
    weekPoints,
    ranksBefore:
      weekPoints && hasEarlier ? ranksOf(totals.map((total, at) => total - shown(weekPoints[at]!))) : null,
    castaways,
    totalPicks: totalPicksOf(model, slots),
    weeksInFirst: weeksInFirst(model, slots),
  };
}

const shown = (points: number): number => (points === NO_PICK ? 0 : points);

/** 1 + the number of players with a strictly higher total, in any order. Totals are few, since points are limited. */
export function ranksOf(totals: Int32Array): Int32Array {
  const lowest = totals.reduce((least, total) => Math.min(least, total), Number.MAX_SAFE_INTEGER);
  const highest = totals.reduce((most, total) => Math.max(most, total), lowest);
  const rankOf = new Int32Array(totals.length === 0 ? 0 : highest - lowest + 1);
  for (const total of totals) rankOf[total - lowest]! += 1;
  let rank = 1;
  for (let at = rankOf.length - 1; at >= 0; at--) {
    const players = rankOf[at]!;
    rankOf[at] = rank;
    rank += players;
  }
  return totals.map((total) => rankOf[total - lowest]!);
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

/** Without castaways whose copy has not arrived: rows show them once it has. */
function totalPicksOf({ columns, castaways }: LeagueModel, slots: Int32Array): number {
  let picks = 0;
  for (const drafted of columns.drafted)
    for (const slot of slots) {
      const castaway = drafted[slot]!;
      if (castaway !== NONE && castaways[castaway] !== null) picks += 1;
    }
  return picks;
}
