import { describe, expect, it } from 'vitest';
import { refreshPage } from './refresh-page.js';

const KEY = 'https://torchbearer.example/index.html?__WB_REVISION__=1';
const page = (text: string, policy: string, status = 200) =>
  new Response(text, { status, headers: { 'content-security-policy': policy } });

/** The policy of the stored page afterwards. */
async function policyAfter(fresh: Response): Promise<string | null> {
  const caches = new Map<string, Map<string, Response>>([
    ['images', new Map([['https://torchbearer.example/images/a.webp', page('picture', 'none')]])],
    ['precache', new Map([[KEY, page('<html>1', 'old')]])],
  ]);
  const open = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    return Promise.resolve({
      keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
      match: ({ url }: Request) => Promise.resolve(entries.get(url)?.clone()),
      put: ({ url }: Request, response: Response) => Promise.resolve(void entries.set(url, response)),
    } as unknown as Cache);
  };
  const requests: string[] = [];
  await refreshPage({ keys: () => Promise.resolve([...caches.keys()]), open }, (path) => {
    requests.push(path);
    return Promise.resolve(fresh);
  });
  expect(requests).toEqual(['/index.html?fresh']);
  return caches.get('precache')?.get(KEY)?.headers.get('content-security-policy') ?? null;
}

describe('the page that the service worker has stored', () => {
  it('gets the policy that the server sends now', async () => {
    expect(await policyAfter(page('<html>1', 'new'))).toBe('new');
  });

  it('stays if the server has another version of the page, or none', async () => {
    expect(await policyAfter(page('<html>2', 'new'))).toBe('old');
    expect(await policyAfter(page('<html>1', 'new', 503))).toBe('old');
  });
});
