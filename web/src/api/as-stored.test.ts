import { QueryClient, dehydrate } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { asStored } from './as-stored.js';

it('stored responses have the user’s own e-mail and no other', () => {
  const client = new QueryClient();
  client.setQueryData(
    ['standings'],
    [
      { id: 'jo', name: 'Jo', email: 'jo@example.com' },
      { id: 'sam', name: 'Sam', email: 'sam@example.com' },
    ],
  );
  const stored = () =>
    JSON.parse(asStored({ timestamp: 0, buster: '', clientState: dehydrate(client) }, false)) as {
      clientState: { queries: { queryKey: string[]; state: { data: unknown } }[] };
    };
  const standings = () =>
    stored().clientState.queries.find(({ queryKey }) => queryKey[0] === 'standings')?.state.data;
  expect(JSON.stringify(standings())).not.toContain('@');
  client.setQueryData(['me'], { id: 'jo', email: 'jo@example.com' });
  expect(standings()).toEqual([
    { id: 'jo', name: 'Jo', email: 'jo@example.com' },
    { id: 'sam', name: 'Sam', email: null },
  ]);
});

it('a player who hides results has no stored word of who left, nor who is recommended', () => {
  const client = new QueryClient();
  const castaway = { id: 'kai', name: 'Kai', eliminated: true, eliminatedInWeek: 4 };
  client.setQueryData(['picks', 'me'], { assigned: [{ castaway }], suggestedCastaway: { id: 'rosa' } });
  const stored = (hidesResults: boolean) =>
    asStored({ timestamp: 0, buster: '', clientState: dehydrate(client) }, hidesResults);
  expect(stored(false)).toContain('"eliminated":true,"eliminatedInWeek":4');
  expect(stored(true)).toContain('"name":"Kai","eliminated":false,"eliminatedInWeek":null');
  expect(stored(true)).not.toContain('rosa');
});
