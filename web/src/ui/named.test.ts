import { describe, expect, it } from 'vitest';
import { named } from './named.js';

const people = [{ name: 'Ruth Gale' }, { name: 'Marlow Finch' }];

describe('people by what was typed', () => {
  it('are those whose name has every word of it', () => {
    expect(named(people, ' gale RU ')).toEqual([{ name: 'Ruth Gale' }]);
    expect(named(people, 'nobody')).toEqual([]);
  });

  it('are the same list if nothing was typed', () => {
    expect(named(people, '  ')).toBe(people);
  });
});
