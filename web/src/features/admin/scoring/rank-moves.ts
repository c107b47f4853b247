/** Prepares a preview of ranks for display. */
import type { PointsPreview } from '@torchbearer/contract/client';

export type RankMove = PointsPreview['changes'][number];

/** In the leaderboard's order: by new rank, then points, then name. */
export const inNewOrder = (moves: readonly RankMove[]): RankMove[] =>
  [...moves].sort(
    (one, other) =>
      one.rankTo - other.rankTo || other.pointsTo - one.pointsTo || one.name.localeCompare(other.name),
  );

/** 'up' means towards the first rank. */
export const directionOf = ({ rankFrom, rankTo }: RankMove): 'up' | 'down' | 'stays' =>
  rankTo === rankFrom ? 'stays' : rankTo < rankFrom ? 'up' : 'down';

/** '3 players would move, 5 keep the rank' */
export function summaryOf(moves: readonly RankMove[]): string {
  const moving = moves.filter((move) => directionOf(move) !== 'stays').length;
  const staying = moves.length - moving;
  if (moving === 0) return `${players(staying)} with new points, all keep their rank`;
  if (staying === 0) return `${players(moving)} would move`;
  return `${players(moving)} would move, ${staying} ${staying === 1 ? 'keeps' : 'keep'} the rank`;
}

const players = (count: number): string => `${count} ${count === 1 ? 'player' : 'players'}`;
