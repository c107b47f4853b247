import { QueryClient, dehydrate } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { withoutOthersEmails } from './kept-emails.js';

it('of the answers that are kept, only one’s own have an e-mail', () => {
  const client = new QueryClient();
  client.setQueryData(
    ['standings'],
    [
      { id: 'jo', name: 'Jo', email: 'jo@example.com' },
      { id: 'sam', name: 'Sam', email: 'sam@example.com' },
    ],
  );
  const kept = () =>
    JSON.parse(withoutOthersEmails({ timestamp: 0, buster: '', clientState: dehydrate(client) })) as {
      clientState: { queries: { queryKey: string[]; state: { data: unknown } }[] };
    };
  const standings = () =>
    kept().clientState.queries.find(({ queryKey }) => queryKey[0] === 'standings')?.state.data;
  expect(JSON.stringify(standings())).not.toContain('@');
  client.setQueryData(['me'], { id: 'jo', email: 'jo@example.com' });
  expect(standings()).toEqual([
    { id: 'jo', name: 'Jo', email: 'jo@example.com' },
    { id: 'sam', name: 'Sam', email: null },
  ]);
});
