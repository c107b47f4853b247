import { expect, it } from 'vitest';
import { createPlainClient } from './plain-client.js';
import { pageOf, type ListPage } from './page.js';

const users = { id: 'listUsers', path: '/api/users' } as const;

it.each([
  [{}, null],
  [{ 'x-total-count': '7' }, { next: null, total: 7 }],
  [
    { 'x-total-count': '7', link: '</api/users?limit=2&q=a+b&after=WyJ4Il0>; rel="next"' },
    { next: 'WyJ4Il0', total: 7 },
  ],
])('tells a page by its headers: %j', async (headers, page) => {
  const fetch = () => Promise.resolve(Response.json([], { headers }));
  const seen: (ListPage | null)[] = [];
  await createPlainClient([users], { fetch }).listUsers({}, { onResponse: (one) => seen.push(pageOf(one)) });
  expect(seen).toEqual([page]);
});
