import type { ReactNode } from 'react';
import table from './table.module.css';

interface CardTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** The rows, whose elements set their roles too. */
  readonly children: ReactNode;
}

/** A table whose rows are cards on a phone. Roles are explicit because CSS removes a table's own. */
export const CardTable = ({ label, heads, children }: CardTableProps) => (
  <div className={table.frame}>
    <table className={`${table.table} ${table.cards}`} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  </div>
);
