interface RowGapProps {
  /** px */
  readonly height: number;
  readonly columns: number;
}

/** A table's row that takes the height of the rows out of view. */
export const RowGap = ({ height, columns }: RowGapProps) => (
  <tr aria-hidden>
    <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
  </tr>
);
