import { Refusal } from '@torchbearer/kit';
import { forFile } from '@torchbearer/kit/testing/suites';
import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from './samples.js';
import { codeOf, startGatewayForTest, type CallInput } from './gateway-for-test.js';
import { Topics } from '@torchbearer/proto/topics';
import { ids, player, tokens } from './sample.js';
import { publishes } from './stub-service.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(async () => {
  // A sign-out makes the gateway drop what it has cached for a token.
  for (const as of ['player', 'admin'] as const) await gateway.call('logOut', { as });
  gateway.reset();
});

const signIn = { email: 'robin@example.com', password: 'sparks-fly' };
const lookUps = () => gateway.identity.seen.filter(({ method }) => method === 'getSession').length;

describe('the session cookie', () => {
  it('is set on signing in and signing up, for this site only and as long as the session', async () => {
    for (const id of ['logIn', 'signUp', 'logInExternally'] as const) {
      const answer = await gateway.call(id, samples[id]);
      const { token } = answer.json as { token: string };
      expect(answer.headers.getSetCookie()[0]).toBe(
        `torchbearer_session=${token}; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; SameSite=Lax`,
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('comes with another one that identifies the browser, for 30 days and for this site only', async () => {
    const device = /^(torchbearer_device=[\w-]{22}); Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/;
    const cookies = async (headers = {}) =>
      (await gateway.call('logIn', { ...samples.logIn, headers })).headers.getSetCookie();
    const [, given = ''] = device.exec((await cookies())[1] ?? '') ?? [];
    expect(given).not.toBe('');
    expect((await cookies({ cookie: given }))[1]).toMatch(given);
    expect((await cookies({ cookie: 'torchbearer_device=<script>' }))[1]).toMatch(device);
  });

  it('is removed on signing out, with any credentials', async () => {
    for (const input of [{ cookie: tokens.player }, { as: 'player' as const }, {}, { cookie: 'x' }]) {
      const answer = await gateway.call('logOut', input);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('set-cookie')).toMatch(/^torchbearer_session=; .*Expires=Thu, 01 Jan 1970/);
    }
  });

  it('is removed when its session ends, also when all sessions end', async () => {
    const end = async (id: string) =>
      (await gateway.call('endSession', { as: 'player', params: { id } })).headers.get('set-cookie');
    expect(await end(ids.session)).toBeNull();
    gateway.identity.answer('getSession', () => ({
      user: player,
      session: { id: ids.session, userId: player.id, expiresAt: new Date('2099-01-01T00:00:00Z') },
    }));
    await gateway.call('logOut', { as: 'player' });
    expect(await end(ids.session)).toMatch(/^torchbearer_session=; .*Expires=Thu, 01 Jan 1970/);
    const all = await gateway.call('endAllSessions', { as: 'player' });
    expect(all.headers.get('set-cookie')).toMatch(/^torchbearer_session=; .*Expires=Thu, 01 Jan 1970/);
  });

  it('stays when its session signs the others out', async () => {
    const others = { as: 'player', query: { keepThis: 'true' } } as const;
    const answer = await gateway.call('endAllSessions', others);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(gateway.identity.seen.at(-1)).toMatchObject({
      method: 'endAllSessions',
      request: { keptToken: tokens.player },
    });
  });

  it('is passed on by every way of signing in, so that its session ends', async () => {
    for (const id of ['logIn', 'signUp', 'logInExternally'] as const) {
      await gateway.call(id, { ...samples[id], cookie: tokens.admin });
      expect(gateway.identity.seen.at(-1)?.request).toMatchObject({ replaced: { tokens: [tokens.admin] } });
    }
  });

  it('and the bearer token are the only places from which a token is read', async () => {
    const token = tokens.player;
    const places: readonly CallInput[] = [
      { query: { token, access_token: token, torchbearer_session: token } },
      { headers: { 'x-auth-token': token, 'x-access-token': token } },
      { headers: { authorization: `Token ${token}` } },
      { headers: { cookie: `session=${token}; token=${token}` } },
    ];
    for (const elsewhere of places)
      expect(codeOf(await gateway.call('getMe', elsewhere))).toBe('NOT_SIGNED_IN');
  });

  it('is only for https if the public address is', async () => {
    const secure = await startGatewayForTest({ PUBLIC_URL: 'https://torchbearer.example' });
    try {
      const { headers } = await secure.call('logIn', samples.logIn);
      expect(headers.getSetCookie().filter((cookie) => !cookie.includes('_device='))).toEqual([
        `__Host-torchbearer_session=${tokens.player}; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax`,
        expect.stringMatching(
          /^torchbearer_session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 .*; Secure; /,
        ),
      ]);
      const byCookie = (name: string) =>
        secure.call('getMe', { headers: { cookie: `${name}=${tokens.player}` } });
      expect((await byCookie('__Host-torchbearer_session')).status).toBe(200);
      // Any host of the domain could have set this one, as could versions before 0.2: it is only ended.
      expect(codeOf(await byCookie('torchbearer_session'))).toBe('NOT_SIGNED_IN');
      const old = { cookie: `torchbearer_session=${tokens.player}` };
      await secure.call('logIn', { ...samples.logIn, headers: old });
      expect(secure.identity.seen.at(-1)?.request).toMatchObject({ replaced: { tokens: [tokens.player] } });
      const out = await secure.call('logOut', { headers: old });
      expect(secure.identity.seen.at(-1)).toMatchObject({
        method: 'logOut',
        request: { token: tokens.player },
      });
      expect(out.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
        '__Host-torchbearer_session=',
        'torchbearer_session=',
      ]);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await secure.stop();
    }
  });
});

describe('pages of other sites', () => {
  const submit = (headers: Record<string, string>) =>
    gateway.call('submitPick', {
      ...samples.submitPick,
      as: undefined as never,
      cookie: tokens.player,
      headers,
    });

  it('change nothing with a cookie alone', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://127.0.0.1:${gateway.port}.evil.example` },
      { origin: 'http://127.0.0.1:1' },
      { origin: 'nonsense' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of foreign) expect(codeOf(await submit(headers))).toBe('FOREIGN_ORIGIN');
    expect(gateway.picks.seen).toEqual([]);
  });

  it('cannot sign anybody in or out', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(codeOf(await gateway.call('logIn', { body: signIn, headers }))).toBe('FOREIGN_ORIGIN');
    expect(codeOf(await gateway.call('logOut', { cookie: tokens.player, headers }))).toBe('FOREIGN_ORIGIN');
  });

  it('may read, and make changes with a bearer token', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await gateway.call('listCastaways', { headers })).status).toBe(200);
    expect((await gateway.call('getMe', { cookie: tokens.player, headers })).status).toBe(200);
    expect((await gateway.call('submitPick', { ...samples.submitPick, headers })).status).toBe(200);
  });

  it('do not include our own', async () => {
    expect((await submit({ origin: gateway.url })).status).toBe(200);
    expect((await submit({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await submit({ 'sec-fetch-site': 'none' })).status).toBe(200);
    expect((await submit({})).status).toBe(200);
  });

  it('include our own by http if the public address is https, which counts behind any proxy', async () => {
    const secure = await startGatewayForTest({ PUBLIC_URL: 'https://torchbearer.example' });
    try {
      const cookie = `__Host-torchbearer_session=${tokens.player}`;
      const from = (origin: string, host: string) =>
        secure.call('submitPick', {
          body: { castawayId: ids.castaway },
          headers: { origin, cookie, 'x-forwarded-host': host },
        });
      const ownPort = `127.0.0.1:${secure.port}`;
      for (const host of [ownPort, 'inner.example'])
        expect((await from('https://torchbearer.example', host)).status).toBe(200);
      expect((await from(`https://${ownPort}`, ownPort)).status).toBe(200);
      for (const origin of [`http://${ownPort}`, 'http://torchbearer.example'])
        expect(codeOf(await from(origin, ownPort))).toBe('FOREIGN_ORIGIN');
    } finally {
      await secure.stop();
    }
  });
});

describe('a cached session', () => {
  it('is dropped on signing out', async () => {
    await gateway.call('getMe', { as: 'player' });
    gateway.identity.answer('getSession', () => {
      throw new Refusal('NOT_SIGNED_IN');
    });
    expect((await gateway.call('getMe', { as: 'player' })).status).toBe(200);
    await gateway.call('logOut', { as: 'player' });
    expect(codeOf(await gateway.call('getMe', { as: 'player' }))).toBe('NOT_SIGNED_IN');
  });

  it.each(['setAdmin', 'deleteUser', 'endAllSessions', 'changePassword', 'resetUserPassword'] as const)(
    'is dropped by %s',
    async (id) => {
      await gateway.call('getMe', { as: 'player' });
      const before = lookUps();
      await gateway.call(id, samples[id]);
      await gateway.call('getMe', { as: 'player' });
      // At most one for the admin who made the call, and one for the player.
      expect(lookUps()).toBeGreaterThan(before);
      expect(gateway.identity.seen.at(-1)?.request).toEqual({ token: tokens.player });
    },
  );

  it('is dropped when a call reports that the session ended', async () => {
    gateway.identity.answer('resetPassword', () => {
      publishes({ topic: Topics.session.name, key: `session-${ids.player}`, version: 2 });
      return { email: player.email, phoneRemoved: false };
    });
    await gateway.call('getMe', { as: 'player' });
    gateway.identity.answer('getSession', () => {
      throw new Refusal('NOT_SIGNED_IN');
    });
    await gateway.call('resetPassword', samples.resetPassword);
    expect(codeOf(await gateway.call('getMe', { as: 'player' }))).toBe('NOT_SIGNED_IN');
  });

  it('does not exist for a token without a session', async () => {
    const headers = { authorization: 'Bearer soon-a-session-0123456789' };
    expect(codeOf(await gateway.call('getMe', { headers }))).toBe('NOT_SIGNED_IN');
    gateway.identity.answer('getSession', () => ({
      user: player,
      session: { id: 'session-new', userId: player.id, expiresAt: new Date('2099-01-01T00:00:00Z') },
    }));
    expect((await gateway.call('getMe', { headers })).status).toBe(200);
    await gateway.call('logOut', { headers });
  });

  it('is not used once the session has expired', async () => {
    gateway.identity.answer('getSession', () => ({
      user: player,
      session: { id: 'session-old', userId: player.id, expiresAt: new Date('2020-01-01T00:00:00Z') },
    }));
    expect(codeOf(await gateway.call('getMe', { as: 'player' }))).toBe('NOT_SIGNED_IN');
  });
});
