/** The table: one line per measurement, one column per league size. */

export interface Row {
  readonly what: string;
  readonly unit: string;
  readonly value: number;
}

export interface Column {
  readonly players: number;
  readonly rows: readonly Row[];
}

/** Three significant digits. */
export const shown = (value: number | undefined): string => {
  if (value === undefined) return '';
  if (value === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return Number(value.toFixed(Math.min(digits, 3))).toLocaleString('en-US', { maximumFractionDigits: 3 });
};

/** As Markdown. A measurement that only a later column has comes after the one that preceded it. */
export function table(columns: readonly Column[]): string {
  const keyOf = ({ what, unit }: Row): string => `${what} | ${unit}`;
  const keys: string[] = [];
  for (const { rows } of columns) {
    let place = 0;
    for (const key of rows.map(keyOf)) {
      const found = keys.indexOf(key);
      if (found === -1) keys.splice(place, 0, key);
      place = (found === -1 ? place : found) + 1;
    }
  }
  const heads = columns.map(({ players }) => `${players.toLocaleString('en-US')} players`);
  const lines = keys.map((key) =>
    [key, ...columns.map(({ rows }) => shown(rows.find((row) => keyOf(row) === key)?.value))].join(' | '),
  );
  return [
    `| What | Unit | ${heads.join(' | ')} |`,
    `| --- | --- | ${heads.map(() => '---:').join(' | ')} |`,
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}
