import { describe, expect, it } from 'vitest';
import { userOf } from '../../api/sample-user.js';
import { locationOf, roleOf, missingFields } from './completeness.js';

const robin = userOf();

describe('a profile', () => {
  it('shows the location as far as it is known', () => {
    expect(locationOf({ city: 'Reno', state: 'NV' })).toBe('Reno, NV');
    expect(locationOf({ city: null, state: 'NV' })).toBe('NV');
    expect(locationOf(robin)).toBeNull();
  });

  it('lists what is still missing', () => {
    expect(missingFields(robin)).toHaveLength(4);
    expect(missingFields({ ...robin, about: 'Watches with popcorn.', city: 'Reno' })).toEqual([
      'a picture',
      'your favorite castaway',
    ]);
  });

  it('names the role of admins and players', () => {
    expect([roleOf(robin), roleOf({ isAdmin: true })]).toEqual(['Player', 'League Admin']);
  });
});
