import type { Pick } from '@torchbearer/contract/client';
import { Deadline } from '../../../ui/deadline.js';
import { CardTable } from '../parts/card-table.js';

interface PicksTableProps {
  readonly picks: readonly Pick[];
  readonly label: string;
}

/** Picks as they came. */
export const PicksTable = ({ picks, label }: PicksTableProps) => (
  <CardTable label={label} heads={['Week', 'Player', 'Castaway', 'Submitted at']}>
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
  </CardTable>
);
