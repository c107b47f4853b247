import type { DraftPick } from '@torchbearer/contract/client';
import { Portrait } from '../../../ui/portrait.js';
import table from '../parts/table.module.css';
import { Pager, usePage } from './pager.js';
import classes from './draft-picks-table.module.css';

interface DraftPicksTableProps {
  readonly picks: readonly DraftPick[];
  /** The table's caption: 'Draft preview'. */
  readonly label: string;
  /** The page's parameter in the address. */
  readonly name: string;
}

/** Each turn and its castaway. */
export function DraftPicksTable({ picks, label, name }: DraftPicksTableProps) {
  const page = usePage(name, picks);
  return (
    <>
      <div className={`${table.frame} ${classes.frame}`} role="region" aria-label={label} tabIndex={0}>
        <table className={`${table.table} ${classes.table}`} aria-rowcount={picks.length + 1}>
          <thead>
            <tr>
              <th scope="col">Pick #</th>
              <th scope="col">User</th>
              <th scope="col">Castaway</th>
              <th scope="col">Round</th>
            </tr>
          </thead>
          <tbody>
            {page.rows.map(({ id, pickNumber, user, castaway, round }) => (
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
      <Pager of={page} label={label} />
    </>
  );
}
