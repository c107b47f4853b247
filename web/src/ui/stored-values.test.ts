import { describe, expect, it } from 'vitest';
import { changedFields, overtakenFields, untouched } from './stored-values.js';

const before = { name: 'Season 1', rounds: '3' };

describe('a form over values that change while the user types', () => {
  it('follows what is stored, except in the fields that the user has changed', () => {
    const typed = { ...before, name: 'Season One' };
    expect(untouched(typed, before, { name: 'Season I', rounds: '2' })).toEqual({ rounds: '2' });
  });

  it('has as changed what differs from the stored values, also emptied fields', () => {
    expect(changedFields(before, before)).toEqual([]);
    expect(changedFields({ ...before, rounds: '' }, before)).toEqual(['rounds']);
  });

  it('names the changed fields that were stored differently meanwhile', () => {
    const typed = { name: 'Season One', rounds: '4' };
    expect(overtakenFields(typed, before, { ...before, name: 'Season I' })).toEqual(['name']);
  });

  it('has no changes if another user has stored the same', () => {
    const typed = { ...before, name: 'Season One' };
    expect(changedFields(typed, typed)).toEqual([]);
    expect(overtakenFields(typed, before, typed)).toEqual([]);
    expect(untouched(typed, before, typed)).toEqual(typed);
  });
});
