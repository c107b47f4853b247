/** The standings of a season, computed from the league's data alone, whatever its order. */
import {
  countedWeeksOf,
  displayedOrder,
  NONE,
  participantsOf,
  pointsOf,
  ranksInOrder,
  totalsOf,
  type LeagueModel,
} from '@torchbearer/rules/league';
import { NO_PICK, type StandingsColumns } from './standings-table.js';

/** The standings of a season. They are copies: the season may change afterwards. */
export interface SeasonStandings extends StandingsColumns {
  readonly weeksInFirst: number;
}

/** The leaderboard, participants only. */
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
function ranksOf(totals: Int32Array): Int32Array {
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

/** All participants in display order, one value each. */
export interface RankedPlayers {
  /** The player's slot in the league. */
  readonly slots: Int32Array;
  /** 1 + the number of participants with a strictly higher total. */
  readonly ranks: Int32Array;
  readonly totals: Int32Array;
  /** Weeks that count in which the player had a pick, by hand or automatic. */
  readonly weeksPicked: Int32Array;
}

export function rankedPlayers(model: LeagueModel): RankedPlayers {
  const players = participantsOf(model);
  const totals = totalsOf(model, players, countedWeeksOf(model));
  const places = displayedOrder({
    ids: Array.from(players, (slot) => model.players.ids[slot]!),
    rankedAt: Float64Array.from(players, (slot) => model.columns.rankedAt[slot]!),
    ...totals,
  });
  // `Int32Array.from` takes ten times as long.
  const inOrder = (values: Int32Array): Int32Array => {
    const ordered = new Int32Array(places.length);
    for (let place = 0; place < places.length; place++) ordered[place] = values[places[place]!]!;
    return ordered;
  };
  const slots = inOrder(players);
  model.lastRanking = slots;
  const total = inOrder(totals.total);
  return { slots, ranks: ranksInOrder(total), totals: total, weeksPicked: inOrder(totals.weeksPicked) };
}

/** The participants, numbered in the order of their ids. */
interface Members {
  readonly ids: readonly string[];
  /** Their UUIDs, 16 bytes each. */
  readonly idBytes: Buffer;
  /** By slot. */
  readonly numberOf: Int32Array;
}

/** Sorting all ids takes longer than everything else, and participants seldom change. */
const known = new WeakMap<LeagueModel, Members & { readonly participantChanges: number }>();

export function membersOf(model: LeagueModel): Members {
  const { participantChanges, players } = model;
  const before = known.get(model);
  if (before?.participantChanges === participantChanges) return before;
  const allIds = players.ids;
  const slots = Array.from(participantsOf(model)).sort((a, b) => (allIds[a]! < allIds[b]! ? -1 : 1));
  const numberOf = new Int32Array(allIds.length).fill(-1);
  slots.forEach((slot, number) => (numberOf[slot] = number));
  const ids = slots.map((slot) => allIds[slot]!);
  const idBytes = Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
  const members = { ids, idBytes, numberOf, participantChanges };
  known.set(model, members);
  return members;
}

/**
 * The number of scored weeks after which today's leader (the first in display order) had the highest total so
 * far, shared firsts included; 0 without scores or participants. @param slots the participants in display order
 */
function weeksInFirst(model: LeagueModel, slots: Int32Array): number {
  if (slots.length === 0) return 0;
  const totals = new Int32Array(slots.length);
  let weeks = 0;
  for (const number of countedWeeksOf(model)) {
    const week = model.columns.byWeek.get(number)!;
    const leaderTotal = (totals[0]! += pointsOf(week, slots[0]!));
    let isFirst = true;
    for (let player = 1; player < slots.length; player++) {
      const total = (totals[player]! += pointsOf(week, slots[player]!));
      if (total > leaderTotal) isFirst = false;
    }
    if (isFirst) weeks += 1;
  }
  return weeks;
}
