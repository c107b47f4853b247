import { forFile } from '@torchbearer/kit/testing/suites';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, startGatewayForTest } from './gateway-for-test.js';
import { ids } from './sample.js';
import { rawHttp } from './raw-http.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(() => gateway.reset());

const json = { 'content-type': 'application/json' };
const pick = (raw: string | Buffer, headers: Record<string, string> = json) =>
  gateway.request('POST', '/api/picks/me', { as: 'player', raw, headers });
const aPick = JSON.stringify({ castawayId: ids.castaway });

describe('bodies', () => {
  it('of more than 100 KB are refused, also compressed', async () => {
    const large = JSON.stringify({ castawayId: ids.castaway, filling: 'x'.repeat(101 * 1024) });
    expect(codeOf(await pick(large))).toBe('TOO_LARGE');
    expect(codeOf(await pick(gzipSync(large), { ...json, 'content-encoding': 'gzip' }))).toBe('TOO_LARGE');
  });

  it('of just under 100 KB are accepted', async () => {
    const raw = JSON.stringify({ castawayId: ids.castaway, filling: 'x'.repeat(99 * 1024) });
    expect((await pick(raw)).status).toBe(200);
    expect(gateway.picks.seen[0]?.request).toEqual({ castawayId: ids.castaway });
  });

  it('in an unknown character set or encoding are refused', async () => {
    const charset = { 'content-type': 'application/json; charset=shift_jis' };
    expect(codeOf(await pick(aPick, charset))).toBe('WRONG_TYPE');
    expect(codeOf(await pick(aPick, { ...json, 'content-encoding': 'secret' }))).toBe('WRONG_TYPE');
  });

  it('of JSON may name a charset and be compressed', async () => {
    expect((await pick(aPick, { 'content-type': 'Application/JSON; charset=UTF-8' })).status).toBe(200);
    expect((await pick(gzipSync(aPick), { ...json, 'content-encoding': 'gzip' })).status).toBe(200);
    expect(codeOf(await pick('no gzip', { ...json, 'content-encoding': 'gzip' }))).toBe('MALFORMED_JSON');
  });

  it('with deep nesting or prototypes do no harm', async () => {
    expect(codeOf(await pick('['.repeat(50_000) + ']'.repeat(50_000)))).toBe('INVALID_INPUT');
    const raw = `{"__proto__":{"isAdmin":true},"constructor":{},"castawayId":"${ids.castaway}"}`;
    expect((await pick(raw)).status).toBe(200);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it('of unauthenticated clients are not read', async () => {
    const answer = await gateway.request('POST', '/api/picks/me', { raw: '{', headers: json });
    expect(codeOf(answer)).toBe('NOT_SIGNED_IN');
  });
});

describe('addresses', () => {
  it('outside the API do not exist without a web client', async () => {
    expect(codeOf(await gateway.request('GET', '/'))).toBe('NOT_FOUND');
    expect(codeOf(await gateway.request('GET', '/index.html'))).toBe('NOT_FOUND');
  });

  it('with two hosts are refused', async () => {
    const answer = await rawHttp(
      gateway.port,
      'GET /api/castaways HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*"error":"This request names two hosts."/);
  });

  it('in malformed requests get the usual error format', async () => {
    const answers = await Promise.all([
      rawHttp(gateway.port, 'GET /api/castaways HTTP/1.1\r\nHost: x\r\nBroken header\r\n\r\n'),
      rawHttp(gateway.port, 'nonsense\r\n\r\n'),
      rawHttp(
        gateway.port,
        `GET /api/castaways HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      ),
    ]);
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toMatch(/x-request-id: [\w-]{36}\r\n/);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });
});

describe('headers', () => {
  it('keep a valid request id; an invalid one is replaced', async () => {
    const idFor = async (given: string) =>
      (await gateway.request('GET', '/api/castaways', { headers: { 'x-request-id': given } })).headers.get(
        'x-request-id',
      );
    expect(await idFor('Trace-12345')).toBe('Trace-12345');
    for (const bad of [
      'short',
      'x'.repeat(65),
      'with space 123',
      '<script>alert(1)</script>',
      'a;b=c;d=e;f',
    ]) {
      expect(await idFor(bad)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });

  it('of a response cannot be injected by a request', async () => {
    const answer = await rawHttp(
      gateway.port,
      'GET /api/castaways/x%0d%0aSet-Cookie:%20evil=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n' +
        'X-Request-Id: aaaaaaaa%0d%0aEvil: 1\r\nCookie: torchbearer_session=a%0d%0ab\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).not.toMatch(/^(evil|set-cookie):/im);
  });

  it('tell browsers to stay with https only if the public address is https', async () => {
    const { headers } = await gateway.request('GET', '/api/castaways');
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});
