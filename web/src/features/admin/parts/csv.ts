/** Tables as files that a spreadsheet opens. */
import { saveFile } from '../../../ui/save-file.js';

type Cell = string | number | null;

/**
 * A spreadsheet takes a cell that begins so for a formula, also where a player typed it into their profile. What looks
 * guarded already is guarded once more, so that each reads back as it was.
 */
const FORMULA = /^'*[=+\-@\t\r]/u;

const GUARD = "'";

/** A spreadsheet guesses the encoding of a file without this mark, and guesses wrong. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV (RFC 4180), every text in it safe from being run as a formula.
 * @param rows the first of them is the heading; null is an empty cell
 * @returns the file's text, each line ended by CR LF
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  // A number is one, negative or not; only texts can pretend to be something else.
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? GUARD + cell : cell;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell of a file of ours as it was before it was kept from being run. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith(GUARD) && FORMULA.test(cell) ? cell.slice(GUARD.length) : cell;

/** Has the browser save a CSV as a file. @param name the file's name with its ending */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(name, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + csv);
