import type { Week } from '@torchbearer/contract/client';
import { Deadline } from '../../../ui/deadline.js';
import { CardTable } from '../parts/card-table.js';
import { Pill } from '../parts/pill.js';

/** Every week with its times. */
export const DebugWeeks = ({ weeks }: { readonly weeks: readonly Week[] }) => (
  <CardTable label="All weeks" heads={['Week', 'Picks open', 'Picks close', 'State']}>
    {weeks.map(({ id, weekNumber, picksOpenAt, picksCloseAt, isActive, scored }) => (
      <tr key={id} role="row">
        <th role="rowheader" scope="row">
          Week {weekNumber}
        </th>
        <td role="cell" data-label="Picks open">
          <Deadline at={picksOpenAt} />
        </td>
        <td role="cell" data-label="Picks close">
          <Deadline at={picksCloseAt} />
        </td>
        <td role="cell" data-label="State">
          {isActive && <Pill tone="good">Active</Pill>} {scored && <Pill tone="gold">Scored</Pill>}
          {!isActive && !scored && <Pill tone="plain">Neither active nor scored</Pill>}
        </td>
      </tr>
    ))}
  </CardTable>
);
