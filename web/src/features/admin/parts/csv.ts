/** Tables as files for spreadsheets. */
import { saveFile } from '../../../ui/save-file.js';

type Cell = string | number | null;

/**
 * Spreadsheets run a cell that starts so as a formula, even if a player typed it into their profile. A cell
 * that is already escaped is escaped again, so that each reads back unchanged.
 */
const FORMULA = /^'*[=+\-@\t\r]/u;

const GUARD = "'";

/** Without this mark, spreadsheets guess the encoding wrong. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV (RFC 4180), with every text escaped against formulas.
 * @param rows the first one is the heading; null is an empty cell
 * @returns the file's text, each line ended by CR LF
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  // Numbers are safe, even negative ones; only texts can be formulas.
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? GUARD + cell : cell;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell of our own export, without its formula escape. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith(GUARD) && FORMULA.test(cell) ? cell.slice(GUARD.length) : cell;

/**
 * Lets the browser save a CSV as a file.
 * @param name the file's name with its extension
 */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(name, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + csv);
