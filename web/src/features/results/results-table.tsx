import { Portrait } from '../../ui/portrait.js';
import { Tribe } from '../../ui/tribe.js';
import type { WeekResults } from './week-results.js';
import classes from './weekly-results.module.css';

interface ResultsTableProps {
  readonly week: WeekResults;
  /** The viewer's pick in that week. */
  readonly ownCastawayId: string | null;
}

/** The week's castaways, most points first. */
export function ResultsTable({ week, ownCastawayId }: ResultsTableProps) {
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
          {week.rows.map(({ id, castaway, points }) => (
            <tr key={id} data-own={castaway.id === ownCastawayId || undefined}>
              <th scope="row">
                <span className={classes.castaway}>
                  <Portrait castaway={castaway} size={40} round lazy />
                  <span>
                    {castaway.name}{' '}
                    {castaway.id === ownCastawayId && <span className={classes.mark}>Your pick</span>}
                  </span>
                </span>
              </th>
              <td className={classes.tribe}>
                <Tribe name={castaway.tribe} />
              </td>
              <td className={classes.points}>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
