import type { Pick } from '@torchbearer/contract/client';
import { Deadline } from '../../../ui/deadline.js';
import table from '../parts/table.module.css';

interface PicksTableProps {
  readonly picks: readonly Pick[];
  readonly label: string;
}

/** Picks as they came; a card each on a phone. Roles are named, for CSS takes a table its own. */
export function PicksTable({ picks, label }: PicksTableProps) {
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${table.cards}`} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {['Week', 'Player', 'Castaway', 'Submitted at'].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {picks.map(({ id, weekNumber, user, castaway, isAutoSelected, submittedAt }) => (
            <tr key={id} role="row">
              <td role="cell" data-label="Week">
                {weekNumber}
              </td>
              <th role="rowheader" scope="row">
                {user.name}
              </th>
              <td role="cell" data-label="Castaway">
                {castaway.name}
                {isAutoSelected && ' (auto)'}
              </td>
              <td role="cell" data-label="Submitted at">
                <Deadline at={submittedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
