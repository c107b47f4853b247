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

/**
 * The exponent with which a figure grows from one size of league to the next: 1 if it is proportional to the players.
 * Empty if that is not known.
 */
function growth(what: (column: Column) => number | undefined, columns: readonly Column[]): string {
  return columns
    .slice(1)
    .map((column, index) => {
      const smaller = columns[index]!;
      const ratio = (what(column) ?? NaN) / (what(smaller) ?? NaN);
      const exponent = Math.log(ratio) / Math.log(column.players / smaller.players);
      return Number.isFinite(exponent) ? exponent.toFixed(2) : '';
    })
    .join(', ');
}

/** As Markdown. A measurement that only a later column has comes after the one that preceded it. */
export function table(columns: readonly Column[], { withGrowth = false } = {}): string {
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
  if (withGrowth) heads.push('Exponent');
  const lines = keys.map((key) => {
    const valueIn = ({ rows }: Column) => rows.find((row) => keyOf(row) === key)?.value;
    const cells = columns.map((column) => shown(valueIn(column)));
    return [key, ...cells, ...(withGrowth ? [growth(valueIn, columns)] : [])].join(' | ');
  });
  return [
    `| What | Unit | ${heads.join(' | ')} |`,
    `| --- | --- | ${heads.map(() => '---:').join(' | ')} |`,
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}
