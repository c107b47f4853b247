import { describe, expect, it } from 'vitest';
import { differsFromSaved, lineAbout, reasonOfSuggestion, selectedId } from './choice.js';
import { drafted, myPicks, pickOf } from './sample.js';

describe('the selected castaway', () => {
  it('is none until the player selects one', () => {
    expect(selectedId(myPicks(), null)).toBeNull();
    expect(differsFromSaved(myPicks(), null)).toBe(false);
  });

  it('is the saved pick until the player selects another', () => {
    const mine = myPicks({ pick: pickOf('Ines') });
    expect(selectedId(mine, null)).toBe('Ines');
    expect(differsFromSaved(mine, 'Ines')).toBe(false);
    expect(selectedId(mine, 'Marcus')).toBe('Marcus');
    expect(differsFromSaved(mine, 'Marcus')).toBe(true);
  });

  it('falls back to the saved pick when the one tapped is voted out or leaves the roster', () => {
    const assigned = [drafted('Ines'), drafted('Marcus', { eliminated: true })];
    const mine = myPicks({ assigned, pick: pickOf('Ines') });
    expect(selectedId(mine, 'Marcus')).toBe('Ines');
    expect(selectedId(mine, 'Rosalind')).toBe('Ines');
  });
});

describe('a suggestion', () => {
  it('is the opposite of last week’s pick', () => {
    const reason = reasonOfSuggestion(myPicks({ previousPick: pickOf('Marcus', { weekNumber: 6 }) }));
    expect(reason).toBe('you backed Marcus, so now the other one.');
  });

  it('is the only one left', () => {
    const assigned = [drafted('Ines'), drafted('Marcus', { eliminated: true })];
    expect(reasonOfSuggestion(myPicks({ assigned }))).toMatch(/^the only one of yours/);
  });

  it('is the first draft choice of a player without a previous pick', () => {
    expect(reasonOfSuggestion(myPicks())).toMatch(/your first draft choice/);
  });
});

it('a castaway’s line leaves out what is not known', () => {
  expect(lineAbout(drafted('Ines').castaway)).toBe('33, Marine Welder, Fall River → Mobile');
  expect(lineAbout(drafted('Ines', { age: null, hometown: null }).castaway)).toBe('Marine Welder');
});
