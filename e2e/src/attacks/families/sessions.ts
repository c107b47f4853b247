/** Session tokens that an attacker plants. */
import { SESSION_COOKIE } from '@torchbearer/rules';
import { PASSWORD } from '../../api.js';
import type { Attack, Family } from '../attack.js';
import { assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';

const PLANTED = 'planted-by-an-attacker'.padEnd(43, 'x');
const cookie = (token: string) => ({ cookie: `${SESSION_COOKIE}=${token}` });
const cookieOf = (response: { headers: { 'set-cookie'?: string[] | undefined } }): string =>
  response.headers['set-cookie']?.find((one) => one.startsWith(`${SESSION_COOKIE}=`)) ?? '';

/** One way in which the victim's browser might send a planted token. */
interface Planted {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
}

const plants: readonly Planted[] = [
  { name: 'a cookie', headers: cookie(PLANTED), query: '' },
  { name: 'a bearer token', headers: { authorization: `Bearer ${PLANTED}` }, query: '' },
  { name: 'a query', headers: {}, query: `?token=${PLANTED}&${SESSION_COOKIE}=${PLANTED}&sid=${PLANTED}` },
];

const planted: readonly Attack[] = plants.map(({ name, headers, query }) => ({
  name: `sign the victim in to a session that was planted in ${name}`,
  run: async ({ send, newPlayer, freshAddress }: Target) => {
    const { email } = await newPlayer();
    const from = freshAddress();
    const body = { email, password: PASSWORD, token: PLANTED };
    const response = await send({ path: `/api/auth/login${query}`, body, headers, from });
    assertStatus(response, 200, 'signing in');
    const { token } = response.json as { token: string };
    assertThat(
      token !== PLANTED && !cookieOf(response).includes(PLANTED),
      'signing in kept the planted token',
    );
    assertRefused(await send({ path: '/api/auth/me', token: PLANTED }), 'NOT_SIGNED_IN', 'the planted token');
    assertRefused(
      await send({ path: '/api/auth/me', headers: cookie(PLANTED) }),
      'NOT_SIGNED_IN',
      'the planted cookie',
    );
  },
}));

export const sessions: Family = { name: 'sessions', attacks: planted };
