import type { Week } from '@torchbearer/contract/client';
import { Deadline } from '../../../ui/deadline.js';
import { Pill } from '../parts/pill.js';
import table from '../parts/table.module.css';

/** Every week with its times; a card each on a phone. Roles are named, for CSS takes a table its own. */
export function DebugWeeks({ weeks }: { readonly weeks: readonly Week[] }) {
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${table.cards}`} role="table" aria-label="All weeks">
        <thead role="rowgroup">
          <tr role="row">
            {['Week', 'Picks open', 'Picks close', 'State'].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
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
        </tbody>
      </table>
    </div>
  );
}
