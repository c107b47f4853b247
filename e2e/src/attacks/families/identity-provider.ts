/** Forged or stolen tokens of the identity provider. */
import type { SignedIn } from '../../api.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { freshNonce, queryDatabase } from '../steps.js';
import { RECOVERIES } from './takeover.js';

interface TokenSignIn {
  readonly email: string;
  readonly token: string;
  /** The nonce in the request body. */
  readonly nonce?: string;
}

const signIn = (
  { send, freshAddress }: Target,
  { email, token, nonce }: TokenSignIn,
): Promise<HttpResponse> =>
  send({
    path: '/api/auth/auth0-login',
    body: { token, email, name: 'Vouched For', picture: null, ...(nonce !== undefined && { nonce }) },
    from: freshAddress(),
  });

/** @param nonce null for a token without one */
async function newToken(
  target: Target,
  nonce: string | null,
  sub = target.freshWord('vouched'),
): Promise<TokenSignIn & { readonly sub: string }> {
  const email = `${sub}@example.com`;
  const token = await target.issuer.idToken({ email, name: 'Vouched For', sub, nonce: nonce ?? undefined });
  return { sub, email, token, ...(nonce !== null && { nonce }) };
}

const replay: Attack = {
  name: 'reuse a token with a valid nonce, simultaneously or later',
  run: async (target) => {
    const attempt = await newToken(target, await freshNonce(target));
    const responses = await Promise.all(Array.from({ length: 8 }, () => signIn(target, attempt)));
    assertEqual(
      responses.filter(({ status }) => status === 200).length,
      1,
      'number of eight simultaneous sign-ins that succeeded',
    );
    assertRefused(await signIn(target, attempt), 'EXTERNAL_SIGN_IN_REFUSED', 'using it again');
    assertRefused(
      await signIn(target, { ...attempt, nonce: await freshNonce(target) }),
      'EXTERNAL_SIGN_IN_REFUSED',
      'using it again with a valid nonce',
    );
    const { nonce: _none, ...without } = attempt;
    assertRefused(
      await signIn(target, without),
      'EXTERNAL_SIGN_IN_REFUSED',
      'using it again without a nonce',
    );
  },
};

const otherNonce: Attack = {
  name: 'use a token with the nonce of another request, an invented one or none',
  run: async (target) => {
    const [own, theirs] = [await freshNonce(target), await freshNonce(target)];
    const stolen = await newToken(target, theirs);
    assertRefused(
      await signIn(target, { ...stolen, nonce: own }),
      'EXTERNAL_SIGN_IN_REFUSED',
      'a token with another nonce',
    );
    const invented = await newToken(target, 'n'.repeat(43));
    assertRefused(await signIn(target, invented), 'EXTERNAL_SIGN_IN_REFUSED', 'an invented nonce');
    const withoutNonce = await newToken(target, null);
    for (const attempt of [withoutNonce, { ...withoutNonce, nonce: own }])
      assertRefused(await signIn(target, attempt), 'EXTERNAL_SIGN_IN_REFUSED', 'a token without a nonce');
  },
};

const unsigned: Attack = {
  name: 'use an unsigned token, or a token for another e-mail',
  run: async (target) => {
    const { email, token } = await newToken(target, await freshNonce(target));
    const [head = '', claims = '', signature = ''] = token.split('.');
    const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const none = encode({ alg: 'none', typ: 'JWT' });
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    const aboutVictim = encode({ ...read, email: target.victim.email });
    const { email: theirs } = target.victim;
    for (const [about, attempt] of Object.entries<TokenSignIn>({
      'alg none': { email, token: `${none}.${claims}.` },
      'alg none with a signature': { email, token: `${none}.${claims}.${signature}` },
      'no signature': { email, token: `${head}.${claims}.` },
      'the signature of another token': { email: theirs, token: `${head}.${aboutVictim}.${signature}` },
      'another e-mail in the body': { email: theirs, token },
    })) {
      assertRefused(await signIn(target, attempt), 'EXTERNAL_SIGN_IN_REFUSED', about);
    }
  },
};

/** Links an attacker's identity to the account, as if before its e-mail was confirmed. */
const link = (target: Target, { id }: SignedIn, sub: string): Promise<unknown> =>
  queryDatabase(
    target,
    'identity',
    `insert into external_identities (issuer, subject, user_id, linked_email, created_at)
     select $1, $2, id, email, now() from users where id = $3`,
    [target.issuer.url, sub, id],
  );

const linkedIdentities: readonly Attack[] = Object.entries(RECOVERIES).map(([name, recover]) => ({
  name: `sign in with an identity that was linked before ${name}`,
  run: async (target: Target) => {
    const owner = await target.newPlayer('taken-over');
    const sub = target.freshWord('vouched');
    const thief = async () => await newToken(target, await freshNonce(target), sub);
    await link(target, owner, sub);
    assertEqual(await signInUserId(target, await thief()), owner.id, 'the account that it opens before');
    await recover(target, owner);
    assertThat(
      (await signInUserId(target, await thief())) !== owner.id,
      "it still opens the owner's account",
    );
  },
}));

async function signInUserId(target: Target, attempt: TokenSignIn): Promise<string> {
  const response = await signIn(target, attempt);
  assertStatus(response, 200, 'signing in');
  return (response.json as { user: { id: string } }).user.id;
}

export const identityProvider: Family = {
  name: 'identity provider',
  attacks: [replay, otherNonce, unsigned, ...linkedIdentities],
};
