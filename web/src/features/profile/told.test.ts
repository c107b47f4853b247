import { describe, expect, it } from 'vitest';
import { userOf } from '../../api/sample-user.js';
import { locationOf, roleOf, stillToTell } from './told.js';

const robin = userOf();

describe('a profile', () => {
  it('tells where somebody lives, as far as they said', () => {
    expect(locationOf({ city: 'Reno', state: 'NV' })).toBe('Reno, NV');
    expect(locationOf({ city: null, state: 'NV' })).toBe('NV');
    expect(locationOf(robin)).toBeNull();
  });

  it('knows what is still to tell', () => {
    expect(stillToTell(robin)).toHaveLength(4);
    expect(stillToTell({ ...robin, about: 'Watches with popcorn.', city: 'Reno' })).toEqual([
      'a picture',
      'your favorite castaway',
    ]);
  });

  it('calls admins and players by their role', () => {
    expect([roleOf(robin), roleOf({ isAdmin: true })]).toEqual(['Player', 'League Admin']);
  });
});
