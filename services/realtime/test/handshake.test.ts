import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { describe, expect, it } from 'vitest';
import { enter, join, lossOf, outcomeOf, createFixture, type Fixture } from './fixture.js';

const fixture = await forFile(createFixture());
const { port } = await fixture.startNode({
  PUBLIC_ORIGINS: 'https://play.example.com',
  CONNECTIONS_PER_USER: '3',
});

describe.each([['websocket'], ['polling']])('a handshake by %s', (transport) => {
  const open = (options: Parameters<Fixture['open']>[1]) =>
    fixture.open(port, { transports: [transport], ...options });

  it.each([
    ['no token', {}],
    ['an unknown token', { auth: { token: 'nobody’s' } }],
    ['a token with a NUL', { auth: { token: 'a\0b' } }],
    ['an unknown cookie', { extraHeaders: { cookie: 'torchbearer_session=nobodys' } }],
  ])('is refused with %s', async (_what, options) => {
    expect(await outcomeOf(open(options))).toBe('Not signed in');
  });

  it('is accepted with the token of a session', async () => {
    const page = open({ auth: { token: fixture.signIn().token } });
    expect(await outcomeOf(page)).toBe('connected');
    expect(await join(page)).toEqual({ ok: true });
  });

  it('is accepted with the session cookie', async () => {
    const page = open({ extraHeaders: { cookie: `a=b; torchbearer_session=${fixture.signIn().token}` } });
    expect(await outcomeOf(page)).toBe('connected');
    expect(await join(page)).toEqual({ ok: true });
  });

  it('is refused for a session with a temporary password', async () => {
    const { token } = fixture.signIn(undefined, { mustChangePassword: true });
    const page = open({ auth: { token } });
    const refusal = await new Promise<Error & { data?: unknown }>((resolve) =>
      page.once('connect_error', resolve),
    );
    expect(refusal.message).toContain('temporary password');
    expect(refusal.data).toEqual({ code: 'PASSWORD_CHANGE_REQUIRED', status: 403 });
    expect(page.connected).toBe(false);
  });

  it('is refused from a foreign page before any call, with any cookie', async () => {
    const { token } = fixture.signIn();
    for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${port + 1}`]) {
      const { calls } = fixture.identity;
      const outcome = await outcomeOf(
        open({ extraHeaders: { origin, cookie: `torchbearer_session=${token}` } }),
      );
      expect(outcome).toMatch(/^(websocket error|xhr poll error)$/);
      expect(fixture.identity.calls).toBe(calls);
    }
  });

  it.each([
    ['our own site', () => ({ origin: `http://127.0.0.1:${port}` })],
    [
      'our own site behind a proxy',
      () => ({ origin: 'https://torch.example', 'x-forwarded-host': 'torch.example' }),
    ],
    ['an origin configured', () => ({ origin: 'https://play.example.com' })],
  ])('is accepted from %s', async (_what, headers) => {
    const cookie = `torchbearer_session=${fixture.signIn().token}`;
    expect(await outcomeOf(open({ extraHeaders: { ...headers(), cookie } }))).toBe('connected');
  });
});

describe('a node behind https', () => {
  it('accepts only the secure cookie, and no page loaded by http', async () => {
    const node = await fixture.startNode({ PUBLIC_URL: 'https://torch.example' });
    const enter = (name: string, origin: string) =>
      outcomeOf(
        fixture.open(node.port, {
          extraHeaders: { origin, cookie: `${name}=${fixture.signIn().token}` },
        }),
      );
    const name = '__Host-torchbearer_session';
    expect(await enter(name, 'https://torch.example')).toBe('connected');
    expect(await enter('torchbearer_session', 'https://torch.example')).toBe('Not signed in');
    for (const origin of ['http://torch.example', `http://127.0.0.1:${node.port}`])
      expect(await enter(name, origin)).toBe('websocket error');
  });
});

describe('a connection', () => {
  /** A raw connection, because the library authenticates only once and leaves when refused. */
  const connect = async (at: number) => {
    const { io } = fixture.open(at, { autoConnect: false });
    const received: unknown[] = [];
    const closed = new Promise<void>((resolve) => io.once('close', () => resolve()));
    await new Promise<void>((resolve) => io.open(() => resolve()));
    io.engine.on('message', (text) => received.push(text));
    return {
      received,
      closed,
      ask: (token: string) => void io.engine.write(`0${JSON.stringify({ token })}`),
      close: () => io.engine.close(),
    };
  };

  it('looks up its session once, also with a valid token', async () => {
    for (const token of ['nobody’s', fixture.signIn('asks-a-lot').token]) {
      const { ask, closed } = await connect(port);
      fixture.identity.delayMs = 20;
      const { calls } = fixture.identity;
      for (let n = 0; n < 50; n++) ask(token);
      await closed;
      expect(fixture.identity.calls).toBe(calls + 1);
      fixture.identity.delayMs = 0;
    }
  });

  it('that is refused gets the reason and is closed', async () => {
    const order: string[] = [];
    // Its ten seconds start before the other's.
    const silent = await connect(port);
    void silent.closed.then(() => order.push('silent'));
    const refused = await connect(port);
    void refused.closed.then(() => order.push('refused'));
    refused.ask('nobody’s');
    await refused.closed;
    expect(order).toEqual(['refused']);
    expect(refused.received.at(-1)).toBe('4{"message":"Not signed in"}');
    silent.close();
  });
});

describe('silent connections', () => {
  it('are limited per address, without counting signed-in pages', async () => {
    // As behind an ingress and the gateway: the client may send any value, and those two append to it.
    const node = await fixture.startNode({ ANONYMOUS_PER_ADDRESS: '2', TRUST_PROXY: '2' });
    let claims = 0;
    const through = (address: string) => `192.0.2.${++claims}, ${address}, 10.0.0.1`;
    const knock = async (address: string) => {
      const url = `http://127.0.0.1:${node.port}/socket.io/?EIO=4&transport=polling`;
      return (await fetch(url, { headers: { 'x-forwarded-for': through(address) } })).status;
    };
    const enter = (address: string) =>
      outcomeOf(
        fixture.open(node.port, {
          auth: { token: fixture.signIn().token },
          extraHeaders: { 'x-forwarded-for': through(address) },
        }),
      );
    for (let n = 0; n < 4; n++) expect(await enter('203.0.113.1')).toBe('connected');
    const together = await Promise.all(Array.from({ length: 10 }, () => knock('203.0.113.1')));
    expect(together.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(await knock('203.0.113.1')).toBe(403);
    expect(await enter('203.0.113.1')).toBe('websocket error');
    expect(await knock('203.0.113.2')).toBe(200);
    expect(await enter('203.0.113.2')).toBe('connected');
  });
});

describe('connections', () => {
  it('are limited per user over all sessions, and a closed one frees its place', async () => {
    const userId = 'a-busy-user';
    const connect = async () => {
      const page = fixture.open(port, { auth: { token: fixture.signIn(userId).token } });
      await outcomeOf(page);
      return page;
    };
    const pages = [await connect(), await connect(), await connect()];
    const surplus = await connect();
    await lossOf(surplus);
    for (const page of pages) expect(await join(page)).toEqual({ ok: true });
    pages[0]?.disconnect();
    await eventually(async () => {
      const page = await connect();
      expect(await join(page)).toEqual({ ok: true });
    });
  });

  it('are retried by the browser while identity is down', async () => {
    fixture.identity.isDown = true;
    const { token } = fixture.signIn();
    const page = fixture.open(port, { auth: { token }, reconnection: true, reconnectionDelay: 20 });
    const { calls } = fixture.identity;
    await eventually(() => expect(fixture.identity.calls).toBeGreaterThan(calls + 6));
    expect(page.connected).toBe(false);
    fixture.identity.isDown = false;
    await eventually(() => expect(page.connected).toBe(true));
  });

  it('are the only thing on the port: other paths are not found', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(response.status).toBe(404);
    const script = await fetch(`http://127.0.0.1:${port}/socket.io/socket.io.js`);
    expect(script.status).toBeGreaterThanOrEqual(400);
  });

  it('end when the session expires', async () => {
    const node = await fixture.startNode();
    const session = fixture.signIn();
    const page = await enter(fixture, node.port, session);
    const loss = lossOf(page);
    node.clock.set(session.expiresAt);
    expect(await loss).toBe('io server disconnect');
  });

  it('reconnect when the node stops', async () => {
    const node = await fixture.startNode();
    const pages = await Promise.all(
      ['websocket', 'polling'].map((transport) => enter(fixture, node.port, { transport })),
    );
    const losses = Promise.all(pages.map(lossOf));
    await node.stop();
    // For any reason but 'io server disconnect', after which a browser does not reconnect.
    for (const reason of await losses) expect(reason).toMatch(/^transport/);
  });
});

it.each([
  '/',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=4&transport=unknown',
  '/socket.io/?EIO=2',
])('a response to %s has the security headers', async (path) => {
  const secure = await fixture.startNode({ PUBLIC_URL: 'https://play.example.com' });
  const { headers } = await fetch(`http://127.0.0.1:${String(secure.port)}${path}`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
