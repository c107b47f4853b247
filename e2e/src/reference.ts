/** A naive implementation of the rules of the game, to compare the system with. */

export interface ReferencePick {
  readonly userId: string;
  readonly castawayId: string;
  readonly round: number;
}

/** A snake draft in this turn order; each turn takes the best-ranked castaway that is left in the pool. */
export function draft(
  turnOrder: readonly string[],
  rankings: ReadonlyMap<string, readonly string[]>,
  castaways: readonly string[],
  rounds: number,
): ReferencePick[] {
  const pool = [...castaways];
  const picks: ReferencePick[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const userId of round % 2 === 1 ? turnOrder : [...turnOrder].reverse()) {
      const own = new Set(picks.filter((pick) => pick.userId === userId).map((pick) => pick.castawayId));
      if (own.size === castaways.length) continue;
      const wanted = (rankings.get(userId) ?? []).filter((id) => !own.has(id));
      if (!wanted.some((id) => pool.includes(id))) pool.push(...castaways);
      const castawayId = wanted.find((id) => pool.includes(id)) ?? '';
      pool.splice(pool.indexOf(castawayId), 1);
      picks.push({ userId, castawayId, round });
    }
  }
  return picks;
}

export interface ReferenceWeek {
  readonly weekNumber: number;
  /** Castaway id → points. */
  readonly points: ReadonlyMap<string, number>;
  /** User id → castaway id. */
  readonly picks: ReadonlyMap<string, string>;
}

/** The total and rank of each player, computed from all weeks. */
export function standings(
  players: readonly string[],
  weeks: readonly ReferenceWeek[],
): Map<string, { total: number; rank: number }> {
  const totals = players.map((id) => ({
    id,
    total: weeks.reduce((sum, week) => sum + (week.points.get(week.picks.get(id) ?? '') ?? 0), 0),
  }));
  return new Map(
    totals.map(({ id, total }) => [
      id,
      { total, rank: 1 + totals.filter((other) => other.total > total).length },
    ]),
  );
}
