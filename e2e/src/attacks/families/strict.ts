/** Attacks on a system with https and sign-up by invitation, whose admins need a second factor. */
import { calls, type Call } from '@torchbearer/contract';
import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../api.js';
import { codeOf } from '../../second-factor.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import { type StrictTarget, TARGET_ADMIN } from '../target.js';
import { queryDatabase } from '../steps.js';
import { socketRefusal } from './cross-origin.js';

const all: readonly Call[] = calls;
/** The first of these attacks starts the system. */
const SLOW = { isLong: true, limitMs: 240_000 } as const;

/** Signs up with an invite code that is inserted into the database; returns the session token. */
async function signUpInvited(strict: StrictTarget, word: string): Promise<string> {
  const code = word.toUpperCase().replace(/[^A-Z0-9]/g, '');
  await queryDatabase(
    strict,
    'identity',
    `insert into invites (id, code, note, most_uses, created_at, created_by)
     values (gen_random_uuid(), $1, '', 1, now(), gen_random_uuid())`,
    [code],
  );
  const body = { email: `${word}@example.com`, name: word, username: word, password: PASSWORD };
  const response = await strict.send({
    path: '/api/auth/signup',
    body: { ...body, inviteCode: code },
    headers: { origin: strict.publicUrl },
  });
  assertStatus(response, 201, 'signing up with an invite code');
  return (response.json as { token: string }).token;
}

const signIn = ({ send, publicUrl }: StrictTarget, code?: string): Promise<HttpResponse> =>
  send({
    path: '/api/auth/login',
    body: { ...TARGET_ADMIN, ...(code !== undefined && { code }) },
    headers: { origin: publicUrl },
  });

async function adminToken(strict: StrictTarget): Promise<string> {
  const response = await signIn(strict);
  assertStatus(response, 200, 'signing in as the admin');
  return (response.json as { token: string }).token;
}

const welcomeSeen = { path: '/api/users/mark-welcome-seen', body: {} };

const plainPage: Attack = {
  ...SLOW,
  name: 'act from a page of our own host that was loaded by http',
  run: async (target) => {
    const strict = await target.strict();
    // As a player: the admin has no second factor, and so can't open a socket.
    const token = await signUpInvited(strict, target.freshWord('guest'));
    const { host } = new URL(strict.publicUrl);
    const cookie = `__Host-torchbearer_session=${token}`;
    const own = { origin: strict.publicUrl, cookie, host };
    for (const origin of [`http://${host}`, strict.url, `http://${host}:443`]) {
      for (const headers of [
        { origin, cookie },
        { origin, cookie, host },
      ] as Record<string, string>[]) {
        assertRefused(await strict.send({ ...welcomeSeen, headers }), 'FOREIGN_ORIGIN', origin);
      }
    }
    assertStatus(await strict.send({ ...welcomeSeen, headers: own }), 200, 'our own page by https');
    for (const transport of ['websocket', 'polling'] as const) {
      assertEqual(
        await socketRefusal(strict.url, own, { transport }),
        null,
        `the error of our own page's ${transport}`,
      );
      const plain = { ...own, origin: `http://${host}` };
      assertThat(
        (await socketRefusal(strict.url, plain, { transport })) !== null,
        `a ${transport} socket from http was accepted`,
      );
    }
  },
};

const plainCookie: Attack = {
  ...SLOW,
  name: 'read or plant a session cookie by http or from a subdomain',
  run: async (target) => {
    const strict = await target.strict();
    const response = await signIn(strict);
    // Without the cookie of http, which is only deleted.
    const cookies = (response.headers['set-cookie'] ?? []).filter((cookie) => !/^[^=]+=;/.test(cookie));
    assertThat(cookies.length > 0, 'no cookie was set');
    for (const cookie of cookies) {
      assertThat(/^__Host-/.test(cookie) && /; *Secure/i.test(cookie) && /; *HttpOnly/i.test(cookie), cookie);
      assertThat(!/; *Domain=/i.test(cookie), cookie);
    }
    // Any host of the domain can set a cookie without the __Host- prefix.
    const { token } = response.json as { token: string };
    const planted = { cookie: `torchbearer_session=${token}` };
    assertRefused(
      await strict.send({ path: '/api/auth/me', headers: planted }),
      'NOT_SIGNED_IN',
      'a planted cookie',
    );
    for (const path of ['/', '/api/config', '/api/nothing']) {
      const { headers } = await strict.send({ path });
      const policy = String(headers['strict-transport-security'] ?? '');
      const [, seconds = '0'] = /max-age=(\d+)/.exec(policy) ?? [];
      assertThat(Number(seconds) >= 31_536_000 && policy.includes('includeSubDomains'), `${path}: ${policy}`);
    }
  },
};

const withoutFactor: Attack = {
  ...SLOW,
  name: 'use the admin area without a second factor',
  run: async (target) => {
    const strict = await target.strict();
    const token = await adminToken(strict);
    const tried = all.filter(
      ({ who, openWhile = [] }) => who !== 'public' && !openWhile.includes('SECOND_FACTOR_SETUP_REQUIRED'),
    );
    assertThat(tried.length > 40, `only ${tried.length} calls were tried`);
    for (const { method, path, id } of tried) {
      const address = path.replaceAll(/\{(n|weekNumber)\}/g, '3').replaceAll(/\{\w+\}/g, randomUUID());
      const response = await strict.send({
        method: method.toUpperCase(),
        path: address,
        token,
        ...(method !== 'get' && { body: {} }),
      });
      assertRefused(response, 'SECOND_FACTOR_SETUP_REQUIRED', id);
    }
    for (const transport of ['websocket', 'polling'] as const) {
      const refusal = await socketRefusal(strict.url, {}, { transport, auth: { token } });
      assertThat(refusal !== null, `a socket (${transport}) was opened`);
    }
  },
};

const removedAgain: Attack = {
  ...SLOW,
  name: 'set up a second factor, remove it and continue as an admin',
  run: async (target) => {
    const strict = await target.strict();
    const token = await adminToken(strict);
    const path = '/api/users/me/second-factor';
    const startedAt = await strict.send({ path, token, body: {} });
    assertStatus(startedAt, 200, 'setting up');
    const { secret } = startedAt.json as { secret: string };
    const confirm = await strict.send({ path: `${path}/confirm`, token, body: { code: codeOf(secret) } });
    assertStatus(confirm, 200, 'confirming');
    assertStatus(
      await strict.send({ path: '/api/users', token }),
      200,
      'the list of users with a second factor',
    );
    assertRefused(await signIn(strict), 'SECOND_FACTOR_REQUIRED', 'signing in without a code');
    const body = { code: codeOf(secret, 1), currentPassword: TARGET_ADMIN.password };
    const removed = await strict.send({ path: `${path}/remove`, token, body });
    // If the admin may remove it, calls of the admin are refused afterwards.
    if (removed.status < 400) {
      assertRefused(
        await strict.send({ path: '/api/users', token }),
        'SECOND_FACTOR_SETUP_REQUIRED',
        'the list of users afterwards',
      );
    } else
      assertEqual(
        (await strict.send({ path: '/api/users', token })).status,
        200,
        'the status of the list of users afterwards',
      );
  },
};

export const strict: Family = {
  name: 'strict settings',
  attacks: [plainPage, plainCookie, withoutFactor, removedAgain],
};
