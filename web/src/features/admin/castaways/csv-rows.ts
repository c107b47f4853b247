/** Reads a CSV file for display; the server decides whether it can be imported. */
import { csvDelimiter } from '@torchbearer/rules';

export interface CsvRow {
  /** Line of the file where the row begins; the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a CSV that are not empty, the heading first. */
export function csvRows(text: string): readonly CsvRow[] {
  const source = text.replace(/^\uFEFF+/u, '').replaceAll(/\r\n?/gu, '\n');
  const delimiter = csvDelimiter(source);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let began = 1;
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((value) => value.trim() !== '')) rows.push({ line: began, cells });
    cells = [];
    cell = '';
  };
  for (let place = 0; place < source.length; place += 1) {
    const sign = source.charAt(place);
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(place + 1) === '"') {
        cell += sign;
        place += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endRow();
      began = line;
    } else cell += sign;
  }
  endRow();
  return rows;
}
