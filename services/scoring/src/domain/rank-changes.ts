import { NONE, slotOf, untilWeek, type LeagueModel } from '@torchbearer/rules/league';
import { rankedPlayers } from './season-standings.js';
import type { PointsChange } from './week.js';

/** How far one participant's total and rank move. */
export interface RankChange {
  readonly userId: string;
  readonly name: string;
  readonly pointsFrom: number;
  readonly pointsTo: number;
  readonly rankFrom: number;
  readonly rankTo: number;
}

/** The league as it would be with these points of one week, which may be its first. The model itself stays as it is. */
export function withPoints(
  model: LeagueModel,
  weekNumber: number,
  changes: readonly PointsChange[],
): LeagueModel {
  const slots = changes.map(({ castawayId }) => slotOf(model.castawaySlots, castawayId));
  const count = model.castawaySlots.ids.length;
  const { columns } = model;
  const before = columns.byWeek.get(weekNumber);
  const week = {
    picks: before?.picks ?? new Int32Array(columns.isUser.length).fill(NONE),
    isAuto: before?.isAuto ?? new Uint8Array(columns.isUser.length),
    points: new Int32Array(count),
    isScored: new Uint8Array(count),
  };
  if (before) {
    week.points.set(before.points);
    week.isScored.set(before.isScored);
  }
  changes.forEach(({ after }, index) => {
    week.points[slots[index]!] = after ?? 0;
    week.isScored[slots[index]!] = Number(after !== null);
  });
  return { ...model, columns: { ...columns, byWeek: new Map(columns.byWeek).set(weekNumber, week) } };
}

/**
 * Every participant whose total or rank differs between two states of one league, in the order of the later
 * standings. @param all also those of these players that differ in neither, and nobody else
 */
export function rankChanges(
  before: LeagueModel,
  after: LeagueModel,
  all: ReadonlySet<string> | null = null,
): RankChange[] {
  const [from, to] = [rankedPlayers(before), rankedPlayers(after)];
  const placeBefore = new Map(Array.from(from.slots, (slot, place) => [slot, place]));
  const changes: RankChange[] = [];
  to.slots.forEach((slot, place) => {
    const former = placeBefore.get(slot);
    if (former === undefined) return;
    const [pointsFrom, rankFrom] = [from.totals[former]!, from.ranks[former]!];
    const [pointsTo, rankTo] = [to.totals[place]!, to.ranks[place]!];
    const [userId, name] = [after.players.ids[slot]!, after.names[slot]!];
    if (all ? !all.has(userId) : pointsFrom === pointsTo && rankFrom === rankTo) return;
    changes.push({ userId, name, pointsFrom, pointsTo, rankFrom, rankTo });
  });
  return changes;
}

/** An effect of a correction on the standings as the player sees them. */
export interface CorrectionEffect extends RankChange {
  /** The last week that counts; null for all with points. */
  readonly untilWeek: number | null;
}

/** @param hiders who hides results, by the last week that counts for them */
export function correctionEffects(
  before: LeagueModel,
  after: LeagueModel,
  hiders: readonly { readonly untilWeek: number; readonly userIds: readonly string[] }[],
): CorrectionEffect[] {
  const hide = new Set(hiders.flatMap(({ userIds }) => userIds));
  const onOthers = rankChanges(before, after).filter(({ userId }) => !hide.has(userId));
  const onHiders = hiders.flatMap(({ untilWeek: until, userIds }) =>
    rankChanges(untilWeek(before, until), untilWeek(after, until), new Set(userIds)).map((change) => ({
      ...change,
      untilWeek: until,
    })),
  );
  return [...onOthers.map((change) => ({ ...change, untilWeek: null })), ...onHiders];
}
