import { forFile } from '@torchbearer/kit/testing/suites';
import { connect } from 'node:net';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, startGatewayForTest } from './gateway-for-test.js';
import { rawHttp } from './raw-http.js';
import { castaway, ids, player, tokens } from './sample.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(() => gateway.reset());

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** A request whose response is not decompressed. */
const send = (method: string, path: string, headers: Record<string, string> = {}): Promise<Received> =>
  new Promise((resolve, reject) => {
    httpRequest(gateway.url + path, { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('a response of the API', () => {
  const many = () =>
    gateway.league.answer('listCastaways', () => ({
      castaways: Array.from({ length: 200 }, () => castaway),
    }));

  it('is compressed as the caller prefers, and Brotli is best', async () => {
    many();
    const plain = await send('GET', '/api/castaways');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync };
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip;q=1, br;q=0.5', 'gzip'],
      ['gzip', 'gzip'],
      ['deflate', 'deflate'],
      ['br;q=0, *', 'gzip'],
    ] as const) {
      const { headers, bytes } = await send('GET', '/api/castaways', { 'accept-encoding': accepted });
      expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding]);
      expect(headers['content-length']).toBe(String(bytes.byteLength));
      expect(decode[encoding](bytes).equals(plain.bytes)).toBe(true);
      expect(headers['etag']).toBe(plain.headers['etag']);
    }
    for (const accepted of ['identity', 'secret', 'br;q=0, gzip;q=0', '']) {
      const { headers, bytes } = await send('GET', '/api/castaways', { 'accept-encoding': accepted });
      expect([headers['content-encoding'], bytes.equals(plain.bytes)]).toEqual([undefined, true]);
      expect(headers['vary']).toBe('Cookie, Authorization, Accept-Encoding');
    }
  });

  it('is compressed if it is large, from one thread or another', async () => {
    const accept = { 'accept-encoding': 'gzip' };
    expect((await send('GET', '/api/castaways', accept)).headers['content-encoding']).toBeUndefined();
    gateway.league.answer('listCastaways', () => ({
      castaways: Array.from({ length: 2_000 }, () => castaway),
    }));
    const { headers, bytes } = await send('GET', '/api/castaways', accept);
    expect(headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(bytes).toString())).toHaveLength(2_000);
  });

  it('with a token or about an account is not compressed', async () => {
    const headers = { authorization: `Bearer ${tokens.admin}`, 'accept-encoding': 'gzip, br' };
    gateway.identity.answer('listUsers', () => ({
      users: Array.from({ length: 50 }, () => player),
    }));
    const users = await send('GET', '/api/users', headers);
    expect([users.status, users.headers['content-encoding'], users.headers['vary']]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(users.bytes.byteLength).toBeGreaterThan(5_000);
  });

  it('to HEAD has the headers of the whole response and no body', async () => {
    many();
    const get = await send('GET', '/api/castaways');
    const head = await send('HEAD', '/api/castaways', { 'accept-encoding': 'gzip' });
    expect([head.status, head.bytes.byteLength]).toEqual([200, 0]);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  });

  it('has the same security headers as a page, for the host of its request', async () => {
    const [call, page] = [await send('GET', '/api/castaways'), await send('GET', '/nothing')];
    const names = Object.keys(page.headers).filter(
      (name) => !/^(date|content-length|x-request-id|vary|cache-control)$/.test(name),
    );
    expect(names).toContain('content-security-policy');
    for (const name of names) {
      if (name !== 'content-type') expect([name, call.headers[name]]).toEqual([name, page.headers[name]]);
    }
    const other = await send('GET', '/api/castaways', { host: 'other.example' });
    expect(other.headers['content-security-policy']).toContain("connect-src 'self' ws://other.example;");
    expect(call.headers['content-security-policy']).toContain(
      `connect-src 'self' ws://127.0.0.1:${gateway.port};`,
    );
  });

  it('goes to as many hosts as anybody invents', async () => {
    for (let index = 0; index < 150; index++) {
      const { headers } = await send('GET', '/api/nothing', { host: `h${index}.example` });
      expect(headers['content-security-policy']).toContain(`ws://h${index}.example;`);
    }
  });
});

describe('an address of the API', () => {
  it('names its methods', async () => {
    const refused = await gateway.request('PATCH', '/api/picks/me');
    expect([codeOf(refused), refused.headers.get('allow')]).toEqual([
      'METHOD_NOT_ALLOWED',
      'GET, HEAD, OPTIONS, POST',
    ]);
    const options = await send('OPTIONS', '/api/picks/me');
    expect([options.status, options.headers['allow'], options.bytes.byteLength]).toEqual([
      204,
      'GET, HEAD, OPTIONS, POST',
      0,
    ]);
  });

  it('is compared as it was sent, and its parameters are decoded', async () => {
    expect(codeOf(await gateway.request('GET', '/api/c%61staways'))).toBe('NOT_FOUND');
    expect(codeOf(await gateway.request('GET', '/api/castaways/%zz'))).toBe('INVALID_INPUT');
    expect(codeOf(await gateway.request('GET', '/api/nothing/%zz'))).toBe('INVALID_INPUT');
    const encoded = [...ids.castaway].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
    expect((await gateway.request('GET', `/api/castaways/${encoded}`)).status).toBe(200);
  });

  it('may be sent as a whole URL, as to a proxy', async () => {
    const answer = await rawHttp(
      gateway.port,
      'GET http://x.example/api/castaways?a=b HTTP/1.1\r\nHost: x.example\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('a JSON body', () => {
  const authorized = `Authorization: Bearer ${tokens.player}\r\nContent-Type: application/json\r\n`;

  it('may be chunked, and empty', async () => {
    const body = JSON.stringify({ castawayId: ids.castaway });
    const halves = [body.slice(0, 10), body.slice(10)].map(
      (half) => `${half.length.toString(16)}\r\n${half}\r\n`,
    );
    const chunked = (chunks: string) =>
      rawHttp(
        gateway.port,
        `POST /api/picks/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${authorized}` +
          `Transfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
      );
    expect(await chunked(halves.join(''))).toMatch(/^HTTP\/1.1 200 /);
    expect(await chunked('')).toMatch(/^HTTP\/1.1 400 [\s\S]*"INVALID_INPUT"/);
  });

  it('may begin with a byte order mark', async () => {
    const raw = `\u{FEFF}${JSON.stringify({ castawayId: ids.castaway })}`;
    const headers = { 'content-type': 'application/json' };
    expect((await gateway.request('POST', '/api/picks/me', { as: 'player', raw, headers })).status).toBe(200);
  });

  it('that breaks off harms nobody', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write(
      `POST /api/picks/me HTTP/1.1\r\nHost: x\r\n${authorized}Content-Length: 100\r\n\r\n{"castaway`,
    );
    // By the time of this response, the gateway has read the first half.
    expect((await gateway.call('listCastaways')).status).toBe(200);
    socket.destroy();
    expect((await gateway.call('listCastaways')).status).toBe(200);
    expect(gateway.picks.seen).toEqual([]);
  });

  it('that is too large is refused at once, and its connection serves the next request', async () => {
    const large = 'x'.repeat(101 * 1024);
    const answers = await rawHttp(
      gateway.port,
      `POST /api/picks/me HTTP/1.1\r\nHost: x\r\n${authorized}Transfer-Encoding: chunked\r\n\r\n` +
        `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n` +
        'GET /api/castaways HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answers).toMatch(/^HTTP\/1.1 413 [\s\S]*HTTP\/1.1 200 OK/);
  });
});
