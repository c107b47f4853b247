/** Session tokens that an attacker plants, keeps or guesses. */
import { SESSION_COOKIE } from '@torchbearer/rules';
import { PASSWORD } from '../../api.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { HttpRequest } from '../http.js';
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

const tokenElsewhere: Attack = {
  name: 'send a valid token in the wrong place',
  run: async ({ send, victim: { token } }) => {
    const tries: readonly HttpRequest[] = [
      { path: `/api/auth/me?token=${token}` },
      { path: `/api/auth/me?access_token=${token}&${SESSION_COOKIE}=${token}` },
      { path: '/api/auth/me', headers: { 'x-auth-token': token, 'x-access-token': token } },
      { path: '/api/auth/me', headers: { authorization: `Token ${token}` } },
      { path: '/api/auth/me', headers: { authorization: `Basic ${btoa(`user:${token}`)}` } },
      { path: '/api/auth/me', headers: { cookie: `session=${token}; token=${token}` } },
    ];
    for (const one of tries)
      assertRefused(await send(one), 'NOT_SIGNED_IN', JSON.stringify(one).slice(0, 60));
  },
};

const newEachTime: Attack = {
  name: 'predict session tokens, because they repeat, are short or contain the user id',
  run: async ({ send, newPlayer }) => {
    const who = await newPlayer();
    const tokens = new Set<string>([who.token]);
    for (let turn = 0; turn < 10; turn++) {
      const { json } = await send({
        path: '/api/auth/login',
        body: { email: who.email, password: PASSWORD },
      });
      tokens.add((json as { token: string }).token);
    }
    assertEqual(tokens.size, 11, 'number of different tokens');
    for (const token of tokens) {
      assertThat(/^[\w-]{40,}$/.test(token), `a token of ${token.length} characters`);
      const read = Buffer.from(token, 'base64url').toString('latin1');
      assertThat(!read.includes(who.id), 'the token contains the user id');
    }
  },
};

const afterSignOut: Attack = {
  name: 'use a token or cookie after signing out',
  run: async ({ send, newPlayer }) => {
    const { token } = await newPlayer();
    assertStatus(await send({ path: '/api/auth/me', token }), 200, 'the session before');
    assertStatus(await send({ method: 'POST', path: '/api/auth/logout', token }), 204, 'signing out');
    assertRefused(await send({ path: '/api/auth/me', token }), 'NOT_SIGNED_IN', 'the token');
    assertRefused(
      await send({ path: '/api/auth/me', headers: cookie(token) }),
      'NOT_SIGNED_IN',
      'the cookie',
    );
  },
};

const afterPasswordChange: Attack = {
  name: 'use a stolen session after the owner changed the password',
  run: async ({ send, newPlayer }) => {
    const owner = await newPlayer();
    const login = { email: owner.email, password: PASSWORD };
    const { json } = await send({ path: '/api/auth/login', body: login });
    const stolen = (json as { token: string }).token;
    assertStatus(await send({ path: '/api/auth/me', token: stolen }), 200, 'the session before');
    await owner.client.changePassword({ body: { currentPassword: PASSWORD, newPassword: 'embers-glow-on' } });
    assertRefused(await send({ path: '/api/auth/me', token: stolen }), 'NOT_SIGNED_IN', 'the stolen session');
    assertStatus(await send({ path: '/api/auth/me', token: owner.token }), 200, "the owner's session");
    assertRefused(
      await send({ path: '/api/auth/login', body: login }),
      'WRONG_CREDENTIALS',
      'the old password',
    );
  },
};

const cookieFlags: Attack = {
  name: 'use the session cookie from a script, another site or a subdomain',
  run: async ({ send, newPlayer }) => {
    const { email } = await newPlayer();
    const set = cookieOf(await send({ path: '/api/auth/login', body: { email, password: PASSWORD } }));
    assertThat(/; *HttpOnly/i.test(set) && /; *SameSite=(Lax|Strict)/i.test(set), set);
    assertThat(!/; *Domain=/i.test(set) && /; *Path=\/(;|$)/i.test(set), set);
  },
};

const afterDemotion: Attack = {
  name: 'use the admin area after losing the role',
  run: async ({ send, newPlayer, admin }) => {
    const { id, token } = await newPlayer('soon-demoted');
    const setAdmin = (isAdmin: boolean) => admin.client.setAdmin({ params: { id }, body: { isAdmin } });
    // The contract allows a few seconds.
    const waitForStatus = (wanted: number): Promise<void> =>
      eventually(
        async () => assertStatus(await send({ path: '/api/users', token }), wanted, 'the list of users'),
        10_000,
      );
    await setAdmin(true);
    await waitForStatus(200);
    await setAdmin(false);
    await waitForStatus(403);
  },
};

/** Calls that return personal data. */
const PERSONAL = [
  '/api/auth/me',
  '/api/auth/sessions',
  '/api/users/me',
  '/api/users',
  '/api/sms/logs',
  '/api/admin/security-events',
];

const cachedResponses: Attack = {
  name: 'find personal data in the cache of a browser or proxy',
  run: async ({ send, admin }) => {
    for (const path of PERSONAL) {
      const response = await send({ path, token: admin.token });
      assertStatus(response, 200, path);
      assertEqual(response.headers['cache-control'], 'no-store', `cache-control of ${path}`);
    }
  },
};

export const sessions: Family = {
  name: 'sessions',
  attacks: [
    ...planted,
    tokenElsewhere,
    newEachTime,
    afterSignOut,
    afterPasswordChange,
    cookieFlags,
    afterDemotion,
    cachedResponses,
  ],
};
