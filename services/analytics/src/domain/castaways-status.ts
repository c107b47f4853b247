import type { Castaway, Drafts } from './league.js';

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
export function castawaysStatus({ castaways, players }: Drafts): CastawayStatus[] {
  const drafted = new Int32Array(castaways.length);
  // Of a castaway who is not in the list there is nothing to count.
  for (const place of players.drafted) drafted[place]! += 1;
  return castaways
    .map((castaway, place) => ({
      castaway,
      totalPoints: castaway.points.reduce((sum, points) => sum + points, 0),
      draftCount: drafted[place]!,
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
