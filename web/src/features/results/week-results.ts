/** Results by week. */
import type { ResultRow } from '@torchbearer/contract/client';

export interface WeekResults {
  readonly weekNumber: number;
  /** Most points first, then by name. */
  readonly rows: readonly ResultRow[];
}

/** Newest week first; only weeks with points. */
export function resultsByWeek(results: readonly ResultRow[]): WeekResults[] {
  const weeks = new Map<number, ResultRow[]>();
  for (const row of results) {
    const rows = weeks.get(row.weekNumber);
    if (rows) rows.push(row);
    else weeks.set(row.weekNumber, [row]);
  }
  return [...weeks]
    .map(([weekNumber, rows]) => ({ weekNumber, rows: rows.sort(byPoints) }))
    .sort((a, b) => b.weekNumber - a.weekNumber);
}

/** The week in the address's ?week=, or else the newest. */
export const weekShown = (weeks: readonly WeekResults[], value: string | null): WeekResults | undefined =>
  weeks.find(({ weekNumber }) => String(weekNumber) === value) ?? weeks[0];

const byPoints = (a: ResultRow, b: ResultRow): number =>
  b.points - a.points || a.castaway.name.localeCompare(b.castaway.name, 'en');
