import type { Castaway } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { bodyOf, faultsOf, isEdited, typedOf } from './castaway-fields.js';

const juniper: Castaway = {
  id: 'j',
  name: 'Juniper Hale',
  tribe: 'Ember',
  occupation: null,
  age: 34,
  hometown: 'Bend, OR → Boise, ID',
  imageUrl: null,
  eliminatedInWeek: null,
  eliminated: false,
};

describe('the castaway form', () => {
  it('asks for a name, and for nothing else', () => {
    expect(faultsOf(typedOf(null))).toEqual({ name: 'Name is required' });
    expect(faultsOf({ ...typedOf(null), name: 'Ada' })).toEqual({});
  });

  it.each(['17', '121', '30.5', '-40', 'forty'])('takes no age of %s', (age) => {
    expect(faultsOf({ ...typedOf(juniper), age })).toEqual({
      age: 'Age must be a whole number between 18 and 120',
    });
  });

  it.each(['18', '120', ''])('takes an age of "%s"', (age) => {
    expect(faultsOf({ ...typedOf(juniper), age })).toEqual({});
  });

  it('sends the age as a number, and empty texts as none', () => {
    expect(bodyOf({ ...typedOf(juniper), hometown: ' ' }, null)).toEqual({
      name: 'Juniper Hale',
      tribe: 'Ember',
      occupation: null,
      hometown: null,
      imageUrl: null,
      age: 34,
    });
  });

  it('leaves out an age that nobody gave', () => {
    expect(bodyOf({ ...typedOf(null), name: 'Ada' }, null)).not.toHaveProperty('age');
  });

  it('takes away an age that was there', () => {
    expect(bodyOf({ ...typedOf(juniper), age: '' }, juniper)).toMatchObject({ age: null });
  });

  it('knows whether anything was changed', () => {
    expect(isEdited(typedOf(juniper), juniper)).toBe(false);
    expect(isEdited({ ...typedOf(juniper), tribe: 'Tide' }, juniper)).toBe(true);
  });
});
