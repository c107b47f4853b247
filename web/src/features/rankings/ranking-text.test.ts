import { describe, expect, it } from 'vitest';
import { linesOf, readRanking, writeRanking } from './ranking-text.js';

const cast = [
  { id: '1', name: 'Anouk Verhoeven' },
  { id: '2', name: 'Jo "Storm" O’Hara' },
  { id: '3', name: 'Bram Okafor' },
];
const read = (...lines: string[]) => readRanking(lines.join('\n'), cast);

describe('a ranking as text', () => {
  it('has one name per line', () => {
    expect(writeRanking(cast)).toBe('Anouk Verhoeven\nJo "Storm" O’Hara\nBram Okafor');
  });

  it('reads back as it was written', () => {
    expect(readRanking(writeRanking(cast), cast)).toEqual({ order: ['1', '2', '3'] });
  });

  it('ranks in the order of its lines, without blank ones, whatever the line ends', () => {
    expect(read('', '  Bram Okafor  ', '\t', 'Anouk Verhoeven\r', 'Jo "Storm" O’Hara', '')).toEqual({
      order: ['3', '1', '2'],
    });
    expect(linesOf('a\rb\r\nc\n\n')).toEqual(['a', 'b', 'c']);
  });

  it('matches names whatever their case, quotes and spaces', () => {
    for (const way of [
      'jo storm ohara',
      "JO 'Storm'  O'HARA",
      'Jo “Storm” O‘Hara',
      'Jo «Storm»\u00a0OʹHara'.replace('ʹ', '′'),
    ])
      expect(read(way, 'bram   okafor', '"Anouk Verhoeven"')).toEqual({ order: ['2', '3', '1'] });
  });
});

describe('a ranking that can’t be read', () => {
  it('has too few or too many names', () => {
    const expected = { problems: ['Please enter exactly 3 castaway names (one per line)'] };
    expect(read('Bram Okafor')).toEqual(expected);
    expect(read('')).toEqual(expected);
    expect(read('Bram Okafor', 'Anouk Verhoeven', 'Jo Storm OHara', 'Bram Okafor')).toEqual(expected);
  });

  it('has unknown names, reported as written', () => {
    expect(read('Bram Okafor', 'Annouk', 'The host')).toEqual({
      problems: ['Could not find: Annouk, The host'],
    });
  });

  it('has a name more than once, reported with those that are missing', () => {
    expect(read('bram okafor', 'Bram Okafor', 'Anouk Verhoeven')).toEqual({
      problems: ['More than once: Bram Okafor. Missing: Jo "Storm" O’Hara.'],
    });
  });

  it('has both errors', () => {
    expect(read('Bram Okafor', 'Bram Okafor', 'Nobody')).toEqual({
      problems: [
        'Could not find: Nobody',
        'More than once: Bram Okafor. Missing: Anouk Verhoeven, Jo "Storm" O’Hara.',
      ],
    });
  });
});
