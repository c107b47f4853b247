/** Forged or stolen tokens of the identity provider. */
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertRefused } from '../assertions.js';
import type { Target } from '../target.js';
import { freshNonce } from '../steps.js';

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

async function newToken(target: Target): Promise<TokenSignIn> {
  const [nonce, sub] = [await freshNonce(target), target.freshWord('vouched')];
  const email = `${sub}@example.com`;
  return { email, token: await target.issuer.idToken({ email, name: 'Vouched For', sub, nonce }), nonce };
}

const replay: Attack = {
  name: 'reuse a token with a valid nonce, simultaneously or later',
  run: async (target) => {
    const attempt = await newToken(target);
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

export const identityProvider: Family = {
  name: 'identity provider',
  attacks: [replay],
};
