import { ConfigError } from '@torchbearer/kit';
import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { SignUpMode, type LogInExternallyRequest } from '@torchbearer/proto/identity/v1/identity';
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listSecurityEvents } from '../src/db/security-events.js';
import { ADMIN, must, newcomer, reasonOf, refusalOf, start, startLeague, type League } from './league.js';
import { CLIENT_ID, startIdentityProvider, type Person } from './identity-provider.js';

const provider = await forFile(startIdentityProvider());
const providerEnv = () => ({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT_ID });
const league = await forFile(startLeague(providerEnv()));
afterEach(() => league.clock.set(null));

const person = (name: string): Person => ({
  sub: `sub|${name}`,
  email: `${name}@example.com`,
  email_verified: true,
  name: `${name} of the Provider`,
});

const nonceOf = async (at = league) => (await at.identity.createNonce({}, at.visitor)).nonce;

const signIn = (idToken: string, email: string, more: Partial<LogInExternallyRequest> = {}, at = league) =>
  at.identity.logInExternally({ idToken, email, name: '', userAgent: 'a browser', ...more }, at.visitor);

/** One token for each, with a nonce of its own. */
async function tokensOf(people: readonly Person[], at = league): Promise<string[]> {
  const tokens: string[] = [];
  for (const who of people) tokens.push(await provider.idToken(who, { nonce: await nonceOf(at) }));
  return tokens;
}

/** The whole sign-in: to the provider, and back with its token. */
const enter = async (who: Person, more: Partial<LogInExternallyRequest> = {}, at = league) =>
  await signIn(await provider.idToken(who, { nonce: await nonceOf(at) }), who.email, more, at);

const accountsOf = (email: string, at = league) =>
  at.database.rows<{ id: string }>('select id from users where lower(email) = lower($1)', [email]);

const proven = async (email: string) => {
  const [row] = await league.database.rows<{ at: Date | null }>(
    'select email_proven_at as at from users where email = $1',
    [email],
  );
  return must(row).at !== null;
};

describe('a new person who signs in by the provider', () => {
  it('gets an account with what the provider knows of them, and is signed in', async () => {
    // The provider's picture is not used, because its server would learn who views whom.
    const picture = 'https://pictures.example/anouk.png';
    const anouk = { ...person('Anouk'), picture };
    const { user, token } = await enter(anouk, { picture });
    expect(user).toMatchObject({
      email: 'Anouk@example.com',
      name: 'Anouk of the Provider',
      username: 'Anouk',
      profilePicture: undefined,
      isAdmin: false,
      mustChangePassword: false,
    });
    const session = await league.whoIs(token);
    expect(session).toMatchObject({ user, session: { userId: user?.id } });
    expect(await proven('Anouk@example.com')).toBe(true);
    await eventually(() => {
      const published = league.received.users.find((entry) => entry.key === user?.id);
      expect(published).toMatchObject({ version: 1, event: { name: 'Anouk of the Provider' } });
    });
  });

  it('finds the same account again, even after the provider has a new e-mail for them', async () => {
    const first = await enter(person('Bastian'));
    const again = await enter(person('Bastian'));
    const moved = await enter({ ...person('Bastian'), email: 'bastian@elsewhere.example' });
    expect([again.user?.id, moved.user?.id]).toEqual([first.user?.id, first.user?.id]);
    expect(moved.user?.email).toBe('Bastian@example.com');
    expect(new Set([first.token, again.token, moved.token]).size).toBe(3);
  });

  it('gets the requested name, and a numbered username if theirs is taken', async () => {
    await league.signUp('cosima');
    const namesake = { ...person('cosima2'), email: 'cosima@elsewhere.example' };
    const { user } = await enter(namesake, { name: ' Cosi \0 ' });
    expect(user).toMatchObject({ name: 'Cosi', username: 'cosima2' });
  });

  it('gets neither a name nor a username that could mislead others', async () => {
    for (const [index, username] of ['player', 'player2'].entries()) {
      const who = { ...person(`admin${index}`), email: `admin@clean${index}.example`, name: 'League Admin' };
      expect((await enter(who)).user).toMatchObject({ name: username, username });
    }
  });

  it('gets one account from twenty concurrent calls, which are all signed in', async () => {
    const tokens = await tokensOf(Array<Person>(20).fill(person('Dorian')));
    const responses = await Promise.all(tokens.map((idToken) => signIn(idToken, 'dorian@EXAMPLE.com')));
    expect(new Set(responses.map((response) => response.user?.id)).size).toBe(1);
    expect(await accountsOf('Dorian@example.com')).toHaveLength(1);
    for (const { token } of responses) {
      expect(await reasonOf(league.whoIs(token))).toBe('OK');
    }
  });

  it('gets their own account beside nineteen concurrent people of the same name', async () => {
    const people = Array.from({ length: 20 }, (_, index) => ({
      ...person(`Emil${index}`),
      email: `emil@host${index}.example`,
    }));
    const tokens = await tokensOf(people);
    const responses = await Promise.all(people.map((who, index) => signIn(must(tokens[index]), who.email)));
    expect(new Set(responses.map((response) => response.user?.username)).size).toBe(20);
  });

  it('gets one account if they submit the sign-up form at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const name = `Fabian${round}`;
      const tokens = await tokensOf(Array<Person>(4).fill(person(name)));
      const outcomes = await Promise.all([
        ...tokens.map((idToken) => reasonOf(signIn(idToken, `${name}@example.com`))),
        reasonOf(league.identity.signUp(newcomer(name), league.visitor)),
      ]);
      expect(outcomes.slice(0, 4)).toEqual(['OK', 'OK', 'OK', 'OK']);
      expect(['OK', 'EMAIL_TAKEN', 'USERNAME_TAKEN']).toContain(outcomes[4]);
      expect(await accountsOf(`${name}@example.com`)).toHaveLength(1);
    }
  });
});

describe('an account with the same e-mail', () => {
  const logIn = (email: string, password: string) =>
    league.identity.logIn({ email, password, userAgent: '' }, league.visitor);

  it('is linked unchanged if its owner has proven the e-mail', async () => {
    const { user, token } = await league.signUp('Hanno');
    await league.database.run('update users set email_proven_at = now() where id = $1', [user.id]);
    const response = await enter({ ...person('Hanno'), email: 'hanno@example.com' });
    expect(response.user).toEqual(user);
    expect(await reasonOf(logIn('Hanno@example.com', 'Hanno-2030'))).toBe('OK');
    expect(await reasonOf(league.whoIs(token))).toBe('OK');
  });

  it('is taken from a person who signed up with it without proving the e-mail', async () => {
    const { user, token } = await league.signUp('Ilse');
    await league.database.run(
      `update users set must_change_password = true, temporary_until = now(), second_factor_at = now()
       where id = $1`,
      [user.id],
    );
    const { user: owner, token: fresh } = await enter(person('Ilse'));
    expect(owner).toMatchObject({ id: user.id, mustChangePassword: false, hasSecondFactor: false });
    expect(await reasonOf(logIn('Ilse@example.com', 'Ilse-2030'))).toBe('WRONG_CREDENTIALS');
    expect(await reasonOf(league.whoIs(token))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(league.whoIs(fresh))).toBe('OK');
    await eventually(() => {
      expect(league.received.sessions.filter((ended) => ended.userId === user.id)).toHaveLength(1);
    });
    expect(await proven('Ilse@example.com')).toBe(true);
  });
});

describe('a token', () => {
  /** Of this test's own. */
  let fresh: string;
  beforeEach(async () => {
    fresh = await nonceOf();
  });

  const now = () => Math.floor(Date.now() / 1_000);
  const claims = (more: JWTPayload = {}): JWTPayload => ({
    iss: provider.issuer,
    aud: CLIENT_ID,
    sub: 'sub|Juri',
    email: 'Juri@example.com',
    email_verified: true,
    iat: now(),
    exp: now() + 600,
    nonce: fresh,
    ...more,
  });
  const outcome = async (idToken: string, more: Partial<LogInExternallyRequest> = {}) =>
    await reasonOf(signIn(idToken, 'Juri@example.com', more));

  const unverified = () => provider.idToken({ ...person('Juri'), email_verified: false }, { nonce: fresh });

  it('issued by the provider with every claim is valid', async () => {
    expect(await outcome(await provider.sign(claims()))).toBe('OK');
    const forSeveral = { aud: [CLIENT_ID, 'another-app'], azp: CLIENT_ID, nonce: await nonceOf() };
    expect(await outcome(await provider.sign(claims(forSeveral)))).toBe('OK');
    const typed = await provider.sign(claims({ nonce: await nonceOf() }), { typ: 'JWT' });
    expect(await outcome(typed)).toBe('OK');
  });

  it.each([
    ['that is not one', () => 'a.b.c'],
    ['that is empty', () => ''],
    ['that was changed', async () => (await provider.sign(claims())).replace(/\.[^.]{8}/, '.AAAAAAAA')],
    [
      'signed by another key',
      async () => provider.sign(claims(), {}, (await generateKeyPair('RS256')).privateKey),
    ],
    ['that names an unknown key', () => provider.sign(claims(), { kid: 'no-such-key' })],
    ['that is not signed', () => new UnsecuredJWT(claims()).encode()],
    ['whose signature is missing', async () => (await provider.sign(claims())).replace(/[^.]+$/, '')],
    [
      'signed with the public key as if that were a secret',
      async () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: provider.kid })
          .sign(Buffer.from(await exportSPKI(provider.publicKey))),
    ],
    ['of another issuer', () => provider.sign(claims({ iss: 'https://id.example' }))],
    ['for another application', () => provider.sign(claims({ aud: 'another-app' }))],
    [
      'got by another application',
      () => provider.idToken({ ...person('Juri') }, { nonce: fresh, clientId: 'another-app' }),
    ],
    [
      'for several, and for whom it does not say',
      () => provider.sign(claims({ aud: [CLIENT_ID, 'another-app'] })),
    ],
    ['made for another application', () => provider.sign(claims({ azp: 'another-app' }))],
    ['that has expired', () => provider.sign(claims({ exp: now() - 60 }))],
    ['that is not good yet', () => provider.sign(claims({ nbf: now() + 60 }))],
    ['that never expires', () => provider.sign(claims({ exp: undefined }))],
    ['without a nonce', () => provider.sign(claims({ nonce: undefined }))],
    ['with a number as nonce', () => provider.sign(claims({ nonce: 1 }))],
    ['without a subject', () => provider.sign(claims({ sub: undefined }))],
    ['that is for reading an API', () => provider.sign(claims(), { typ: 'at+jwt' })],
    ['without an e-mail', () => provider.sign(claims({ email: undefined }))],
    ['with an unverified e-mail', () => provider.sign(claims({ email_verified: false }))],
    [
      'that does not say whether the e-mail is verified',
      () => provider.sign(claims({ email_verified: undefined })),
    ],
    ['that says so in a word', () => provider.sign(claims({ email_verified: 'true' }))],
    ['of an unverified account', () => unverified()],
    [
      'with another e-mail than the caller’s',
      () => provider.sign(claims({ email: 'ada.torch@example.com' })),
    ],
  ])('%s is refused', async (_what, make) => {
    expect(await outcome(await make())).toBe('EXTERNAL_SIGN_IN_REFUSED');
  });

  it('is valid until it expires by our clock', async () => {
    const enterAt = async (secondsFromNow: number) => {
      const idToken = await provider.idToken(person('Kolja'), { nonce: await nonceOf() });
      league.clock.set(new Date(Date.now() + secondsFromNow * 1_000));
      return await reasonOf(signIn(idToken, 'Kolja@example.com'));
    };
    expect(await enterAt(590)).toBe('OK');
    expect(await enterAt(630)).toBe('EXTERNAL_SIGN_IN_REFUSED');
  });

  const tokenWith = (given: string) => provider.idToken(person('Juri'), { nonce: given });

  it('with a nonce of ours signs in once, and only the caller who requested it', async () => {
    const [own, other] = [fresh, await nonceOf()];
    const idToken = await tokenWith(own);
    expect(await outcome(idToken, { nonce: other })).toBe('EXTERNAL_SIGN_IN_REFUSED');
    expect(await outcome(idToken, { nonce: own })).toBe('OK');
    expect(await outcome(idToken, { nonce: own })).toBe('EXTERNAL_SIGN_IN_REFUSED');
    expect(await outcome(idToken)).toBe('EXTERNAL_SIGN_IN_REFUSED');
    // The other nonce is still valid: it was not in that token.
    expect(await outcome(await tokenWith(other))).toBe('OK');
    expect(await outcome(await provider.sign(claims()), { nonce: own })).toBe('EXTERNAL_SIGN_IN_REFUSED');
  });

  it('signs in one of twenty concurrent calls', async () => {
    const idToken = await tokenWith(fresh);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(idToken, { nonce: fresh })));
    expect(outcomes.filter((word) => word === 'OK')).toHaveLength(1);
  });

  it('is refused if its nonce is unknown, half an hour old, or the stored form', async () => {
    expect(await outcome(await tokenWith('n-1'), { nonce: 'n-1' })).toBe('EXTERNAL_SIGN_IN_REFUSED');
    const [row] = await league.database.rows<{ stored: string }>(
      'select json_agg(n)::text as stored from oidc_nonces n',
    );
    expect(must(row).stored).not.toContain(fresh);
    await league.database.run(`update oidc_nonces set expires_at = expires_at - interval '31 minutes'`);
    expect(await outcome(await tokenWith(fresh), { nonce: fresh })).toBe('EXTERNAL_SIGN_IN_REFUSED');
  });
});

describe('where accounts are by invitation', () => {
  let invited: League;
  beforeAll(async () => {
    invited = await startLeague({ ...providerEnv(), SIGNUP_MODE: 'invite' });
  });
  afterAll(() => invited.stop());

  const createInvite = async (mostUses: number) => {
    const { invite } = await invited.identity.createInvite(
      { note: 'for friends', mostUses },
      invited.asAdmin,
    );
    return must(invite).code;
  };

  it('a new person needs a valid code, before any hashing, and none the next time', async () => {
    const inviteCode = await createInvite(1);
    const before = invited.counts.hashed;
    expect(await reasonOf(enter(person('Lotte'), {}, invited))).toBe('INVALID_INPUT');
    expect(await reasonOf(enter(person('Lotte'), { inviteCode: 'WRONGCODE1' }, invited))).toBe(
      'INVITE_CODE_INVALID',
    );
    expect(await accountsOf('Lotte@example.com', invited)).toEqual([]);
    expect(invited.counts.hashed).toBe(before);
    expect(await reasonOf(enter(person('Lotte'), { inviteCode }, invited))).toBe('OK');
    expect(await reasonOf(enter(person('Lotte'), {}, invited))).toBe('OK');
    expect(await reasonOf(enter(person('Mirko'), { inviteCode }, invited))).toBe('INVITE_CODE_INVALID');
  });

  it('an existing account needs none', async () => {
    const admin = { ...person('Admin'), email: 'ada.torch@example.com' };
    expect((await enter(admin, {}, invited)).user?.isAdmin).toBe(true);
    // The operator who configured the first admin vouches for the e-mail.
    const again = invited.identity.logIn({ ...ADMIN, userAgent: '' }, invited.visitor);
    expect(await reasonOf(again)).toBe('OK');
  });

  it('the sign-in options say so, with the provider’s name', async () => {
    expect(await invited.identity.getSignInOptions({}, invited.visitor)).toEqual({
      signUpMode: SignUpMode.SIGN_UP_MODE_INVITE,
      provider: { authority: provider.issuer, clientId: CLIENT_ID, name: 'Auth0' },
    });
  });
});

describe('where admins need a second factor', () => {
  let strict: League;
  beforeAll(async () => {
    strict = await startLeague({ ...providerEnv(), ADMIN_SECOND_FACTOR: 'required' });
  });
  afterAll(() => strict.stop());

  const enterWith = async (who: Person, amr: unknown) => {
    const at = Math.floor(Date.now() / 1_000);
    const nonce = await nonceOf(strict);
    const claims = { ...who, iss: provider.issuer, aud: CLIENT_ID, iat: at, exp: at + 600, amr, nonce };
    return await signIn(await provider.sign(claims), who.email, {}, strict);
  };
  const admin = { ...person('Admin'), email: 'ada.torch@example.com' };

  it('an admin signs in by a provider only if it required one; players always do', async () => {
    expect(await reasonOf(enterWith(person('Quirin'), ['pwd']))).toBe('OK');
    for (const amr of [undefined, ['pwd'], 'mfa']) {
      expect(await refusalOf(enterWith(admin, amr))).toMatchObject({
        reason: 'SECOND_FACTOR_UNPROVEN',
        message: expect.stringContaining('sign in with your password and code') as unknown,
      });
    }
    const [event] = await listSecurityEvents(strict.database, { limit: 1 });
    expect(event).toMatchObject({
      kind: 'sign-in',
      outcome: 'refused',
      detail: 'second-factor',
      userId: strict.admin.id,
    });
    const linked = 'select from external_identities where user_id = $1';
    expect(await strict.database.rows(linked, [strict.admin.id])).toEqual([]);
    expect((await enterWith(admin, ['pwd', 'mfa'])).user?.isAdmin).toBe(true);
    // It is linked now, and still requires one.
    expect(await reasonOf(enterWith(admin, ['pwd']))).toBe('SECOND_FACTOR_UNPROVEN');
  });
});

describe('a provider', () => {
  it('that was down is called again once it is back, and once for many sign-ins', async () => {
    const place = await startIdentityProvider();
    const port = Number(new URL(place.issuer).port);
    await place.stop();
    const lonely = await startLeague({ OIDC_ISSUER: `${place.issuer}/`, OIDC_CLIENT_ID: CLIENT_ID });
    try {
      expect(await reasonOf(signIn('a.b.c', 'otto@example.com', {}, lonely))).toBe('UNAVAILABLE');
      const back = await startIdentityProvider(port);
      const nonces = await Promise.all(Array.from({ length: 20 }, () => nonceOf(lonely)));
      const tokens: string[] = [];
      for (const nonce of nonces) tokens.push(await back.idToken(person('Otto'), { nonce }));
      const before = back.requests.length;
      const calls = tokens.map((idToken) => reasonOf(signIn(idToken, 'Otto@example.com', {}, lonely)));
      expect(new Set(await Promise.all(calls))).toEqual(new Set(['OK']));
      // Once for all of them.
      expect(back.requests.slice(before)).toEqual(['/.well-known/openid-configuration', '/jwks']);
      await back.stop();
    } finally {
      await lonely.stop();
    }
  });

  it('that is not configured signs no user in', async () => {
    const plain = await startLeague();
    try {
      expect(await reasonOf(signIn('a.b.c', 'pola@example.com', {}, plain))).toBe('EXTERNAL_SIGN_IN_OFF');
      expect(await reasonOf(plain.identity.createNonce({}, plain.visitor))).toBe('EXTERNAL_SIGN_IN_OFF');
      expect(await plain.identity.getSignInOptions({}, plain.visitor)).toEqual({
        signUpMode: SignUpMode.SIGN_UP_MODE_OPEN,
        provider: undefined,
      });
    } finally {
      await plain.stop();
    }
  });

  it.each([
    ['an issuer alone', { OIDC_ISSUER: 'https://id.example' }, /belong together/],
    ['a client id alone', { OIDC_CLIENT_ID: 'x' }, /belong together/],
    ['an issuer that is no address', { OIDC_ISSUER: 'id.example', OIDC_CLIENT_ID: 'x' }, /OIDC_ISSUER/],
    [
      'an issuer without encryption, in production',
      {
        OIDC_ISSUER: 'http://id.example',
        OIDC_CLIENT_ID: 'x',
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://league.example',
      },
      /https/,
    ],
    ['no address of the site, in production', { NODE_ENV: 'production' }, /PUBLIC_URL/],
    ['a mail server that is not an address', { SMTP_URL: 'mail.example' }, /SMTP_URL/],
  ])('or a site is not configured by %s', async (_what, environment, message) => {
    const PASSWORD_MEMORY_KIB = '19456';
    const failure: unknown = await start({
      DATABASE_URL: 'postgres://127.0.0.1:1/x',
      BUS_DATABASE_URL: 'postgres://127.0.0.1:1/x',
      PASSWORD_MEMORY_KIB,
      ...(environment as Record<string, string>),
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConfigError);
    expect((failure as Error).message).toMatch(message);
  });
});
