import { describe, expect, it } from 'vitest';
import { toCsv, withoutGuard } from './csv.js';

describe('a CSV file', () => {
  it('has one line for each row, ended as spreadsheets expect', () => {
    expect(
      toCsv([
        ['Name', 'Points'],
        ['Ada Reed', 12],
      ]),
    ).toBe('Name,Points\r\nAda Reed,12\r\n');
  });

  it('leaves unknown cells empty', () => {
    expect(toCsv([['Ada', null, '']])).toBe('Ada,,\r\n');
  });

  it('quotes commas, quotation marks and line ends', () => {
    expect(toCsv([['Reed, Ada', 'the "torch"', 'two\nlines', 'two\r\nlines']])).toBe(
      '"Reed, Ada","the ""torch""","two\nlines","two\r\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+15550100', '-2+3', '@SUM(A1)', '\t=1'])(
    'keeps %j from being run as a formula',
    (text) => {
      expect(toCsv([[text]])).toBe(`'${text}\r\n`);
    },
  );

  it.each(['=1+1', '-2', "'=1", "''@a", "'tis", "O'Hara", "'", 'Ada'])(
    'restores %j without the guard',
    (text) => {
      expect(withoutGuard(toCsv([[text]]).trimEnd())).toBe(text);
    },
  );

  it('keeps a formula behind a carriage return from being run, and quotes it', () => {
    expect(toCsv([['\r=1,2']])).toBe('"\'\r=1,2"\r\n');
  });

  it('leaves numbers as they are, also negative ones', () => {
    expect(toCsv([[-3, 0, 2.5]])).toBe('-3,0,2.5\r\n');
  });

  it('is empty without rows', () => {
    expect(toCsv([])).toBe('');
  });
});
