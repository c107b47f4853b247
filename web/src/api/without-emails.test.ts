import { QueryClient, dehydrate } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { withoutOthersEmails } from './without-emails.js';

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
    JSON.parse(withoutOthersEmails({ timestamp: 0, buster: '', clientState: dehydrate(client) })) as {
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
