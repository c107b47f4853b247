import { castawayNameKey, FIRST_WEEK, LAST_WEEK } from '@torchbearer/rules';
import { z } from 'zod';
import { castawayRules, type ListedCastaway } from './castaways.js';
import { CsvFault, type CsvRow, type CsvTable } from './csv-table.js';

export interface RejectedRow {
  readonly line: number;
  /** All its errors, as sentences. */
  readonly error: string;
}

export interface CastawayList {
  readonly castaways: readonly ListedCastaway[];
  readonly rejected: readonly RejectedRow[];
}

const MOST_ROWS = 500;

const ELIMINATED = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

const WEEK = `Eliminated in week must be a whole number between ${FIRST_WEEK} and ${LAST_WEEK}`;

/** The rule and the parsed value of each column's cells. An empty `eliminated` or week changes nothing. */
const columns = {
  ...castawayRules,
  age: z
    .string()
    .trim()
    .transform((cell) => (cell === '' ? null : /^\d+$/.test(cell) ? Number(cell) : NaN))
    .pipe(castawayRules.age.nullable()),
  eliminated: z
    .string()
    .trim()
    .toLowerCase()
    .refine((cell) => cell === '' || ELIMINATED.has(cell), 'Eliminated must be true, false, yes or no')
    .transform((cell) => ELIMINATED.get(cell)),
  eliminatedInWeek: z
    .string()
    .trim()
    .refine((cell) => /^(0*([1-9]|1\d|20))?$/.test(cell), WEEK)
    .transform((cell) => (cell === '' ? undefined : Number(cell))),
};
type Column = keyof typeof columns;

const COLUMNS = Object.keys(columns) as Column[];

/**
 * The castaways that a file lists, and the rejected rows, each with its errors.
 * @throws CsvFault if the file as a whole is invalid
 */
export function readCastaways({ header, rows }: CsvTable): CastawayList {
  const names = withoutEmptyEnd(header, 0).map(columnOf);
  const twice = names.find((column, place) => names.indexOf(column) !== place);
  if (twice !== undefined) throw new CsvFault(`The column ${twice} is there twice.`);
  if (!names.includes('name')) throw new CsvFault('The header must have a column called name.');
  if (rows.length === 0) throw new CsvFault('The file has a header and no castaways.');
  if (rows.length > MOST_ROWS)
    throw new CsvFault(`The file lists ${rows.length} castaways; ${MOST_ROWS} at most can be taken at once.`);

  const lineOf = new Map<string, number>();
  const castaways: ListedCastaway[] = [];
  const rejected: RejectedRow[] = [];
  for (const { line, cells } of rows) {
    const values = withoutEmptyEnd(cells, names.length).map(withoutGuard);
    const row = { line, cells: [...values, ...EMPTY.slice(values.length, names.length)] };
    const { castaway, errors } = readRow(row, names);
    const key = castawayNameKey(row.cells[names.indexOf('name')] ?? '');
    const earlier = lineOf.get(key);
    if (key !== '' && earlier !== undefined) errors.push(`This name is in line ${earlier} already`);
    else lineOf.set(key, row.line);
    if (castaway && errors.length === 0) castaways.push(castaway);
    else rejected.push({ line: row.line, error: errors.join('. ') });
  }
  return { castaways, rejected };
}

const EMPTY: readonly string[] = COLUMNS.map(() => '');

/** Spreadsheets write empty columns at the end of some lines, or leave them out. @param least how many cells stay */
const withoutEmptyEnd = (cells: readonly string[], least: number): readonly string[] =>
  cells.slice(0, Math.max(least, cells.findLastIndex((cell) => cell.trim() !== '') + 1));

/**
 * A cell that a spreadsheet would read as a formula is exported with an apostrophe before it, and one that already
 * has one with one more.
 */
const withoutGuard = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '');

/** Which column a heading means; case and blanks don't matter. */
function columnOf(heading: string, place: number): Column {
  const letters = heading.replaceAll(/\s/g, '').toLowerCase();
  const column = COLUMNS.find((name) => name.toLowerCase() === letters);
  if (column) return column;
  const problem =
    letters === ''
      ? `Column ${place + 1} has no heading.`
      : `There is no column called ${heading.trim().slice(0, 80)}.`;
  throw new CsvFault(`${problem} Columns are ${COLUMNS.join(', ')}.`);
}

function readRow(
  { cells }: CsvRow,
  names: readonly Column[],
): { castaway: ListedCastaway | null; errors: string[] } {
  if (cells.length !== names.length) {
    const problem = `The line has ${counted(cells.length, 'value')} and the header ${counted(names.length, 'column')}`;
    return { castaway: null, errors: [problem] };
  }
  const errors: string[] = [];
  const fields: Partial<Record<Column, unknown>> = {};
  for (const [place, name] of names.entries()) {
    const { success, data, error } = columns[name].safeParse(cells[place]);
    if (!success) errors.push(...error.issues.map((issue) => issue.message));
    else if (data !== undefined) fields[name] = data;
  }
  if (errors.length === 0 && fields.eliminatedInWeek !== undefined && fields.eliminated !== true)
    errors.push('A week of elimination needs a yes under eliminated');
  return { castaway: fields as ListedCastaway, errors };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
