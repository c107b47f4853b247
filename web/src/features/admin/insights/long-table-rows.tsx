import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { seenHeight } from '../../../ui/seen-height.js';
import { MANY, type Column, type LongTableProps } from './long-table-columns.js';
import classes from './long-table.module.css';

/** px; a name that takes two lines is measured once it is visible. */
const ROW_HEIGHT = 44;
const OVERSCAN = 6;

/**
 * The rows around the visible part, in a real table; blank rows above and below take the height of the
 * others.
 */
export function LongTableRows<Row>({ label, rows, columns, keyOf }: LongTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    [rows, keyOf],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    getItemKey: keyAt,
    estimateSize: () => ROW_HEIGHT,
    measureElement: seenHeight,
    overscan: rows.length <= MANY ? MANY : OVERSCAN,
    initialRect: { width: 0, height: 500 },
  });
  const shown = virtual.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <div ref={frame} className={classes.frame} tabIndex={0} role="group" aria-label={label}>
      <table aria-label={label} aria-rowcount={rows.length + 1}>
        <colgroup>
          {columns.map(({ head, width }) => (
            <col key={head} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ head, figure }) => (
              <th key={head} scope="col" className={figure ? classes.figure : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Blank height={above} columns={columns.length} />
          {shown.map(({ index, key }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <tr key={key} data-index={index} ref={virtual.measureElement} aria-rowindex={index + 2}>
                  {columns.map((column) => (
                    <Cell key={column.head} column={column} row={row} />
                  ))}
                </tr>
              )
            );
          })}
          <Blank height={below} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  if (column.names) return <th scope="row">{column.cell(row)}</th>;
  return <td className={column.figure ? classes.figure : undefined}>{column.cell(row)}</td>;
}

function Blank({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className={classes.blank}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
