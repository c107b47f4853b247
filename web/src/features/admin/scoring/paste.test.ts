import { describe, expect, it } from 'vitest';
import { castawayOf } from '../../../api/sample-castaway.js';
import { isColumn, readPaste } from './paste.js';
import { rowsOf } from './score-sheet.js';

const castaway = (name: string, eliminated = false) => castawayOf(name, { eliminated });
const cast = [
  castaway('Ada Stone'),
  castaway('Bo Reed'),
  castaway('Cy Out', true),
  castaway('Zoë Núñez'),
  castaway('Ada Reed'),
];
const rows = rowsOf({ castaways: cast, weekNumber: 5 }, new Map([['Cy Out', 3]]), new Map());
const paste = (text: string, from = 0) => {
  const { texts, left } = readPaste(text, rows, from);
  return { texts: Object.fromEntries(texts), left };
};

describe('a column of numbers', () => {
  it('fills the fields downwards, and skips eliminated castaways', () => {
    expect(paste('1\n2\r\n3\n').texts).toEqual({ 'Ada Stone': '1', 'Bo Reed': '2', 'Zoë Núñez': '3' });
    expect(paste('7\n8', 1).texts).toEqual({ 'Bo Reed': '7', 'Zoë Núñez': '8' });
  });

  it('with a line for every castaway fills line by line, and reports points for eliminated ones', () => {
    const { texts, left } = paste('1\n2\n9\n4\n5');
    expect(texts).toEqual({ 'Ada Stone': '1', 'Bo Reed': '2', 'Zoë Núñez': '4', 'Ada Reed': '5' });
    expect(left).toEqual([{ line: '9', why: 'Cy Out is eliminated' }]);
    expect(paste('1\n2\n3\n4\n5').left).toEqual([]);
  });

  it('skips the castaway at an empty line', () => {
    expect(paste('1\n\n3').texts).toEqual({ 'Ada Stone': '1', 'Zoë Núñez': '3' });
  });

  it('reports invalid scores and lines without a castaway', () => {
    const { texts, left } = paste('1\n2.5\n3\n4\n5\n6');
    expect(texts).toEqual({ 'Ada Stone': '1', 'Zoë Núñez': '3', 'Ada Reed': '4' });
    expect(left).toEqual([
      { line: '2.5', why: 'A whole number from -1000 to 1000' },
      { line: '5', why: 'There is no castaway left for it' },
      { line: '6', why: 'There is no castaway left for it' },
    ]);
  });
});

describe('names with points', () => {
  it('match castaways in any order, without accents or capitals, by an unambiguous part', () => {
    expect(paste('zoe nunez\t4\nBo\t-2\nADA  STONE\t0').texts).toEqual({
      'Zoë Núñez': '4',
      'Bo Reed': '-2',
      'Ada Stone': '0',
    });
  });

  it('may have a heading, further columns, or a comma instead of a tab', () => {
    expect(paste('Castaway\tTribe\tPoints\nBo Reed\tEmber\t5').texts).toEqual({ 'Bo Reed': '5' });
    expect(paste('Bo Reed, 5\nAda Stone: 6\nAda Reed 7').texts).toEqual({
      'Bo Reed': '5',
      'Ada Stone': '6',
      'Ada Reed': '7',
    });
  });

  it('that match no castaway, several, an eliminated one or one twice are reported', () => {
    const { texts, left } = paste('Nobody\t1\nAda\t2\nCy Out\t9\nBo Reed\t3\nBo Reed\t4\nZoë Núñez\t\n8');
    expect(texts).toEqual({ 'Bo Reed': '3' });
    expect(left).toEqual([
      { line: 'Nobody\t1', why: 'No castaway of this name' },
      { line: 'Ada\t2', why: 'Could be Ada Stone or Ada Reed' },
      { line: 'Cy Out\t9', why: 'Cy Out is eliminated' },
      { line: 'Bo Reed\t4', why: 'Bo Reed is named twice' },
      { line: 'Zoë Núñez\t', why: 'No points' },
      { line: '8', why: 'No name' },
    ]);
  });
});

it('a single pasted number is not a column', () => {
  expect(isColumn('12')).toBe(false);
  expect(isColumn('12\n')).toBe(false);
  expect(isColumn('12\n13')).toBe(true);
  expect(isColumn('Ada\t13')).toBe(true);
});
