import {
  countedWeeksOf,
  NONE,
  participantOf,
  participantsOf,
  type CastawayFacts,
  type LeagueModel,
} from '@torchbearer/rules/league';
import { pointsOf } from './season-standings.js';

/** One participant's result of one scored week. */
export interface HistoryWeek {
  readonly weekNumber: number;
  /** Undefined without a pick; a castaway whose copy has not arrived has its id and no name. */
  readonly castaway: CastawayFacts | undefined;
  readonly isAutoSelected: boolean;
  readonly points: number;
  /** The sum of the points up to and including this week. */
  readonly total: number;
  /** After this week: 1 + the number of participants with a strictly higher total. */
  readonly rank: number;
}

/** A participant's season: the weeks that count, ascending; none for a user who is no participant. */
export function historyOf(model: LeagueModel, userId: string): HistoryWeek[] {
  const slot = participantOf(model, userId);
  if (slot === null) return [];
  const castawayOf = (castaway: number): CastawayFacts =>
    model.castaways[castaway] ?? {
      id: model.castawaySlots.ids[castaway]!,
      name: '',
      tribe: '',
      eliminated: false,
    };
  const players = participantsOf(model);
  const totals = new Int32Array(players.length);
  let total = 0;
  return countedWeeksOf(model).map((weekNumber) => {
    const week = model.columns.byWeek.get(weekNumber)!;
    const points = pointsOf(week, slot);
    const pick = week.picks[slot]!;
    total += points;
    let rank = 1;
    for (let player = 0; player < players.length; player++) {
      totals[player]! += pointsOf(week, players[player]!);
      if (totals[player]! > total) rank += 1;
    }
    return {
      weekNumber,
      castaway: pick === NONE ? undefined : castawayOf(pick),
      isAutoSelected: week.isAuto[slot] === 1,
      points,
      total,
      rank,
    };
  });
}
