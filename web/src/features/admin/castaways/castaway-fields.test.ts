import { describe, expect, it } from 'vitest';
import { castawayOf } from '../../../api/sample-castaway.js';
import { bodyOf, castawayErrors, castawayFields } from './castaway-fields.js';

const juniper = castawayOf('Juniper Hale', {
  id: 'j',
  tribe: 'Ember',
  age: 34,
  hometown: 'Bend, OR → Boise, ID',
});

describe('the castaway form', () => {
  it('requires a name and nothing else', () => {
    expect(castawayErrors(castawayFields(null))).toEqual({ name: 'Name is required' });
    expect(castawayErrors({ ...castawayFields(null), name: 'Ada' })).toEqual({});
  });

  it.each(['17', '121', '30.5', '-40', 'forty'])('refuses an age of %s', (age) => {
    expect(castawayErrors({ ...castawayFields(juniper), age })).toEqual({
      age: 'Age must be a whole number between 18 and 120',
    });
  });

  it.each(['18', '120', ''])('accepts an age of "%s"', (age) => {
    expect(castawayErrors({ ...castawayFields(juniper), age })).toEqual({});
  });

  it('sends the age as a number, and empty texts as null', () => {
    expect(bodyOf({ ...castawayFields(juniper), hometown: ' ' }, null)).toEqual({
      name: 'Juniper Hale',
      tribe: 'Ember',
      occupation: null,
      hometown: null,
      imageUrl: null,
      age: 34,
    });
  });

  it('leaves out an age that was not given', () => {
    expect(bodyOf({ ...castawayFields(null), name: 'Ada' }, null)).not.toHaveProperty('age');
  });

  it('removes an age that was stored', () => {
    expect(bodyOf({ ...castawayFields(juniper), age: '' }, juniper)).toMatchObject({ age: null });
  });
});
