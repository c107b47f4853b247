import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { describe, expect, it } from 'vitest';
import { atOnce, must, newcomer, refusalOf, startLeague } from './league.js';

const league = await forFile(startLeague());

describe('signing up', () => {
  it('creates a player, signs them in and publishes them', async () => {
    const response = await league.identity.signUp(
      { ...newcomer('Jo'), email: ' Jo.Fire@Example.com ', name: ' Jo Fire ' },
      league.visitor,
    );
    expect(response.user).toMatchObject({
      email: 'Jo.Fire@Example.com',
      name: 'Jo Fire',
      username: 'Jo',
      displayName: undefined,
      isAdmin: false,
      smsEnabled: false,
      hasSeenWelcome: false,
    });
    const session = await league.whoIs(response.token);
    expect(session.user).toEqual(response.user);
    await eventually(() => {
      const published = league.received.users.find((entry) => entry.key === response.user?.id);
      expect(published).toMatchObject({
        version: 1,
        event: { name: 'Jo Fire', email: 'Jo.Fire@Example.com', isAdmin: false },
      });
    });
  });

  it('stores neither the password nor the token', async () => {
    const { user, token } = await league.signUp('kept-secret');
    const [row] = await league.database.rows<{ stored: string }>(
      `select to_json(u)::text || (select json_agg(s)::text from sessions s where s.user_id = u.id) as stored
       from users u where id = $1`,
      [user.id],
    );
    const [outbox] = await league.database.rows<{ published: string }>(
      `select string_agg(encode(value, 'escape'), ' ') as published from outbox where key = $1`,
      [user.id],
    );
    const stored = must(row).stored + must(outbox).published;
    expect(stored).toContain('kept-secret@example.com');
    expect(stored).not.toContain('kept-secret-2030');
    expect(stored).not.toContain(token);
    expect(must(outbox).published).not.toContain('argon2');
  });

  it('names both fields if both are taken, by two different players, the e-mail first', async () => {
    await league.signUp('ember');
    await league.signUp('flint');
    const both = { ...newcomer('ember'), email: 'EMBER@EXAMPLE.COM', username: 'Flint' };
    expect(await refusalOf(league.identity.signUp(both, league.visitor))).toMatchObject({
      reason: 'EMAIL_TAKEN',
      message: 'Email already in use',
      details: [
        { field: 'email', message: 'Email already in use' },
        { field: 'username', message: 'Username already taken' },
      ],
    });
  });

  it.each([
    [
      'e-mail',
      'EMAIL_TAKEN',
      (index: number) => ({ email: index % 2 === 0 ? 'race@example.com' : 'RACE@example.com' }),
    ],
    ['username', 'USERNAME_TAKEN', (index: number) => ({ username: index % 2 === 0 ? 'Runner' : 'rUNNER' })],
  ])('gives one %s to exactly one of twenty concurrent sign-ups', async (what, taken, same) => {
    const signUp = (index: number) =>
      league.identity.signUp({ ...newcomer(`${what}${index}`), ...same(index) }, league.visitor);
    expect(await atOnce(20, signUp)).toEqual({ OK: 1, [taken]: 19 });
  });

  it('refuses what can be no account', async () => {
    const sign = (invalid: object) =>
      refusalOf(league.identity.signUp({ ...newcomer('faulty'), ...invalid }, league.visitor));
    for (const invalid of [
      { email: 'jo@' },
      { email: `${'j'.repeat(300)}@example.com` },
      { name: '  ' },
      { name: 'J\0o' },
      { name: 'J'.repeat(10_000) },
      { username: '\t ' },
      { username: 'j\0o' },
      { username: 'j'.repeat(10_000) },
      { password: '12345' },
      { password: '1'.repeat(201) },
      { password: '123\x00456' },
    ]) {
      const { reason, details } = await sign(invalid);
      expect(reason).toBe('INVALID_INPUT');
      expect(details?.map(({ field }) => field)).toContain(Object.keys(invalid)[0]);
    }
    const { details } = await sign({ email: '', name: '', username: '', password: '' });
    expect(new Set(details?.map(({ field }) => field))).toEqual(
      new Set(['email', 'name', 'username', 'password']),
    );
  });

  it('stores the first 300 characters of a user agent of any length, with or without a NUL', async () => {
    const odd = { ...newcomer('odd-browser'), userAgent: `\0${'b'.repeat(5_000)}` };
    const { user } = await league.identity.signUp(odd, league.visitor);
    const [row] = await league.database.rows<{ user_agent: string }>(
      'select user_agent from sessions where user_id = $1',
      [must(user).id],
    );
    expect(row?.user_agent).toBe('b'.repeat(300));
  });
});

describe('signing in', () => {
  it('takes e-mail and password regardless of the e-mail’s case', async () => {
    const { user } = await league.signUp('Gale');
    const request = { email: 'gALE@example.com', password: 'Gale-2030', userAgent: 'a phone' };
    const response = await league.identity.logIn(request, league.visitor);
    expect(response.user).toEqual(user);
    const session = await league.whoIs(response.token);
    expect(session.session).toMatchObject({ userId: user.id });
  });

  it('refuses an unknown e-mail like a wrong password, with the same message and work', async () => {
    await league.signUp('hearth');
    const refuse = async (email: string) => {
      const before = league.counts.verified;
      const request = { email, password: 'not the password', userAgent: '' };
      const { reason, message } = await refusalOf(league.identity.logIn(request, league.visitor));
      return { reason, message, verified: league.counts.verified - before };
    };
    const known = await refuse('hearth@example.com');
    expect(known).toEqual({ reason: 'WRONG_CREDENTIALS', message: 'Invalid email or password', verified: 1 });
    expect(await refuse('nobody@example.com')).toEqual(known);
    expect(await refuse('not an e-mail at all')).toEqual(known);
  });

  it('opens a session for each of ten sign-ins at once', async () => {
    await league.signUp('ivy');
    const request = { email: 'ivy@example.com', password: 'ivy-2030', userAgent: '' };
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => league.identity.logIn(request, league.visitor)),
    );
    expect(new Set(responses.map((response) => response.token)).size).toBe(10);
    // 32 random bytes, of no meaning.
    for (const { token } of responses) expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('rehashes the password once hashes have become stronger, for concurrent sign-ins too', async () => {
    const { user } = await league.signUp('juniper');
    const [before] = await league.database.rows<{ version: number; hash: string }>(
      'select version, password_hash as hash from users where id = $1',
      [user.id],
    );
    const weak = must(before).hash;
    const { hash } = await import('@node-rs/argon2');
    const older = await hash('juniper-2030', { memoryCost: 1_024, timeCost: 1, parallelism: 1 });
    await league.database.run('update users set password_hash = $1 where id = $2', [older, user.id]);
    const request = { email: 'juniper@example.com', password: 'juniper-2030', userAgent: '' };
    expect(await atOnce(10, () => league.identity.logIn(request, league.visitor))).toEqual({ OK: 10 });
    const [after] = await league.database.rows<{ version: number; hash: string }>(
      'select version, password_hash as hash from users where id = $1',
      [user.id],
    );
    expect(after?.hash).toContain('t=2');
    expect(after?.hash).not.toBe(weak);
    expect(after?.version).toBe(1);
  });

  it('refuses a request without e-mail or password, or with what can be none', async () => {
    for (const invalid of [
      { email: '' },
      { email: 'j\0o@example.com' },
      { password: '' },
      { password: 'p'.repeat(10_000) },
    ]) {
      const request = { email: 'jo@example.com', password: 'jo-2030', userAgent: '', ...invalid };
      const { reason, details } = await refusalOf(league.identity.logIn(request, league.visitor));
      expect([reason, details?.[0]?.field]).toEqual(['INVALID_INPUT', Object.keys(invalid)[0]]);
    }
  });
});
