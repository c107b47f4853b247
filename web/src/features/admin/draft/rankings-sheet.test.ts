import { describe, expect, it } from 'vitest';
import { rankingsSheet, sheetRow } from './rankings-sheet.js';
import { ranking } from './sample.js';

describe('the exported rankings', () => {
  const [heading, ada, bo] = rankingsSheet([ranking('Ada', 'Ines', 'Kai'), ranking('Bo')].map(sheetRow));

  it('have 18 columns for ranks', () => {
    expect(heading?.slice(0, 4)).toEqual(['Name', 'Email', 'Submitted at', 'Rank 1']);
    expect(heading?.filter((cell) => cell?.startsWith('Rank '))).toHaveLength(18);
    expect(heading?.at(-1)).toBe('Rank 18');
  });

  it('have the castaways in the player’s order', () => {
    expect(ada?.slice(0, 5)).toEqual(['Ada', 'ada@example.com', '2030-10-01T18:00:00.000Z', 'Ines', 'Kai']);
    expect(ada).toHaveLength(21);
  });

  it('have empty cells for a player without rankings', () => {
    expect(bo?.slice(2).every((cell) => cell === null)).toBe(true);
  });
});
