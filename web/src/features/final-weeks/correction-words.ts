import type { Correction } from '@torchbearer/contract/client';

type Effect = Pick<Correction, 'effect' | 'isEffectKnown'>;

/** 'Your total 120 → 118, rank 4 → 5.' */
export function effectWords({ effect, isEffectKnown }: Effect): string {
  if (!isEffectKnown) return 'What it changed for you is not shown.';
  if (effect === null) return 'No effect on you.';
  const { totalFrom, totalTo, rankFrom, rankTo } = effect;
  const total =
    totalFrom === totalTo
      ? `Your total stays ${shown(totalTo)}`
      : `Your total ${shown(totalFrom)} → ${shown(totalTo)}`;
  const rank =
    rankFrom === rankTo ? `rank ${String(rankTo)} as before` : `rank ${String(rankFrom)} → ${String(rankTo)}`;
  return `${total}, ${rank}.`;
}

/** '5 → 3', 'none → 3', '5, made of other lines' */
export function pointsWords({
  pointsFrom,
  pointsTo,
}: Pick<Correction['castaways'][number], 'pointsFrom' | 'pointsTo'>): string {
  if (pointsFrom === pointsTo) return `${pointsOrNone(pointsTo)}, made of other lines`;
  return `${pointsOrNone(pointsFrom)} → ${pointsOrNone(pointsTo)}`;
}

const pointsOrNone = (points: number | null): string => (points === null ? 'none' : shown(points));

/** With a minus sign that does not break. */
const shown = (points: number): string => String(points).replace('-', '−');

/** Whether the player gets the news of this correction. */
export const isNews = ({ effect }: Pick<Correction, 'effect'>): boolean =>
  effect !== null && effect.rankFrom !== effect.rankTo && !effect.isDismissed;
