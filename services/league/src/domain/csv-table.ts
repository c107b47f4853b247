import { csvDelimiter } from '@torchbearer/rules';
import { CsvError, parse } from 'csv-parse/sync';

/** Why a whole file can't be read, as a sentence. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault';
}

export interface CsvRow {
  /** Where it begins in the file; the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly header: readonly string[];
  /** Rows with anything in them. */
  readonly rows: readonly CsvRow[];
}

/**
 * Reads values separated by commas (RFC 4180), semicolons or tabs, in UTF-8, with or without a byte order mark, with
 * lines that end in LF, CR LF or CR. Rows without any value are passed over; the first other one is the header.
 * @throws CsvFault
 */
export function readCsv(bytes: Uint8Array): CsvTable {
  const [header, ...rows] = rowsOf(linesOf(bytes));
  if (!header) throw new CsvFault('The file is empty.');
  return { header: header.cells, rows };
}

/** The text with LF alone between its lines: otherwise a quoted CR LF would count as two. */
function linesOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .replace(/^\uFEFF+/, '')
      .replaceAll(/\r\n?/g, '\n');
  } catch {
    throw new CsvFault('The file is not UTF-8 text. Please save it as CSV in UTF-8.');
  }
}

/** A record with its `info`, if csv-parse is told to add it; its types have only the bare record. */
interface Parsed {
  readonly record: readonly string[];
  /** `lines`: the number of the record's last line. */
  readonly info: { readonly lines: number };
}

function rowsOf(text: string): CsvRow[] {
  let line = 1;
  return parsed(text).flatMap(({ record, info }) => {
    const row = { line, cells: record };
    line = info.lines + 1;
    return record.some((cell) => cell.trim() !== '') ? [row] : [];
  });
}

/** All records, or the first `most`. */
function parsed(text: string, most?: number): Parsed[] {
  try {
    // A row of another length is no error here: the caller reports every such row by its line.
    return parse(text, {
      delimiter: csvDelimiter(text),
      info: true,
      record_delimiter: '\n',
      relax_column_count: true,
      to: most,
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CsvFault(
      `The quotation marks in line ${brokenLine(text, error)} do not match. Put a value with quotation marks in ` +
        'quotation marks and write those inside it twice.',
    );
  }
}

/** Where the record begins that could not be read: after the last one that could. */
function brokenLine(text: string, error: CsvError): number {
  const { records } = error as CsvError & { readonly records?: unknown };
  const good = typeof records === 'number' && records > 0 ? parsed(text, records) : [];
  return (good.at(-1)?.info.lines ?? 0) + 1;
}
