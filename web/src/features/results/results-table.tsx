import type { ResultLine } from '@torchbearer/contract/client';
import { ResultRow } from './result-row.js';
import type { WeekResults } from './week-results.js';
import classes from './weekly-results.module.css';

interface ResultsTableProps {
  readonly week: WeekResults;
  /** The viewer's pick in that week. */
  readonly ownCastawayId: string | null;
  /** What the points are made of, by castaway id; those that nothing explains are left out. */
  readonly lines: ReadonlyMap<string, readonly ResultLine[]>;
}

/** The week's castaways, most points first. */
export function ResultsTable({ week, ownCastawayId, lines }: ResultsTableProps) {
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className={classes.caption}>Points of week {week.weekNumber}</caption>
        <thead>
          <tr>
            <th scope="col">Castaway</th>
            <th scope="col">Tribe</th>
            <th scope="col" className={classes.points}>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {week.rows.map((row) => (
            <ResultRow
              key={row.id}
              result={row}
              isOwn={row.castaway.id === ownCastawayId}
              lines={lines.get(row.castaway.id) ?? null}
              hasToggles={lines.size > 0}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
