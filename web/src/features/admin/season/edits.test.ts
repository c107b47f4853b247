import { describe, expect, it } from 'vitest';
import { changedFields, edited, overtaken, shown, withoutSaved, type Edits } from './edits.js';

const stored = { episodes: '13', rounds: '2', hide: false };
const edits: Edits<typeof stored> = edited({}, stored, 'episodes', '14');

describe('a form that is renewed while somebody types', () => {
  it('shows what was typed, and of everything else what is stored now', () => {
    const now = { ...stored, rounds: '3' };
    expect(shown(edits, now)).toEqual({ episodes: '14', rounds: '3', hide: false });
    expect(changedFields(edits, now)).toEqual(['episodes']);
    expect(overtaken(edits, now)).toEqual([]);
  });

  it('takes what was changed back for not changed', () => {
    expect(edited(edits, stored, 'episodes', '13')).toEqual({});
    expect(edited({}, stored, 'hide', true)).toEqual({ hide: { to: true, from: false } });
  });

  it('tells where somebody else has changed the same field', () => {
    const now = { ...stored, episodes: '12' };
    const typedOn = edited(edits, now, 'episodes', '15');
    expect(overtaken(edits, now)).toEqual(['episodes']);
    expect(overtaken(typedOn, now)).toEqual(['episodes']);
  });

  it('has nothing left to save where somebody else has done the same', () => {
    const now = { ...stored, episodes: '14' };
    expect(changedFields(edits, now)).toEqual([]);
    expect(overtaken(edits, now)).toEqual([]);
  });

  it('keeps what was typed while the rest was being saved', () => {
    const saved = shown(edits, stored);
    const typedOn = edited(edits, stored, 'rounds', '1');
    expect(withoutSaved(typedOn, saved)).toEqual({ rounds: { to: '1', from: '2' } });
  });
});
