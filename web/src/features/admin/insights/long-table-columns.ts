import type { ReactNode } from 'react';

/** From this many rows on, not all are in the document, where the browser's own search would find them. */
export const MANY = 120;

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligned right, so that digits line up. */
  readonly figure?: boolean;
  /** The row's own name. */
  readonly names?: boolean;
  /** As a CSS width; columns without one share the rest. */
  readonly width?: string;
}

export interface LongTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
}
