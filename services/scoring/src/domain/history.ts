import {
  countedWeeksOf,
  NONE,
  participantOf,
  participantsOf,
  pointsOf,
  type CastawayFacts,
  type LeagueModel,
} from '@torchbearer/rules/league';

/** Everybody's totals after each week that counts, each ascending. Computed once for a model, for all `historyOf` it. */
export function totalsAfterWeeks(model: LeagueModel): Int32Array[] {
  const players = participantsOf(model);
  const totals = new Int32Array(players.length);
  return countedWeeksOf(model).map((number) => {
    const week = model.columns.byWeek.get(number)!;
    for (let player = 0; player < players.length; player++)
      totals[player]! += pointsOf(week, players[player]!);
    return totals.slice().sort();
  });
}

/**
 * A participant's season: the weeks that count, ascending; none for a user who is no participant.
 * @param totalsAfter of the same league; the model may show fewer of its weeks
 */
export function historyOf(model: LeagueModel, totalsAfter: readonly Int32Array[], userId: string) {
  const slot = participantOf(model, userId);
  if (slot === null) return [];
  // One whose copy has not arrived has its id and no name.
  const castawayOf = (castaway: number): CastawayFacts =>
    model.castaways[castaway] ?? {
      id: model.castawaySlots.ids[castaway]!,
      name: '',
      tribe: '',
      eliminated: false,
    };
  let total = 0;
  return countedWeeksOf(model).map((weekNumber, index) => {
    const week = model.columns.byWeek.get(weekNumber)!;
    const points = pointsOf(week, slot);
    const pick = week.picks[slot]!;
    total += points;
    return {
      weekNumber,
      castaway: pick === NONE ? undefined : castawayOf(pick),
      isAutoSelected: week.isAuto[slot] === 1,
      points,
      total,
      rank: 1 + countAbove(totalsAfter[index]!, total),
    };
  });
}

/** How many of the ascending numbers are strictly higher, by halving. */
function countAbove(ascending: Int32Array, limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! > limit) high = middle;
    else low = middle + 1;
  }
  return ascending.length - low;
}
