/** What an update changed for each player. */
import type { StandingsEntry } from '@torchbearer/contract/client';

export interface Move {
  /** Points gained; negative after a correction. */
  readonly points: number;
  /** Places gained: 2 is from fourth to second. */
  readonly places: number;
}

export type Moves = ReadonlyMap<string, Move>;

export const NO_MOVES: Moves = new Map();

/** Player's id → change; only players who changed, and who were in the list before. */
export function movesBetween(before: readonly StandingsEntry[], after: readonly StandingsEntry[]): Moves {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const moves = new Map<string, Move>();
  for (const { id, totalPoints, rank } of after) {
    const old = known.get(id);
    if (!old || (old.totalPoints === totalPoints && old.rank === rank)) continue;
    moves.set(id, { points: totalPoints - old.totalPoints, places: old.rank - rank });
  }
  return moves;
}

/** '+7' or '−3' */
export const signed = (points: number): string => (points > 0 ? `+${points}` : `−${Math.abs(points)}`);
