import type { DraftPick } from '@torchbearer/contract/client';
import { memo } from 'react';
import { Portrait } from '../../../ui/portrait.js';
import table from '../parts/table.module.css';
import classes from './draft-picks-table.module.css';

interface DraftPicksTableProps {
  /** The loaded ones. */
  readonly picks: readonly DraftPick[];
  readonly total: number;
  /** The table's caption: 'Draft preview'. */
  readonly label: string;
}

/** Each turn and its castaway. */
export const DraftPicksTable = memo(function DraftPicksTable({ picks, total, label }: DraftPicksTableProps) {
  return (
    <div className={`${table.frame} ${classes.frame}`} role="region" aria-label={label} tabIndex={0}>
      <table className={`${table.table} ${classes.table}`} aria-rowcount={total + 1}>
        <thead>
          <tr>
            <th scope="col">Pick #</th>
            <th scope="col">User</th>
            <th scope="col">Castaway</th>
            <th scope="col">Round</th>
          </tr>
        </thead>
        <tbody>
          {picks.map(({ id, pickNumber, user, castaway, round }) => (
            <tr key={id}>
              <td>{pickNumber}</td>
              <th scope="row">{user.name}</th>
              <td>
                <span className={classes.castaway}>
                  <Portrait castaway={castaway} size={28} round lazy />
                  {castaway.name}
                </span>
              </td>
              <td>{round}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
