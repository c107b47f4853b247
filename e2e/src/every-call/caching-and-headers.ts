/** ETags, HEAD, security headers, and the OpenAPI document. */
import { createHash } from 'node:crypto';
import { calls, type Call, type CallId, type Sample } from '@torchbearer/contract';
import { openApiDocument } from '@torchbearer/contract/openapi';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../api.js';
import { pathOf } from './roles.js';
import { readyRequest, requestsOf, scoreOnce } from './requests.js';
import type { Fixture } from './fixture.js';

const all: readonly Call[] = calls;
const reads = all.filter(({ method, id }) => method === 'get' && id !== 'getDocs');
const withEtag = reads.filter(({ etag }) => etag);

export function describeCachingAndHeaders(getFixture: () => Fixture): void {
  describe('responses', () => {
    let fixture: Fixture;
    beforeAll(() => {
      fixture = getFixture();
    });
    const read = (
      call: Call,
      method = 'GET',
      headers: Record<string, string> = {},
      who: SignedIn = fixture.admin,
      { params, query }: Sample = requestsOf(fixture)[call.id as CallId],
    ) => {
      return who.raw(method, pathOf(call, params, query), undefined, headers);
    };

    it('of standings, castaways, results and all picks have an ETag', () => {
      const required = ['getStandings', 'listCastaways', 'listResults', 'listAllPicks'];
      expect(withEtag.map(({ id }) => id)).toEqual(expect.arrayContaining(required));
    });

    it.each(withEtag)('of $id are not sent again to a client that has the current ETag', async (call) => {
      const request = await readyRequest(fixture, call, fixture.admin);
      const readReady = (headers: Record<string, string> = {}) =>
        read(call, 'GET', headers, fixture.admin, request);
      const whole = await readReady();
      const tag = whole.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[^"]+"$/);
      for (const known of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
        const same = await readReady({ 'if-none-match': known });
        expect([same.status, same.json, same.headers.get('etag')], known).toEqual([304, null, tag]);
        expect(same.headers.get('x-request-id')).not.toBeNull();
      }
      for (const other of ['"other"', tag.slice(1, -1), '""']) {
        const changed = await readReady({ 'if-none-match': other });
        expect([changed.status, changed.json, changed.headers.get('etag')], other).toEqual([
          200,
          whole.json,
          tag,
        ]);
      }
      if (call.who === 'public') return;
      // An ETag grants no access, and shared caches must not store what only players may read.
      const unauthenticated = await fixture.visitor.raw('GET', pathOf(call, request.params), undefined, {
        'if-none-match': tag,
      });
      expect(unauthenticated.status).toBe(401);
      expect(whole.headers.get('cache-control')).toMatch(/private|no-store/);
      expect(whole.headers.get('vary')).toMatch(/authorization/i);
    });

    it('get a new ETag after a change', async () => {
      const [castaway] = fixture.league.castaways;
      const results = all.find(({ id }) => id === 'listResults');
      if (!castaway || !results) throw new Error('nothing to score');
      await scoreOnce(fixture);
      const save = (points: number) =>
        fixture.admin.client.saveWeekPoints({
          params: { n: 3 },
          body: { entries: [{ castawayId: castaway.id, points }] },
        });
      await save(1);
      const tag = (await read(results)).headers.get('etag') ?? '';
      await save(2);
      const now = await read(results, 'GET', { 'if-none-match': tag });
      expect(now.status).toBe(200);
      expect(now.headers.get('etag')).not.toBe(tag);
    });

    it.each(reads)('of $id have the same headers for HEAD', async (call) => {
      const get = await read(call);
      const head = await read(call, 'HEAD');
      expect([head.status, head.json]).toEqual([get.status, null]);
      for (const name of ['etag', 'content-type', 'cache-control']) {
        expect(head.headers.get(name), name).toBe(get.headers.get(name));
      }
    });

    it.each(['/api/castaways', '/api/nothing', '/api/docs', '/', '/leaderboard', '/swagger-ui/start.js'])(
      'at %s allow pages to load only our own scripts',
      async (path) => {
        const { headers } = await fetch((fixture.urls[0] ?? '') + path, { headers: { accept: 'text/html' } });
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toContain("default-src 'self'");
        // Only the built page's inline scripts are allowed, by their hashes.
        const page = await (await fetch(fixture.urls[0] ?? '')).text();
        expect(policy).toContain(`script-src ${["'self'", ...inlineScripts(page)].join(' ')};`);
        expect(policy).toContain("object-src 'none'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('referrer-policy')).toBe('strict-origin');
        expect(headers.get('x-request-id')).not.toBeNull();
        for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
          expect(headers.get(name), name).toBeNull();
        }
      },
    );

    it.each([
      ['/', 'id="root"'],
      ['/leaderboard', 'id="root"'],
      ['/api/docs', 'id="swagger-ui"'],
    ])('at %s are a page whose scripts the content security policy allows', async (path, marker) => {
      const response = await fetch((fixture.urls[0] ?? '') + path, { headers: { accept: 'text/html' } });
      const text = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(text).toContain(marker);
      const policy = response.headers.get('content-security-policy') ?? '';
      for (const source of inlineScripts(text)) expect(policy).toContain(source);
      expect(text.replaceAll(/<(script|style)[^]*?<\/\1>/gi, '')).not.toMatch(/\son\w+=/i);
      for (const [, source = ''] of text.matchAll(/<(?:script|link)[^>]*\s(?:src|href)="([^"]+)"/g)) {
        expect((await fetch(new URL(source, fixture.urls[0]))).status, source).toBe(200);
      }
    });

    it('at /api/openapi.json describe every call of the contract', async () => {
      const response = await fixture.visitor.raw('GET', '/api/openapi.json');
      const document = response.json as {
        info: { version: string };
        servers: { url: string }[];
        paths: Record<string, Record<string, object>>;
      };
      const { version } = document.info;
      const [{ url: serverUrl } = { url: '' }] = document.servers;
      expect(serverUrl).toBe(fixture.system.twilio?.env['PUBLIC_URL']);
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
      expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument({ version, serverUrl }))));
      const described = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path}`),
      );
      expect(described.sort()).toEqual(all.map(({ method, path }) => `${method} ${path}`).sort());
    });
  });
}

/** The inline scripts of a page, as the policy names them: `'sha256-…'`. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
