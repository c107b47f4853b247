import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvFault, readCsv, type CsvRow } from './csv-table.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => readCsv(bytes(text));
const faultOf = (file: Uint8Array): string => {
  try {
    readCsv(file);
  } catch (error) {
    if (error instanceof CsvFault) return error.message;
    throw error;
  }
  return 'none';
};

describe('a CSV file', () => {
  test.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('is read with lines that end in %s, and each row has its first line number', (_what, end) => {
    const text = ['', 'name,tribe', 'Ada,Ember', '', ' , ', `"Bo${end}the Tall","a ""b"", c"`, 'Cy,'].join(
      end,
    );
    const expected = {
      header: ['name', 'tribe'],
      rows: [
        { line: 3, cells: ['Ada', 'Ember'] },
        { line: 6, cells: ['Bo\nthe Tall', 'a "b", c'] },
        { line: 8, cells: ['Cy', ''] },
      ],
    };
    expect(read(text)).toEqual(expected);
    expect(read(text + end)).toEqual(expected);
    expect(read(`\uFEFF${text}`)).toEqual(expected);
  });

  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['commas', ','],
  ])('with %s between values is read, whatever quoted values and other lines contain', (_what, sign) => {
    const lines = [
      `"Name, in; full\t"${sign}tribe`,
      '',
      `a,b;c${sign === '\t' ? '' : '\t'}d`,
      `"x${sign}y"${sign}z`,
    ];
    const { header, rows } = read(`\uFEFF\uFEFF${sign} ${sign}\r\n${lines.join('\r\n')}\r\n`);
    expect(header).toEqual(['Name, in; full\t', 'tribe']);
    expect(rows.at(-1)).toEqual({ line: 5, cells: [`x${sign}y`, 'z'] });
  });

  test('keeps rows that are longer or shorter than the header as they are', () => {
    expect(read('a,b\n1\n1,2,3').rows.map(({ cells }) => cells)).toEqual([['1'], ['1', '2', '3']]);
  });

  test('reads back any values that were written to it', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', ',', '\n', ' ', 'é', '🔥', ';') }),
    );
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, (rows) => {
        // A CR within a value is read as an end of line like any other.
        const written = rows.map((row) => row.map((value) => value.replaceAll('\r', '')));
        const file = written.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','));
        const expected: CsvRow[] = [];
        let line = 1;
        for (const [n, cells] of written.entries()) {
          expected.push({ line, cells });
          line += (file[n] ?? '').split('\n').length;
        }
        const [header, ...others] = expected.filter(({ cells }) =>
          cells.some((value) => value.trim() !== ''),
        );
        if (!header) expect(faultOf(bytes(file.join('\n')))).toBe('The file is empty.');
        else expect(read(file.join('\n'))).toEqual({ header: header.cells, rows: others });
      }),
    );
  });

  test.each([
    ['nothing in it', ''],
    ['only a byte order mark', '\uFEFF'],
    ['only empty lines', '\r\n\r\n , \n'],
  ])('with %s is reported as empty', (_what, text) => {
    expect(faultOf(bytes(text))).toBe('The file is empty.');
  });

  test.each([
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x6e, 0, 0x61, 0])],
    ['Latin-1', new Uint8Array([0x6e, 0x0a, 0xe9, 0x0a])],
  ])('in %s is refused', (_what, file) => {
    expect(faultOf(file)).toBe('The file is not UTF-8 text. Please save it as CSV in UTF-8.');
  });

  test.each([
    ['never closed', 'name\nÄda\n\n"Bo,c\nd\ne', 4],
    ['in the middle of a value', 'name\n"x\r\ny"\r\nBo "the Tall"\n', 4],
    ['followed by more', 'name\n"Bo"x,c', 2],
    ['in the header', '"na', 1],
  ])('with a quotation mark %s is refused, naming the line', (_what, text, line) => {
    expect(faultOf(bytes(text))).toContain(`The quotation marks in line ${line} do not match.`);
  });

  test('of any bytes is either read or refused', () => {
    const quoting = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'x') }).map(bytes);
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), quoting), (file) => {
        expect(typeof faultOf(file)).toBe('string');
      }),
      { numRuns: 1_000 },
    );
  });
});
