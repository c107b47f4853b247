import type { Castaway, League } from './league.js';

export interface CastawayStatus {
  readonly castaway: Castaway;
  readonly totalPoints: number;
  /** How many participants drafted this castaway. */
  readonly draftCount: number;
}

const alphabet = new Intl.Collator('en');

/**
 * Every castaway, worst first among those still in: by total, then average per week in play (0 before any), then
 * name. Eliminated castaways follow in the same order.
 */
export function castawaysStatus({
  castaways,
  players,
}: Pick<League, 'castaways' | 'players'>): CastawayStatus[] {
  const drafted = new Map<string, number>();
  for (const id of players.flatMap(({ castawayIds }) => castawayIds))
    drafted.set(id, (drafted.get(id) ?? 0) + 1);
  return castaways
    .map((castaway) => ({
      castaway,
      totalPoints: castaway.points.reduce((sum, points) => sum + points, 0),
      draftCount: drafted.get(castaway.id) ?? 0,
    }))
    .sort(
      (a, b) =>
        Number(a.castaway.eliminated) - Number(b.castaway.eliminated) ||
        a.totalPoints - b.totalPoints ||
        average(a) - average(b) ||
        alphabet.compare(a.castaway.name, b.castaway.name) ||
        (a.castaway.id < b.castaway.id ? -1 : 1),
    );
}

const average = ({ castaway, totalPoints }: CastawayStatus): number =>
  castaway.points.length === 0 ? 0 : totalPoints / castaway.points.length;
