import { eventually } from '@torchbearer/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, lossOf, outcomeOf, setStage, type Stage } from './stage.js';

let stage: Stage;
let port: number;
beforeAll(async () => {
  stage = await setStage();
  ({ port } = await stage.startNode({
    PUBLIC_ORIGINS: 'https://play.example.com',
    CONNECTIONS_PER_USER: '3',
    SESSION_SWEEP_MS: '20',
  }));
});
afterAll(() => stage.clear());

describe.each([['websocket'], ['polling']])('a handshake by %s', (transport) => {
  const open = (options: Parameters<Stage['open']>[1]) =>
    stage.open(port, { transports: [transport], ...options });

  it.each([
    ['no token', {}],
    ['a token nobody has', { auth: { token: 'nobody’s' } }],
    ['a token that is no text', { auth: { token: ['a', { b: 1 }] } }],
    ['a token with a NUL', { auth: { token: 'a\0b' } }],
    ['a cookie nobody has', { extraHeaders: { cookie: 'torchbearer_session=nobodys' } }],
    ['a cookie of another name', { extraHeaders: { cookie: 'session=x' } }],
  ])('is refused with %s', async (_what, options) => {
    expect(await outcomeOf(open(options))).toBe('Not signed in');
  });

  it('is accepted with the token of a session', async () => {
    const page = open({ auth: { token: stage.signIn().token } });
    expect(await outcomeOf(page)).toBe('connected');
    expect(await join(page)).toEqual({ ok: true });
  });

  it('is accepted with the session cookie', async () => {
    const page = open({ extraHeaders: { cookie: `a=b; torchbearer_session=${stage.signIn().token}` } });
    expect(await outcomeOf(page)).toBe('connected');
    expect(await join(page)).toEqual({ ok: true });
  });

  it('is refused to a session that began with a temporary password', async () => {
    const { token } = stage.signIn(undefined, { mustChangePassword: true });
    const page = open({ auth: { token } });
    const refusal = await new Promise<Error & { data?: unknown }>((resolve) =>
      page.once('connect_error', resolve),
    );
    expect(refusal.message).toContain('temporary password');
    expect(refusal.data).toEqual({ code: 'PASSWORD_CHANGE_REQUIRED', status: 403 });
    expect(page.connected).toBe(false);
  });

  it('is refused from a foreign page before anybody is asked, whatever cookie comes with it', async () => {
    const { token } = stage.signIn();
    for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${port + 1}`]) {
      const { asked } = stage.identity;
      const outcome = await outcomeOf(
        open({ extraHeaders: { origin, cookie: `torchbearer_session=${token}` } }),
      );
      expect(outcome).toMatch(/^(websocket error|xhr poll error)$/);
      expect(stage.identity.asked).toBe(asked);
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
    const cookie = `torchbearer_session=${stage.signIn().token}`;
    expect(await outcomeOf(open({ extraHeaders: { ...headers(), cookie } }))).toBe('connected');
  });
});

describe('a node whose people come by https', () => {
  it('takes their cookie alone, and no page that came by http', async () => {
    const node = await stage.startNode({ PUBLIC_URL: 'https://torch.example' });
    const enter = (name: string, origin: string) =>
      outcomeOf(
        stage.open(node.port, {
          extraHeaders: { origin, cookie: `${name}=${stage.signIn().token}` },
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
  /** One below the library, which asks once and goes away when it is refused. */
  const connect = async (at: number) => {
    const { io } = stage.open(at, { autoConnect: false });
    const heard: unknown[] = [];
    const closed = new Promise<void>((resolve) => io.once('close', () => resolve()));
    await new Promise<void>((resolve) => io.open(() => resolve()));
    io.engine.on('message', (text) => heard.push(text));
    return {
      heard,
      closed,
      ask: (token: string) => void io.engine.write(`0${JSON.stringify({ token })}`),
      close: () => io.engine.close(),
    };
  };

  it('asks once whose it is, with a good token too', async () => {
    for (const token of ['nobody’s', stage.signIn('asks-a-lot').token]) {
      const { ask, closed } = await connect(port);
      stage.identity.answersAfterMs = 20;
      const { asked } = stage.identity;
      for (let n = 0; n < 50; n++) ask(token);
      await closed;
      expect(stage.identity.asked).toBe(asked + 1);
      stage.identity.answersAfterMs = 0;
    }
  });

  it('that was refused is closed, once it has been told', async () => {
    const order: string[] = [];
    // Has its ten seconds before the other one has.
    const silent = await connect(port);
    void silent.closed.then(() => order.push('silent'));
    const refused = await connect(port);
    void refused.closed.then(() => order.push('refused'));
    refused.ask('nobody’s');
    await refused.closed;
    expect(order).toEqual(['refused']);
    expect(refused.heard.at(-1)).toBe('4{"message":"Not signed in"}');
    silent.close();
  });
});

describe('connections that say nothing', () => {
  it('are limited for one address, and those of signed-in pages are none of them', async () => {
    // As behind an ingress and the gateway: the caller may write what it likes before what those two add.
    const node = await stage.startNode({ ANONYMOUS_PER_ADDRESS: '2', TRUST_PROXY: '2' });
    let claims = 0;
    const through = (address: string) => `192.0.2.${++claims}, ${address}, 10.0.0.1`;
    const knock = async (address: string) => {
      const url = `http://127.0.0.1:${node.port}/socket.io/?EIO=4&transport=polling`;
      return (await fetch(url, { headers: { 'x-forwarded-for': through(address) } })).status;
    };
    const enter = (address: string) =>
      outcomeOf(
        stage.open(node.port, {
          auth: { token: stage.signIn().token },
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
  it('are limited for one user, over all of their sessions, and free again when one closes', async () => {
    const userId = 'a-busy-user';
    const connect = async () => {
      const page = stage.open(port, { auth: { token: stage.signIn(userId).token } });
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

  it('are tried again by the browser itself while identity is away', async () => {
    stage.identity.isAway = true;
    const { token } = stage.signIn();
    const page = stage.open(port, { auth: { token }, reconnection: true, reconnectionDelay: 20 });
    const { asked } = stage.identity;
    await eventually(() => expect(stage.identity.asked).toBeGreaterThan(asked + 6));
    expect(page.connected).toBe(false);
    stage.identity.isAway = false;
    await eventually(() => expect(page.connected).toBe(true));
  });

  it('speak of nothing else: other addresses of the port are not found', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(answer.status).toBe(404);
    const script = await fetch(`http://127.0.0.1:${port}/socket.io/socket.io.js`);
    expect(script.status).toBeGreaterThanOrEqual(400);
  });

  it('end when the session’s own time is over', async () => {
    const node = await stage.startNode({ SESSION_SWEEP_MS: '20' });
    const session = stage.signIn();
    const page = stage.open(node.port, { auth: { token: session.token } });
    expect(await outcomeOf(page)).toBe('connected');
    const loss = lossOf(page);
    node.clock.set(session.expiresAt);
    expect(await loss).toBe('io server disconnect');
  });

  it('are told to come back when the node stops', async () => {
    const node = await stage.startNode();
    const pages = ['websocket', 'polling'].map((transport) =>
      stage.open(node.port, { auth: { token: stage.signIn().token }, transports: [transport] }),
    );
    for (const page of pages) expect(await outcomeOf(page)).toBe('connected');
    const losses = Promise.all(pages.map(lossOf));
    await node.stop();
    // For any reason but 'io server disconnect', after which a browser stays away.
    for (const reason of await losses) expect(reason).toMatch(/^transport/);
  });
});
