/** A player's season in four figures. */
import type { HistoryWeek } from '@torchbearer/contract/client';
import { ordinal } from '../draft/wish-words.js';

export interface SeasonFigure {
  readonly name: string;
  readonly figure: string;
  readonly remark: string;
}

/** @param history scored weeks, ascending; none gives no figures */
export function seasonSummary(history: readonly HistoryWeek[], players: number | undefined): SeasonFigure[] {
  const now = history.at(-1);
  if (!now) return [];
  const best = history.reduce((most, week) => (week.points > most.points ? week : most));
  const picks = history.filter(({ castaway }) => castaway !== null);
  const byHand = picks.filter(({ isAutoSelected }) => !isAutoSelected).length;
  return [
    {
      name: 'Rank',
      figure: ordinal(now.rank),
      remark: players === undefined ? `after week ${now.weekNumber}` : `of ${players} players`,
    },
    { name: 'Total points', figure: String(now.total), remark: `after week ${now.weekNumber}` },
    { name: 'Best week', figure: String(best.points), remark: `points in week ${best.weekNumber}` },
    { name: 'Own picks', figure: String(byHand), remark: `of ${history.length} weeks` },
  ];
}
