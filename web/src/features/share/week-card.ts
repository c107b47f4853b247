import type { HistoryWeek } from '@torchbearer/contract/client';

/** What the picture of a week says. */
export interface WeekCard {
  readonly title: string;
  readonly name: string;
  /** The castaway picked; null without a pick. */
  readonly castaway: { readonly name: string; readonly imageUrl?: string | null } | null;
  /** '+12 points' */
  readonly points: string;
  /** '#3' */
  readonly rank: string;
  /** 'Up 2 places'; null after the first week. */
  readonly moved: string | null;
  /** '42 points in all' */
  readonly total: string;
}

/** @param history the player's weeks; @returns null if the week is not among them */
export function weekCard(history: readonly HistoryWeek[], weekNumber: number, name: string): WeekCard | null {
  const week = history.find((one) => one.weekNumber === weekNumber);
  if (!week) return null;
  const before = history.filter((one) => one.weekNumber < weekNumber).at(-1);
  return {
    title: `Week ${String(weekNumber)}`,
    name,
    castaway: week.castaway,
    points: `${week.points > 0 ? '+' : ''}${counted(week.points, 'point')}`,
    rank: `#${String(week.rank)}`,
    moved: before ? movement(before.rank - week.rank) : null,
    total: `${counted(week.total, 'point')} in all`,
  };
}

function movement(up: number): string {
  if (up === 0) return 'Same place';
  return `${up > 0 ? 'Up' : 'Down'} ${counted(Math.abs(up), 'place')}`;
}

const counted = (count: number, what: string): string =>
  `${String(count).replace('-', '−')} ${what}${Math.abs(count) === 1 ? '' : 's'}`;

/** The card in one sentence, for those who don't see the picture. */
export const spokenCard = ({ title, name, castaway, points, rank, moved, total }: WeekCard): string =>
  [`${title}: ${name}, ${rank}`, moved, castaway?.name ?? 'no pick', points, total]
    .filter(Boolean)
    .join(', ');
