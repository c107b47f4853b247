import type { ReactNode } from 'react';

/** From so many rows on not all of them stand in the document, where the browser's own search would find them. */
export const MANY = 120;

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Stands to the right, digits below each other. */
  readonly figure?: boolean;
  /** The row's own name. */
  readonly names?: boolean;
  /** As CSS has it; what is left is shared. */
  readonly width?: string;
}

export interface LongTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
}
