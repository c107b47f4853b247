/** Taking over an account, and keeping access to it afterwards. */
import { SESSION_COOKIE } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { calls, type Call } from '@torchbearer/contract';
import { PASSWORD, type SignedIn } from '../../api.js';
import { begunBy, codeOf } from '../../second-factor.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import { type Target, TARGET_ADMIN } from '../target.js';
import {
  ageSessions,
  bindPhone,
  freshNonce,
  logIn,
  NEW_PASSWORD,
  queryDatabase,
  requestCode,
  resetPassword,
} from '../steps.js';
import { socketRefusal } from './cross-origin.js';

/** What an owner does to get rid of an attacker who was in the account. */
export const RECOVERIES: Readonly<Record<string, (target: Target, owner: SignedIn) => Promise<void>>> = {
  'the owner changes the password': async ({ send }, { token }) => {
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    assertStatus(
      await send({ method: 'PUT', path: '/api/users/password', token, body }),
      200,
      'changing the password',
    );
  },
  'the owner resets the password': (target, { email }) => resetPassword(target, email),
  'the owner signs in by the identity provider': async ({ send, issuer, freshAddress }, { email, name }) => {
    const nonce = await freshNonce({ send, freshAddress });
    const token = await issuer.idToken({ email, name, sub: randomUUID(), nonce });
    const body = { token, email, name, picture: null };
    assertStatus(
      await send({ path: '/api/auth/auth0-login', body, from: freshAddress() }),
      200,
      'signing in',
    );
  },
};

type Recovery = (typeof RECOVERIES)[string];

// With a confirmed e-mail, a sign-in by the identity provider no longer removes other access.
const ownRecoveries = Object.entries(RECOVERIES).slice(0, 2);
const retainedAccess: readonly Attack[] = [
  ...Object.entries(RECOVERIES).map(([name, recover]) => retainAccess(name, recover, false)),
  ...ownRecoveries.map(([name, recover]) => retainAccess(`${name} with a confirmed e-mail`, recover, true)),
];

function retainAccess(name: string, recover: Recovery, isProven: boolean): Attack {
  const run = async (target: Target): Promise<void> => {
    const owner = await target.newPlayer('taken-over');
    if (isProven) {
      const proven = `update users set email_proven_at = now() - interval '1 day' where id = $1`;
      await queryDatabase(target, 'identity', proven, [owner.id]);
    }
    const stolen = await logIn(target, owner.email, PASSWORD);
    const phone = await bindPhone(target, owner);
    const { token: link } = await owner.client.renewCalendarToken();
    await recover(target, owner);
    const me = await target.send({ path: '/api/auth/me', token: stolen });
    assertRefused(me, 'NOT_SIGNED_IN', 'the stolen session');
    const users = await target.admin.client.listUsers();
    assertEqual(users.find(({ id }) => id === owner.id)?.phone, null, "the owner's phone");
    const calendar = await target.send({ path: `/api/calendar/${link}.ics` });
    assertRefused(calendar, 'CALENDAR_NOT_FOUND', 'the calendar link');
    // The sms service receives the change as an event.
    await eventually(async () => {
      const { reply } = await target.twilio.textIn({ from: phone, body: 'PICK Castaway 1' });
      assertThat(reply === null || /don't know this number/.test(reply), `the reply to a text was ${reply}`);
    });
  };
  return { name: `keep a session, a phone and a calendar link after ${name}`, run };
}
const waitingPhone: readonly Attack[] = Object.entries(RECOVERIES).map(([name, recover]) => ({
  name: `confirm a phone by YES that was added before ${name}`,
  run: async (target: Target) => {
    const owner = await target.newPlayer('taken-over');
    const phone = target.freshPhone();
    const thief = await logIn(target, owner.email, PASSWORD);
    assertStatus(await requestCode(target, thief, phone), 200, 'adding the number');
    await recover(target, owner);
    await target.twilio.textIn({ from: phone, body: 'YES' });
    const users = await target.admin.client.listUsers();
    assertEqual(users.find(({ id }) => id === owner.id)?.phone, null, "the owner's phone");
  },
}));

const all: readonly Call[] = calls;

const temporary: Attack = {
  name: 'do anything but change the password with a temporary password',
  run: async (target) => {
    const { id, email } = await target.newPlayer('soon-boss');
    const { admin, send, url } = target;
    const { tempPassword } = await admin.client.resetUserPassword({ params: { id } });
    await admin.client.setAdmin({
      params: { id },
      body: { isAdmin: true, currentPassword: TARGET_ADMIN.password },
    });
    const token = await logIn(target, email, tempPassword);
    const open = ['getMe', 'getOwnUser', 'changePassword', 'logOut'];
    const tried = all.filter((call) => call.who !== 'public' && !open.includes(call.id));
    for (const { method, path, id: name } of tried) {
      const address = path.replaceAll(/\{(n|weekNumber)\}/g, '3').replaceAll(/\{\w+\}/g, randomUUID());
      const response = await send({
        method: method.toUpperCase(),
        path: address,
        token,
        ...(method !== 'get' && { body: {} }),
      });
      assertRefused(response, 'PASSWORD_CHANGE_REQUIRED', name);
    }
    for (const transport of ['websocket', 'polling'] as const) {
      const refusal = await socketRefusal(url, {}, { transport, auth: { token } });
      assertThat(refusal !== null, `a socket (${transport}) was opened`);
    }
    assertEqual(
      (await send({ path: '/api/users/me', token })).status,
      200,
      "the status of the caller's own user",
    );
  },
};

const WEAK = [
  ...['123456', 'PASSWORD', 'qwerty', 'letmein', 'dragon'],
  ...['654321', '121212', 'aaaaaa', 'abcdefgh', 'admin123'],
];

const weakPasswords: Attack = {
  name: 'set a password that is easy to guess',
  run: async ({ send, freshAddress, freshWord, newPlayer }) => {
    const owner = await newPlayer('weak');
    const { name, username } = await owner.client.getOwnUser();
    const own = [owner.email, owner.email.toUpperCase(), name, username ?? name];
    const from = freshAddress();
    for (const newPassword of [...WEAK, ...own].filter(({ length }) => length >= 6).slice(0, 15)) {
      const word = freshWord('weak');
      const signUp = { email: `${word}@example.com`, name: word, username: word, password: newPassword };
      const body = { currentPassword: PASSWORD, newPassword };
      const change = await send({ method: 'PUT', path: '/api/users/password', token: owner.token, body });
      assertRefused(change, 'INVALID_INPUT', `changing it to ${newPassword}`);
      if (own.includes(newPassword)) continue;
      assertRefused(
        await send({ path: '/api/auth/signup', body: signUp, from }),
        'INVALID_INPUT',
        `signing up with ${newPassword}`,
      );
    }
  },
};

const oldSessionGrants: Attack = {
  name: "make someone an admin with an admin's session from an hour ago",
  run: async (target) => {
    const boss = await target.newPlayer('boss');
    const { send, admin } = target;
    const grant = (token: string, id: string, currentPassword?: string) =>
      send({
        method: 'PUT',
        path: `/api/users/${id}/admin`,
        token,
        body: { isAdmin: true, ...(currentPassword !== undefined && { currentPassword }) },
      });
    assertStatus(await grant(admin.token, boss.id, TARGET_ADMIN.password), 200, 'the first grant');
    await ageSessions(target, boss, 60);
    const stolen = await logIn(target, boss.email, PASSWORD);
    await ageSessions(target, boss, 60);
    const accomplice = await target.newPlayer('accomplice');
    await eventually(async () => {
      const response = await grant(stolen, accomplice.id);
      assertRefused(response, 'REAUTHENTICATION_REQUIRED', 'granting without the password');
    });
    assertRefused(await grant(stolen, accomplice.id, 'a guess'), 'WRONG_PASSWORD', 'granting with a guess');
    assertEqual((await accomplice.client.getOwnUser()).isAdmin, false, 'the admin role');
  },
};

const byAdminSession: Attack = {
  name: "take over an admin's account with nothing but an admin's session",
  run: async (target) => {
    const { send, admin } = target;
    const [thief, boss] = [await target.newPlayer('thief'), await target.newPlayer('boss')];
    const secret = await begunBy(boss);
    await boss.client.confirmSecondFactor({ body: { code: codeOf(secret) } });
    for (const { id } of [thief, boss]) {
      const body = { isAdmin: true, currentPassword: TARGET_ADMIN.password };
      await admin.client.setAdmin({ params: { id }, body });
    }
    // The role is cached for a few seconds.
    await eventually(async () =>
      assertStatus(await send({ path: '/api/users', token: thief.token }), 200, 'the list of users'),
    );
    for (const { id, name, email } of [thief, boss]) {
      const path = `/api/admin/users/${id}`;
      const edit = (body: object) =>
        send({ method: 'PUT', path, token: thief.token, body: { name, email, ...body } });
      for (const [what, response] of Object.entries({
        'another e-mail': await edit({ email: `${target.freshWord('mine')}@example.com` }),
        'another phone': await edit({ phone: target.freshPhone() }),
        'a temporary password': await send({ path: `${path}/reset-password`, token: thief.token, body: {} }),
        'no second factor': await send({
          method: 'DELETE',
          path: `${path}/second-factor`,
          token: thief.token,
        }),
      })) {
        assertEqual([response.status, response.code], [409, 'ADMIN_ACCOUNT'], what);
      }
    }
    for (const one of [thief, boss]) {
      const { email, phone } = await one.client.getOwnUser();
      assertEqual([email, phone], [one.email, null], 'e-mail and phone');
    }
    const body = { email: boss.email, password: PASSWORD };
    const response = await send({ path: '/api/auth/login', body, from: target.freshAddress() });
    assertRefused(response, 'SECOND_FACTOR_REQUIRED', 'signing in with the password only');
  },
};

const manySessions: Attack = {
  name: 'hold more sessions of an account than allowed',
  run: async (target) => {
    const owner = await target.newPlayer('hoarder');
    const tokens = [owner.token];
    for (let turn = 0; turn < 22; turn++) tokens.push(await logIn(target, owner.email, PASSWORD));
    const alive = await Promise.all(tokens.map((token) => target.send({ path: '/api/auth/me', token })));
    const count = alive.filter(({ status }) => status === 200).length;
    assertThat(count > 0 && count <= 20, `${count} sessions are valid`);
    assertEqual(alive.at(-1)?.status, 200, 'the status of the newest session');
  },
};

const replacedSession: Attack = {
  name: 'keep the session of a browser in which another user signs in',
  run: async (target) => {
    const [before, after] = [await target.newPlayer('before'), await target.newPlayer('after')];
    const response = await target.send({
      path: '/api/auth/login',
      body: { email: after.email, password: PASSWORD },
      headers: { cookie: `${SESSION_COOKIE}=${before.token}` },
    });
    assertStatus(response, 200, 'signing in');
    assertRefused(
      await target.send({ path: '/api/auth/me', token: before.token }),
      'NOT_SIGNED_IN',
      'the previous session',
    );
  },
};

const idleSession: Attack = {
  name: 'use a session that was idle for 15 days',
  run: async (target) => {
    const owner = await target.newPlayer('idle');
    const token = await logIn(target, owner.email, PASSWORD);
    await ageSessions(target, owner, 15 * 24 * 60);
    await eventually(
      async () =>
        assertRefused(await target.send({ path: '/api/auth/me', token }), 'NOT_SIGNED_IN', 'the session'),
      15_000,
    );
  },
};

const securityEvents: Attack = {
  name: 'guess a password, sign in and change it without a security event',
  run: async (target) => {
    const owner = await target.newPlayer('watched');
    const from = target.freshAddress();
    await target.send({ path: '/api/auth/login', body: { email: owner.email, password: 'a guess' }, from });
    await target.send({ path: '/api/auth/login', body: { email: owner.email, password: PASSWORD }, from });
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const change = { method: 'PUT', path: '/api/users/password', token: owner.token, body, from };
    assertStatus(await target.send(change), 200, 'changing the password');
    const response = await target.send({
      path: `/api/admin/security-events?user=${owner.id}`,
      token: target.admin.token,
    });
    assertStatus(response, 200, 'the security events');
    for (const trace of ['"failed"', '"sign-in"', '"password-changed"', from]) {
      assertThat(response.text.includes(trace), `${trace} is missing from ${response.text}`);
    }
    const asPlayer = await target.send({ path: '/api/admin/security-events', token: target.attacker.token });
    assertRefused(asPlayer, 'ADMINS_ONLY', 'a player who reads the security events');
  },
};

const lockOut: Attack = {
  name: 'lock out the other users of an address',
  isLong: true,
  limitMs: 240_000,
  run: async (target) => {
    const login = (email: string, from: string, cookie = '') =>
      target.send({
        path: '/api/auth/login',
        body: { email, password: PASSWORD },
        from,
        headers: { cookie },
      });
    const [known, unknown] = [await target.newPlayer('neighbour'), await target.newPlayer('neighbour')];
    const before = await login(known.email, target.freshAddress());
    const device = before.headers['set-cookie']?.find((cookie) => cookie.startsWith('torchbearer_device='));
    assertThat(device !== undefined, 'no device cookie was set');
    const from = target.freshAddress();
    // More failures than the limit of 15 minutes, and more calls than the limit of a minute.
    for (let turn = 0; turn < 1_300; turn += 20) {
      const accounts = Array.from({ length: 20 }, (_, n) => `nobody-${turn + n}@example.com`);
      await Promise.all(accounts.map((email) => login(email, from)));
    }
    assertStatus(
      await login(known.email, from, device?.split(';')[0]),
      200,
      'a neighbour in a known browser',
    );
    assertStatus(await login(unknown.email, from), 200, 'a neighbour in an unknown browser');
  },
};

export const takeover: Family = {
  name: 'account takeover',
  attacks: [
    ...retainedAccess,
    ...waitingPhone,
    temporary,
    weakPasswords,
    oldSessionGrants,
    byAdminSession,
    manySessions,
    replacedSession,
    idleSession,
    securityEvents,
    lockOut,
  ],
};
