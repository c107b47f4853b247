/** A site with https and sign-up by invitation, whose admins need a second factor. */
import { calls, type Call } from '@torchbearer/contract';
import { randomUUID } from 'node:crypto';
import { codeOf } from '../../second-factor.js';
import type { Attack, Family } from '../attack.js';
import type { Answer } from '../ask.js';
import { answered, holds, refused, same } from '../expected.js';
import { PLACE_ADMIN, type StrictPlace } from '../place.js';
import { invited } from '../steps.js';
import { socketRefusal } from './cross-origin.js';

const all: readonly Call[] = calls;
/** It starts within these attacks. */
const SLOW = { isLong: true, limitMs: 240_000 } as const;

const signIn = ({ ask, publicUrl }: StrictPlace, code?: string): Promise<Answer> =>
  ask({
    path: '/api/auth/login',
    body: { ...PLACE_ADMIN, ...(code !== undefined && { code }) },
    headers: { origin: publicUrl },
  });

async function adminToken(strict: StrictPlace): Promise<string> {
  const answer = await signIn(strict);
  answered(answer, 200, 'the admin');
  return (answer.json as { token: string }).token;
}

const welcomeSeen = { path: '/api/users/mark-welcome-seen', body: {} };

const plainPage: Attack = {
  ...SLOW,
  name: 'act by a page of our own address that came by http',
  run: async (place) => {
    const strict = await place.strict();
    // A player: the admin, who has no second factor, can't open a socket.
    const token = await invited(strict, place.freshWord('guest'));
    const { host } = new URL(strict.publicUrl);
    const cookie = `__Host-torchbearer_session=${token}`;
    const own = { origin: strict.publicUrl, cookie, host };
    for (const origin of [`http://${host}`, strict.url, `http://${host}:443`]) {
      for (const headers of [
        { origin, cookie },
        { origin, cookie, host },
      ] as Record<string, string>[]) {
        refused(await strict.ask({ ...welcomeSeen, headers }), 'FOREIGN_ORIGIN', origin);
      }
    }
    answered(await strict.ask({ ...welcomeSeen, headers: own }), 200, 'our own page by https');
    for (const transport of ['websocket', 'polling'] as const) {
      same(await socketRefusal(strict.url, own, { transport }), null, `our own page's ${transport}`);
      const plain = { ...own, origin: `http://${host}` };
      holds((await socketRefusal(strict.url, plain, { transport })) !== null, `a ${transport} was opened`);
    }
  },
};

const plainCookie: Attack = {
  ...SLOW,
  name: 'read, or plant, a session cookie by http or from a subdomain',
  run: async (place) => {
    const strict = await place.strict();
    const answer = await signIn(strict);
    // The http cookie is only deleted.
    const cookies = (answer.headers['set-cookie'] ?? []).filter((cookie) => !/^[^=]+=;/.test(cookie));
    holds(cookies.length > 0, 'no cookie was set');
    for (const cookie of cookies) {
      holds(/^__Host-/.test(cookie) && /; *Secure/i.test(cookie) && /; *HttpOnly/i.test(cookie), cookie);
      holds(!/; *Domain=/i.test(cookie), cookie);
    }
    // Any host of the domain can set the one without the prefix.
    const { token } = answer.json as { token: string };
    const planted = { cookie: `torchbearer_session=${token}` };
    refused(
      await strict.ask({ path: '/api/auth/me', headers: planted }),
      'NOT_SIGNED_IN',
      'a planted cookie',
    );
    for (const path of ['/', '/api/config', '/api/nothing']) {
      const { headers } = await strict.ask({ path });
      const policy = String(headers['strict-transport-security'] ?? '');
      const [, seconds = '0'] = /max-age=(\d+)/.exec(policy) ?? [];
      holds(Number(seconds) >= 31_536_000 && policy.includes('includeSubDomains'), `${path}: ${policy}`);
    }
  },
};

const withoutFactor: Attack = {
  ...SLOW,
  name: 'be an admin without a second factor',
  run: async (place) => {
    const strict = await place.strict();
    const token = await adminToken(strict);
    const tried = all.filter(
      ({ who, openWhile = [] }) => who !== 'public' && !openWhile.includes('SECOND_FACTOR_SETUP_REQUIRED'),
    );
    holds(tried.length > 40, `there are only ${tried.length} calls`);
    for (const { method, path, id } of tried) {
      const address = path.replaceAll(/\{(n|weekNumber)\}/g, '3').replaceAll(/\{\w+\}/g, randomUUID());
      const answer = await strict.ask({
        method: method.toUpperCase(),
        path: address,
        token,
        ...(method !== 'get' && { body: {} }),
      });
      refused(answer, 'SECOND_FACTOR_SETUP_REQUIRED', id);
    }
    for (const transport of ['websocket', 'polling'] as const) {
      const refusal = await socketRefusal(strict.url, {}, { transport, auth: { token } });
      holds(refusal !== null, `a socket (${transport}) was opened`);
    }
  },
};

const byProvider: Attack = {
  ...SLOW,
  name: 'get past the second factor of an admin by a provider that asked for none',
  run: async (place) => {
    const strict = await place.strict();
    const { email } = PLACE_ADMIN;
    const enter = async (amr: readonly string[]) => {
      const token = await place.issuer.idToken({ email, name: 'Jo', sub: 'the admin', amr });
      const body = { token, email, name: 'Jo', picture: null };
      return await strict.ask({
        path: '/api/auth/auth0-login',
        body,
        headers: { origin: strict.publicUrl },
      });
    };
    for (const amr of [[], ['pwd'], ['otp']]) {
      const answer = await enter(amr);
      same([answer.status, answer.code], [403, 'SECOND_FACTOR_UNPROVEN'], amr.join());
      holds(answer.headers['set-cookie'] === undefined, 'a cookie was set');
    }
    answered(await enter(['pwd', 'otp']), 200, 'with a second factor');
  },
};

const removedAgain: Attack = {
  ...SLOW,
  name: 'set a second factor up, remove it and go on',
  run: async (place) => {
    const strict = await place.strict();
    const token = await adminToken(strict);
    const path = '/api/users/me/second-factor';
    const begun = await strict.ask({ path, token, body: {} });
    answered(begun, 200, 'the setup');
    const { secret } = begun.json as { secret: string };
    const confirm = await strict.ask({ path: `${path}/confirm`, token, body: { code: codeOf(secret) } });
    answered(confirm, 200, 'the confirmation');
    answered(await strict.ask({ path: '/api/users', token }), 200, 'with a factor');
    refused(await signIn(strict), 'SECOND_FACTOR_REQUIRED', 'signing in without it');
    const body = { code: codeOf(secret, 1), currentPassword: PLACE_ADMIN.password };
    const removed = await strict.ask({ path: `${path}/remove`, token, body });
    // Whether or not it may be removed: without it the admin's calls are refused.
    if (removed.status < 400) {
      refused(await strict.ask({ path: '/api/users', token }), 'SECOND_FACTOR_SETUP_REQUIRED', 'afterwards');
    } else same((await strict.ask({ path: '/api/users', token })).status, 200, 'afterwards');
  },
};

export const strict: Family = {
  name: 'strict settings',
  attacks: [plainPage, plainCookie, withoutFactor, byProvider, removedAgain],
};
