import { createHash } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@torchbearer/kit/testing';
import { codeOf, startGatewayForTest, type GatewayForTest } from './gateway-for-test.js';

const FLOOD = '/socket.io/?flood';
const BREAK = '/socket.io/?break';
/** More than the system buffers for the two connections of a socket. */
const FLOOD_CHUNKS = 1_500;
/** Numbered, so that no two are equal. */
const chunk = (index: number): Buffer => Buffer.alloc(40_000 + index, `${index}.`);
let flooded = 0;

function flood(socket: Socket): void {
  while (flooded < FLOOD_CHUNKS) if (!socket.write(chunk(flooded++))) break;
  if (flooded < FLOOD_CHUNKS) socket.once('drain', () => flood(socket));
}

/** A tier that floods one address, returns the polls' requests and echoes the data of upgraded connections. */
let tier: Server;
let gateway: GatewayForTest;
const upgraded: IncomingMessage[] = [];
beforeAll(async () => {
  tier = createServer((request, response) => {
    response.end(JSON.stringify({ url: request.url, headers: request.headers }));
  });
  tier.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    upgraded.push(request);
    if (request.headers.cookie === undefined)
      return void socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    if (request.url === FLOOD) {
      socket.once('end', () => socket.destroy()).once('data', () => flood(socket));
      return;
    }
    if (request.url === BREAK) return void socket.once('data', () => socket.resetAndDestroy());
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => tier.listen(0, '127.0.0.1', resolve));
  const { port } = tier.address() as AddressInfo;
  gateway = await startGatewayForTest({ REALTIME_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await gateway.stop();
  tier.closeAllConnections();
  await new Promise((resolve) => tier.close(resolve));
});

interface Upgrade {
  readonly status: number;
  readonly socket: Socket | null;
}

function upgrade(path: string, headers: Record<string, string> = {}, port = gateway.port): Promise<Upgrade> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      path,
      headers: { connection: 'Upgrade', upgrade: 'websocket', ...headers },
    });
    request.on('upgrade', (response, socket) => resolve({ status: response.statusCode ?? 0, socket }));
    request.on('response', (response) => resolve({ status: response.statusCode ?? 0, socket: null }));
    request.on('error', reject).end();
  });
}

const echoed = (socket: Socket, text: string): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (data: Buffer) => resolve(data.toString()));
    socket.write(text);
  });

describe('/socket.io', () => {
  it('is forwarded to the realtime tier with host, origin and cookie', async () => {
    const answer = await gateway.request('GET', '/socket.io/?EIO=4&transport=polling', {
      headers: { origin: gateway.url, cookie: 'torchbearer_session=x', 'x-request-id': 'from-outside-1' },
    });
    expect(JSON.parse(answer.text)).toMatchObject({
      url: '/socket.io/?EIO=4&transport=polling',
      headers: {
        host: `127.0.0.1:${gateway.port}`,
        origin: gateway.url,
        cookie: 'torchbearer_session=x',
        'x-request-id': 'from-outside-1',
      },
    });
  });

  it('does not forward what clients claim about their address', async () => {
    const answer = await gateway.request('GET', '/socket.io/', {
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-real-ip': '203.0.113.9',
      },
    });
    const { headers } = JSON.parse(answer.text) as { headers: Record<string, string> };
    expect(headers['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
    expect(headers['x-forwarded-host']).toBeUndefined();
    expect(headers['x-real-ip']).toBeUndefined();
  });

  it('forwards the addresses that trusted proxies report, and their own', async () => {
    const { port } = tier.address() as AddressInfo;
    const proxied = await startGatewayForTest({
      REALTIME_URL: `http://127.0.0.1:${port}`,
      TRUST_PROXY: '1',
    });
    try {
      const answer = await proxied.request('GET', '/socket.io/', {
        headers: { 'x-forwarded-for': '192.0.2.66, 203.0.113.9' },
      });
      const { headers } = JSON.parse(answer.text) as { headers: Record<string, string> };
      expect(headers['x-forwarded-for']).toMatch(/^192\.0\.2\.66, 203\.0\.113\.9, (::ffff:)?127\.0\.0\.1$/);
    } finally {
      await proxied.stop();
    }
  });

  it('carries WebSockets in both directions', async () => {
    const { status, socket } = await upgrade('/socket.io/?transport=websocket', {
      cookie: 'torchbearer_session=x',
    });
    expect(status).toBe(101);
    if (!socket) throw new Error('no socket');
    expect(await echoed(socket, 'hello')).toBe('hello');
    expect(upgraded.at(-1)?.headers).toMatchObject({
      host: `127.0.0.1:${gateway.port}`,
      cookie: 'torchbearer_session=x',
    });
    socket.destroy();
  });

  it('reads no more from the tier for a caller who does not read, and loses nothing', async () => {
    const { socket } = await upgrade(FLOOD, { cookie: 'x' });
    if (!socket) throw new Error('no socket');
    socket.pause();
    socket.write('begin');
    const seen: number[] = [];
    await eventually(() => {
      seen.unshift(flooded);
      expect(seen[10]).toBe(flooded);
    });
    expect(flooded).toBeGreaterThan(0);
    expect(flooded).toBeLessThan(FLOOD_CHUNKS);

    const [expected, received] = [createHash('sha1'), createHash('sha1')];
    let missing = 0;
    for (let index = 0; index < FLOOD_CHUNKS; index++) {
      expected.update(chunk(index));
      missing += chunk(index).length;
    }
    await new Promise<void>((resolve) => {
      socket.on('data', (data: Buffer) => {
        received.update(data);
        missing -= data.length;
        if (missing === 0) resolve();
      });
      socket.resume();
    });
    expect(received.digest('hex')).toBe(expected.digest('hex'));
    socket.destroy();
  });

  it('ends a socket that the tier breaks off, and writes nothing into it', async () => {
    const { socket } = await upgrade(BREAK, { cookie: 'x' });
    if (!socket) throw new Error('no socket');
    const received: Buffer[] = [];
    socket.on('data', (data: Buffer) => received.push(data));
    socket.on('error', () => undefined);
    socket.write('begin');
    await eventually(() => expect(socket.closed || socket.readableEnded).toBe(true));
    expect(Buffer.concat(received).toString()).toBe('');
  });

  it('returns the status with which the tier refuses a handshake', async () => {
    expect((await upgrade('/socket.io/')).status).toBe(403);
  });

  it('is the only address that upgrades', async () => {
    for (const path of ['/', '/api/castaways', '/socket.iox', '/x/socket.io/']) {
      expect((await upgrade(path, { cookie: 'x' })).status).toBe(404);
    }
  });
});

describe('a quiet socket', () => {
  it('stays open longer than a silent request may last', async () => {
    const { port } = tier.address() as AddressInfo;
    const impatient = await startGatewayForTest({
      REALTIME_URL: `http://127.0.0.1:${port}`,
      SILENCE_TIMEOUT_MS: '100',
    });
    try {
      const { socket } = await upgrade('/socket.io/', { cookie: 'x' }, impatient.port);
      if (!socket) throw new Error('no socket');
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(await echoed(socket, 'still here')).toBe('still here');
      socket.destroy();
    } finally {
      await impatient.stop();
    }
  });
});

describe('without a realtime tier', () => {
  it('polls and handshakes are unavailable', async () => {
    const alone = await startGatewayForTest();
    try {
      const answer = await alone.request('GET', '/socket.io/', { headers: { accept: '*/*' } });
      expect(answer.status).toBe(503);
      expect(codeOf(answer)).toBe('UNAVAILABLE');
      expect((await upgrade('/socket.io/', {}, alone.port)).status).toBe(503);
      expect((await alone.call('listCastaways')).status).toBe(200);
    } finally {
      await alone.stop();
    }
  });
});

describe('a gateway that stops', () => {
  it('ends its sockets', async () => {
    const { port } = tier.address() as AddressInfo;
    const leaving = await startGatewayForTest({ REALTIME_URL: `http://127.0.0.1:${port}` });
    const { socket } = await upgrade('/socket.io/', { cookie: 'x' }, leaving.port);
    if (!socket) throw new Error('no socket');
    socket.on('error', () => undefined);
    await leaving.stop();
    await eventually(() => expect(socket.closed || socket.readableEnded).toBe(true));
  });
});
