/** What a participant needs in a week whose picks are locked; see `Duel` in rules. */
import {
  countedWeeksOf,
  NONE,
  pointsOf,
  type CastawayFacts,
  type LeagueModel,
  type Slots,
  type WeekColumns,
} from '@torchbearer/rules/league';
import { rankedPlayers } from './season-standings.js';

/** Everybody's state before the week, in the display order of now. It stays when the model changes, except for names. */
export interface LockedWeek {
  readonly players: Slots;
  /** By the player's slot. */
  readonly names: readonly string[];
  /** By the castaway's slot. */
  readonly castaways: readonly NeedsCastaway[];
  /** The player's slot in the league. */
  readonly slots: Int32Array;
  /** By the player's slot: the place in the league, or -1. */
  readonly places: Int32Array;
  /** As of now, with the points that the week has so far. */
  readonly ranks: Int32Array;
  /** The total without this week. */
  readonly before: Int32Array;
  /** The castaway's slot, or NONE. */
  readonly picks: Int32Array;
  /** By castaway's slot, and NONE: the place of the one with the highest total before the week. */
  readonly leaders: ReadonlyMap<number, number>;
}

/** Another participant, seen from the player. */
export interface Rival {
  readonly userId: string;
  readonly name: string;
  /** Undefined without a pick. */
  readonly castaway: NeedsCastaway | undefined;
  /** The player's total before the week, minus theirs. */
  readonly lead: number;
}

export interface NeedsCastaway extends Pick<CastawayFacts, 'id' | 'name'> {
  /** Of this week so far; undefined for none yet. */
  readonly points: number | undefined;
}

/** The week counts for players. */
export function lockedWeek(model: LeagueModel, weekNumber: number): LockedWeek {
  const { slots, ranks, totals } = rankedPlayers(model);
  const week = model.columns.byWeek.get(weekNumber);
  const counts = countedWeeksOf(model).includes(weekNumber);
  const before = totals.map((total, place) => (counts ? total - pointsOf(week!, slots[place]!) : total));
  const picks = slots.map((slot) => week?.picks[slot] ?? NONE);
  const { players, names } = model;
  const castaways = castawaysOf(model, week);
  const places = new Int32Array(players.ids.length).fill(-1);
  slots.forEach((slot, place) => (places[slot] = place));
  const all = { players, names, castaways, slots, places, ranks, before, picks };
  return { ...all, leaders: leadersOf(all, slots.keys()) };
}

/** By castaway: the place with the highest total before the week, the first of equals. */
function leadersOf(
  { before, picks }: Pick<LockedWeek, 'before' | 'picks'>,
  places: Iterable<number>,
): Map<number, number> {
  const leaders = new Map<number, number>();
  for (const place of places) {
    const leader = leaders.get(picks[place]!);
    if (leader === undefined || before[place]! > before[leader]!) leaders.set(picks[place]!, place);
  }
  return leaders;
}

/** The participant's place as of now; null for others. */
export function placeOfUser({ players, places }: LockedWeek, userId: string): number | null {
  const place = places[players.byId.get(userId) ?? -1] ?? -1;
  return place === -1 ? null : place;
}

/** The player's own pick; undefined without one. */
export const ownCastaway = (week: LockedWeek, place: number): NeedsCastaway | undefined =>
  week.castaways[week.picks[place]!];

/**
 * What the player needs among everybody, or among a group: `NeedsScope` of the proto.
 * @param userIds of the group; null for everybody. The player is one of them.
 */
export function needsIn(week: LockedWeek, place: number, userIds: readonly string[] | null) {
  const places = userIds?.flatMap((id) => placeOfUser(week, id) ?? []).sort((a, b) => a - b);
  const at = places ? places.indexOf(place) : place;
  const players = places?.length ?? week.slots.length;
  const rivalAt = (other: number): Rival | undefined =>
    other < 0 || other >= players ? undefined : rivalOf(week, place, places?.[other] ?? other);
  const isAbove = (other: number): boolean => week.ranks[other]! < week.ranks[place]!;
  const leaders = places ? leadersOf(week, places) : week.leaders;
  return {
    rank: places ? 1 + places.filter(isAbove).length : week.ranks[place]!,
    players,
    above: rivalAt(at - 1),
    below: rivalAt(at + 1),
    rivals: [...leaders.values()]
      .filter((other) => other !== place)
      .map((other) => rivalOf(week, place, other))
      .sort((a, b) => a.lead - b.lead || (a.userId < b.userId ? -1 : 1)),
  };
}

function rivalOf(week: LockedWeek, place: number, other: number): Rival {
  const { players, names, slots, before, picks, castaways } = week;
  return {
    userId: players.ids[slots[other]!]!,
    name: names[slots[other]!]!,
    castaway: castaways[picks[other]!],
    lead: before[place]! - before[other]!,
  };
}

const castawaysOf = (
  { castawaySlots, castaways }: LeagueModel,
  week: WeekColumns | undefined,
): NeedsCastaway[] =>
  castawaySlots.ids.map((id, castaway) => ({
    id,
    name: castaways[castaway]?.name ?? '',
    points: week?.isScored[castaway] === 1 ? week.points[castaway] : undefined,
  }));
