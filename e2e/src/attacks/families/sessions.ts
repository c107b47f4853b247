/** Sessions that an attacker plants, retains or guesses. */
import { SESSION_COOKIE } from '@torchbearer/rules';
import { PASSWORD } from '../../api.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import { answered, holds, refused, same } from '../expected.js';
import type { Ask } from '../ask.js';
import type { Place } from '../place.js';

const PLANTED = 'planted-by-an-attacker'.padEnd(43, 'x');
const cookie = (token: string) => ({ cookie: `${SESSION_COOKIE}=${token}` });
const cookieOf = (answer: { headers: { 'set-cookie'?: string[] | undefined } }): string =>
  answer.headers['set-cookie']?.find((one) => one.startsWith(`${SESSION_COOKIE}=`)) ?? '';

/** All ways in which the victim's browser might send what an attacker planted. */
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
  name: `a session fixed by ${name} before signing in`,
  run: async ({ ask, newPlayer, freshAddress }: Place) => {
    const { email } = await newPlayer();
    const from = freshAddress();
    const body = { email, password: PASSWORD, token: PLANTED };
    const answer = await ask({ path: `/api/auth/login${query}`, body, headers, from });
    answered(answer, 200, 'signing in');
    const { token } = answer.json as { token: string };
    holds(token !== PLANTED && !cookieOf(answer).includes(PLANTED), 'the planted session was taken over');
    refused(await ask({ path: '/api/auth/me', token: PLANTED }), 'NOT_SIGNED_IN', 'the planted token');
    refused(await ask({ path: '/api/auth/me', headers: cookie(PLANTED) }), 'NOT_SIGNED_IN', 'its cookie');
  },
}));

const tokenElsewhere: Attack = {
  name: "a good token where tokens don't belong",
  run: async ({ ask, victim: { token } }) => {
    const tries: readonly Ask[] = [
      { path: `/api/auth/me?token=${token}` },
      { path: `/api/auth/me?access_token=${token}&${SESSION_COOKIE}=${token}` },
      { path: '/api/auth/me', headers: { 'x-auth-token': token, 'x-access-token': token } },
      { path: '/api/auth/me', headers: { authorization: `Token ${token}` } },
      { path: '/api/auth/me', headers: { authorization: `Basic ${btoa(`user:${token}`)}` } },
      { path: '/api/auth/me', headers: { cookie: `session=${token}; token=${token}` } },
    ];
    for (const one of tries) refused(await ask(one), 'NOT_SIGNED_IN', JSON.stringify(one).slice(0, 60));
  },
};

const newEachTime: Attack = {
  name: 'a token that comes twice, is short or tells something',
  run: async ({ ask, newPlayer }) => {
    const who = await newPlayer();
    const tokens = new Set<string>([who.token]);
    for (let turn = 0; turn < 10; turn++) {
      const { json } = await ask({ path: '/api/auth/login', body: { email: who.email, password: PASSWORD } });
      tokens.add((json as { token: string }).token);
    }
    same(tokens.size, 11, 'different tokens');
    for (const token of tokens) {
      holds(/^[\w-]{40,}$/.test(token), `a token of ${token.length} characters`);
      const read = Buffer.from(token, 'base64url').toString('latin1');
      holds(!read.includes(who.id), 'it tells whose it is');
    }
  },
};

const afterSignOut: Attack = {
  name: 'a token or cookie after signing out',
  run: async ({ ask, newPlayer }) => {
    const { token } = await newPlayer();
    answered(await ask({ path: '/api/auth/me', token }), 200, 'before');
    answered(await ask({ method: 'POST', path: '/api/auth/logout', token }), 204, 'signing out');
    refused(await ask({ path: '/api/auth/me', token }), 'NOT_SIGNED_IN', 'the token');
    refused(await ask({ path: '/api/auth/me', headers: cookie(token) }), 'NOT_SIGNED_IN', 'the cookie');
  },
};

const afterPasswordChange: Attack = {
  name: 'a stolen session after the owner changed the password',
  run: async ({ ask, newPlayer }) => {
    const owner = await newPlayer();
    const login = { email: owner.email, password: PASSWORD };
    const { json } = await ask({ path: '/api/auth/login', body: login });
    const stolen = (json as { token: string }).token;
    answered(await ask({ path: '/api/auth/me', token: stolen }), 200, 'before');
    await owner.client.changePassword({ body: { currentPassword: PASSWORD, newPassword: 'embers-glow-on' } });
    refused(await ask({ path: '/api/auth/me', token: stolen }), 'NOT_SIGNED_IN', 'the stolen session');
    answered(await ask({ path: '/api/auth/me', token: owner.token }), 200, "the owner's");
    refused(await ask({ path: '/api/auth/login', body: login }), 'WRONG_CREDENTIALS', 'the old password');
  },
};

const cookieFlags: Attack = {
  name: 'a cookie that a script, another site or a subdomain can use',
  run: async ({ ask, newPlayer }) => {
    const { email } = await newPlayer();
    const set = cookieOf(await ask({ path: '/api/auth/login', body: { email, password: PASSWORD } }));
    holds(/; *HttpOnly/i.test(set) && /; *SameSite=(Lax|Strict)/i.test(set), set);
    holds(!/; *Domain=/i.test(set) && /; *Path=\/(;|$)/i.test(set), set);
  },
};

const afterDemotion: Attack = {
  name: 'the admin area after losing the role',
  run: async ({ ask, newPlayer, admin }) => {
    const { id, token } = await newPlayer('soon-demoted');
    const setAdmin = (isAdmin: boolean) => admin.client.setAdmin({ params: { id }, body: { isAdmin } });
    // "Within seconds", as the contract says.
    const isAnswered = (wanted: number): Promise<void> =>
      eventually(async () => answered(await ask({ path: '/api/users', token }), wanted, 'the list'), 10_000);
    await setAdmin(true);
    await isAnswered(200);
    await setAdmin(false);
    await isAnswered(403);
  },
};

/** Responses with data about people and their phones. */
const PERSONAL = [
  '/api/auth/me',
  '/api/auth/sessions',
  '/api/users/me',
  '/api/users',
  '/api/sms/logs',
  '/api/admin/security-events',
];

const keptAnswers: Attack = {
  name: 'find answers about people in the cache of a browser or a proxy',
  run: async ({ ask, admin }) => {
    for (const path of PERSONAL) {
      const answer = await ask({ path, token: admin.token });
      answered(answer, 200, path);
      same(answer.headers['cache-control'], 'no-store', `${path} may be kept:`);
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
    keptAnswers,
  ],
};
