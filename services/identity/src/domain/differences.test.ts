import { expect, it } from 'vitest';
import { beforeAndAfter, differences } from './differences.js';

interface Camp {
  readonly name: string;
  readonly fire: string | null;
  readonly since: Date | null;
}
const since = new Date('2030-03-06T17:00:00Z');
const camp: Camp = { name: 'Ember', fire: null, since };

it('finds only what differs', () => {
  expect(differences(camp, { name: 'Ember', fire: 'lit', since: new Date(since) })).toEqual({ fire: 'lit' });
  expect(differences(camp, { since: null })).toEqual({ since: null });
  expect(differences(camp, {})).toEqual({});
});

it('shows both states of each requested field that differs', () => {
  const changed = { ...camp, fire: 'lit', since: null };
  expect(beforeAndAfter(camp, changed, ['name', 'fire'])).toEqual({
    before: { fire: null },
    after: { fire: 'lit' },
  });
});
