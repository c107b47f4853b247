/** ETags of every call that has them, and the headers of every kind of response. */
import { createHash } from 'node:crypto';
import { calls, type Call } from '@torchbearer/contract';
import { openApiDocument } from '@torchbearer/contract/openapi';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../api.js';
import { readyRequest, sendCall } from './requests.js';
import type { Fixture } from './fixture.js';

const withEtag = (calls as readonly Call[]).filter(({ etag }) => etag);

export function describeCachingAndHeaders(getFixture: () => Fixture): void {
  describe('responses', () => {
    it.each(withEtag)('of $id are not sent again to a client that has the current ETag', async (call) => {
      const { admin, visitor } = getFixture();
      const request = await readyRequest(getFixture(), call, admin);
      const read = (headers: Record<string, string>, who: Visitor = admin) =>
        sendCall(who, call, { ...request, headers });
      const whole = await read({});
      const tag = whole.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[^"]+"$/);
      const same = await read({ 'if-none-match': tag });
      expect([same.status, same.json, same.headers.get('etag')]).toEqual([304, null, tag]);
      const changed = await read({ 'if-none-match': '"other"' });
      expect([changed.status, changed.json]).toEqual([200, whole.json]);
      if (call.who === 'public') return;
      // An ETag grants no access, and shared caches must not store what only players may read.
      expect((await read({ 'if-none-match': tag }, visitor)).status).toBe(401);
      expect(whole.headers.get('cache-control')).toMatch(/private|no-store/);
      expect(whole.headers.get('vary')).toMatch(/authorization/i);
    });

    it('describe every call, at our public address', async () => {
      const { visitor, system } = getFixture();
      const response = await visitor.raw('GET', '/api/openapi.json');
      const { info } = response.json as { info: { version: string } };
      const serverUrl = system.twilio?.env['PUBLIC_URL'] ?? '';
      const document = openApiDocument({ version: info.version, serverUrl });
      expect(response.json).toEqual(JSON.parse(JSON.stringify(document)));
      expect(info.version).toMatch(/^\d+\.\d+\.\d+/);
    });

    it.each(['/api/castaways', '/api/nothing', '/api/docs', '/', '/leaderboard', '/swagger-ui/start.js'])(
      'at %s can’t be framed or embedded, and allow only our own scripts and connections',
      async (path) => {
        const { urls, issuer } = getFixture();
        const [url = ''] = urls;
        const { headers } = await fetch(url + path, { headers: { accept: 'text/html' } });
        // Only the built page's inline scripts are allowed, by their hashes.
        const page = await (await fetch(url)).text();
        const policy = (headers.get('content-security-policy') ?? '').split(';').map((rule) => rule.trim());
        expect(policy).toEqual(
          expect.arrayContaining([
            ...["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"],
            `script-src ${["'self'", ...inlineScripts(page)].join(' ')}`,
            `connect-src 'self' ws://${new URL(url).host} ${issuer.url}`,
          ]),
        );
        expect(Object.fromEntries(headers)).toMatchObject({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'strict-origin',
          'x-request-id': expect.any(String) as string,
        });
        for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
          expect(headers.get(name), name).toBeNull();
        }
      },
    );
  });
}

/** The inline scripts of a page, as the policy names them: `'sha256-…'`. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
