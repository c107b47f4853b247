import type { PlayerRanking } from '@torchbearer/contract/client';
import { memo } from 'react';
import { inShowTime } from '../../../time/format.js';
import table from '../parts/table.module.css';
import { Email } from '../../../ui/email.js';
import { namesByPlace } from './rankings-sheet.js';
import classes from './rankings-table.module.css';

interface RankingsTableProps {
  readonly rankings: readonly PlayerRanking[];
  readonly places: readonly number[];
}

/** A row per player, a column per position; the names stay in view while the positions scroll. */
export const RankingsTable = memo(function RankingsTable({ rankings, places }: RankingsTableProps) {
  return (
    <div
      className={`${table.frame} ${classes.frame}`}
      role="region"
      aria-label="All player rankings"
      tabIndex={0}
    >
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col" className={classes.player}>
              Player
            </th>
            {places.map((place) => (
              <th scope="col" key={place}>
                {place}
              </th>
            ))}
            <th scope="col">Submitted</th>
          </tr>
        </thead>
        <tbody>
          {rankings.map((ranking) => (
            <tr key={ranking.user.id}>
              <th scope="row" className={classes.player}>
                {ranking.user.name}
                <span className={classes.email}>
                  <Email>{ranking.user.email}</Email>
                </span>
              </th>
              {ranking.submittedAt === null ? (
                <td colSpan={places.length + 1} className={classes.none}>
                  Not submitted
                </td>
              ) : (
                <>
                  {namesByPlace(ranking, places).map((name, index) => (
                    <td key={places[index]}>{name ?? '–'}</td>
                  ))}
                  <td className={classes.at}>{inShowTime(ranking.submittedAt)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
