/** Taking over an account, and staying in it afterwards. */
import { SESSION_COOKIE } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { calls, type Call } from '@torchbearer/contract';
import { PASSWORD, type SignedIn } from '../../api.js';
import { begunBy, codeOf } from '../../second-factor.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import { answered, holds, refused, same } from '../expected.js';
import { PLACE_ADMIN, type Place } from '../place.js';
import {
  ageSessions,
  askForCode,
  bindPhone,
  inDatabase,
  logIn,
  NEW_PASSWORD,
  resetPassword,
} from '../steps.js';
import { socketRefusal } from './cross-origin.js';

/** Each removes what an attacker who was in the account left there. */
export const RECOVERIES: Readonly<Record<string, (place: Place, owner: SignedIn) => Promise<void>>> = {
  'the owner changes the password': async ({ ask }, { token }) => {
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    answered(await ask({ method: 'PUT', path: '/api/users/password', token, body }), 200, 'the change');
  },
  'the owner resets the password': (place, { email }) => resetPassword(place, email),
  'the owner signs in by the identity provider': async ({ ask, issuer, freshAddress }, { email, name }) => {
    const token = await issuer.idToken({ email, name, sub: randomUUID() });
    const body = { token, email, name, picture: null };
    answered(await ask({ path: '/api/auth/auth0-login', body, from: freshAddress() }), 200, 'the sign-in');
  },
};

type Recovery = (typeof RECOVERIES)[string];

// Once the e-mail is confirmed, an identity of a provider can no longer take over the account.
const ownRecoveries = Object.entries(RECOVERIES).slice(0, 2);
const leftBehind: readonly Attack[] = [
  ...Object.entries(RECOVERIES).map(([name, recover]) => leaveBehind(name, recover, false)),
  ...ownRecoveries.map(([name, recover]) => leaveBehind(`${name}, the e-mail proven before`, recover, true)),
];

function leaveBehind(name: string, recover: Recovery, isProven: boolean): Attack {
  const run = async (place: Place): Promise<void> => {
    const owner = await place.newPlayer('taken-over');
    if (isProven) {
      const proven = `update users set email_proven_at = now() - interval '1 day' where id = $1`;
      await inDatabase(place, 'identity', proven, [owner.id]);
    }
    const stolen = await logIn(place, owner.email, PASSWORD);
    const phone = await bindPhone(place, owner);
    const { token: link } = await owner.client.renewCalendarToken();
    await recover(place, owner);
    const me = await place.ask({ path: '/api/auth/me', token: stolen });
    refused(me, 'NOT_SIGNED_IN', 'the stolen session');
    const users = await place.admin.client.listUsers();
    same(users.find(({ id }) => id === owner.id)?.phone, null, `the phone ${phone} became`);
    const calendar = await place.ask({ path: `/api/calendar/${link}.ics` });
    refused(calendar, 'CALENDAR_NOT_FOUND', 'the calendar link');
    // The sms service gets the change by an event.
    await eventually(async () => {
      const { reply } = await place.twilio.textIn({ from: phone, body: 'PICK Castaway 1' });
      holds(reply === null || /don't know this number/.test(reply), `a text was answered ${reply}`);
    });
  };
  return { name: `keep a session, a phone and a calendar link after ${name}`, run };
}
const waitingPhone: readonly Attack[] = Object.entries(RECOVERIES).map(([name, recover]) => ({
  name: `say YES from a phone that waited for its code before ${name}`,
  run: async (place: Place) => {
    const owner = await place.newPlayer('taken-over');
    const phone = place.freshPhone();
    const thief = await logIn(place, owner.email, PASSWORD);
    answered(await askForCode(place, thief, phone), 200, 'the number');
    await recover(place, owner);
    await place.twilio.textIn({ from: phone, body: 'YES' });
    const users = await place.admin.client.listUsers();
    same(users.find(({ id }) => id === owner.id)?.phone, null, `the phone ${phone} became`);
  },
}));

const all: readonly Call[] = calls;

const temporary: Attack = {
  name: 'do anything but choose a password with a temporary one',
  run: async (place) => {
    const { id, email } = await place.newPlayer('soon-boss');
    const { admin, ask, url } = place;
    const { tempPassword } = await admin.client.resetUserPassword({ params: { id } });
    await admin.client.setAdmin({
      params: { id },
      body: { isAdmin: true, currentPassword: PLACE_ADMIN.password },
    });
    const token = await logIn(place, email, tempPassword);
    const open = ['getMe', 'getOwnUser', 'changePassword', 'logOut'];
    const tried = all.filter((call) => call.who !== 'public' && !open.includes(call.id));
    for (const { method, path, id: name } of tried) {
      const address = path.replaceAll(/\{(n|weekNumber)\}/g, '3').replaceAll(/\{\w+\}/g, randomUUID());
      const answer = await ask({
        method: method.toUpperCase(),
        path: address,
        token,
        ...(method !== 'get' && { body: {} }),
      });
      refused(answer, 'PASSWORD_CHANGE_REQUIRED', name);
    }
    for (const transport of ['websocket', 'polling'] as const) {
      const refusal = await socketRefusal(url, {}, { transport, auth: { token } });
      holds(refusal !== null, `a socket (${transport}) was opened`);
    }
    same((await ask({ path: '/api/users/me', token })).status, 200, 'the own user');
  },
};

const WEAK = [
  ...['123456', 'PASSWORD', 'qwerty', 'letmein', 'dragon'],
  ...['654321', '121212', 'aaaaaa', 'abcdefgh', 'admin123'],
];

const weakPasswords: Attack = {
  name: 'set a password that everybody tries first',
  run: async ({ ask, freshAddress, freshWord, newPlayer }) => {
    const owner = await newPlayer('weak');
    const { name, username } = await owner.client.getOwnUser();
    const own = [owner.email, owner.email.toUpperCase(), name, username ?? name];
    const from = freshAddress();
    for (const newPassword of [...WEAK, ...own].filter(({ length }) => length >= 6).slice(0, 15)) {
      const word = freshWord('weak');
      const signUp = { email: `${word}@example.com`, name: word, username: word, password: newPassword };
      const body = { currentPassword: PASSWORD, newPassword };
      const change = await ask({ method: 'PUT', path: '/api/users/password', token: owner.token, body });
      refused(change, 'INVALID_INPUT', `the change to ${newPassword}`);
      if (own.includes(newPassword)) continue;
      refused(await ask({ path: '/api/auth/signup', body: signUp, from }), 'INVALID_INPUT', newPassword);
    }
  },
};

const oldSessionGrants: Attack = {
  name: "grant a role by an admin's session of an hour ago",
  run: async (place) => {
    const boss = await place.newPlayer('boss');
    const { ask, admin } = place;
    const grant = (token: string, id: string, currentPassword?: string) =>
      ask({
        method: 'PUT',
        path: `/api/users/${id}/admin`,
        token,
        body: { isAdmin: true, ...(currentPassword !== undefined && { currentPassword }) },
      });
    answered(await grant(admin.token, boss.id, PLACE_ADMIN.password), 200, 'the first grant');
    await ageSessions(place, boss, 60);
    const stolen = await logIn(place, boss.email, PASSWORD);
    await ageSessions(place, boss, 60);
    const accomplice = await place.newPlayer('accomplice');
    await eventually(async () => {
      const answer = await grant(stolen, accomplice.id);
      refused(answer, 'REAUTHENTICATION_REQUIRED', 'without the password');
    });
    refused(await grant(stolen, accomplice.id, 'a guess'), 'WRONG_PASSWORD', 'with a guess');
    same((await accomplice.client.getOwnUser()).isAdmin, false, 'the role is');
  },
};

const byAdminSession: Attack = {
  name: "take an admin's account over by an admin's session alone: its own, or another's",
  run: async (place) => {
    const { ask, admin } = place;
    const [thief, boss] = [await place.newPlayer('thief'), await place.newPlayer('boss')];
    const secret = await begunBy(boss);
    await boss.client.confirmSecondFactor({ body: { code: codeOf(secret) } });
    for (const { id } of [thief, boss]) {
      const body = { isAdmin: true, currentPassword: PLACE_ADMIN.password };
      await admin.client.setAdmin({ params: { id }, body });
    }
    // The role is cached for some seconds.
    await eventually(async () =>
      answered(await ask({ path: '/api/users', token: thief.token }), 200, 'the role'),
    );
    for (const { id, name, email } of [thief, boss]) {
      const path = `/api/admin/users/${id}`;
      const edit = (body: object) =>
        ask({ method: 'PUT', path, token: thief.token, body: { name, email, ...body } });
      for (const [what, answer] of Object.entries({
        'another e-mail': await edit({ email: `${place.freshWord('mine')}@example.com` }),
        'another phone': await edit({ phone: place.freshPhone() }),
        'a temporary password': await ask({ path: `${path}/reset-password`, token: thief.token, body: {} }),
        'no second factor': await ask({
          method: 'DELETE',
          path: `${path}/second-factor`,
          token: thief.token,
        }),
      })) {
        same([answer.status, answer.code], [409, 'ADMIN_ACCOUNT'], what);
      }
    }
    for (const one of [thief, boss]) {
      const { email, phone } = await one.client.getOwnUser();
      same([email, phone], [one.email, null], 'e-mail and phone are');
    }
    const body = { email: boss.email, password: PASSWORD };
    const answer = await ask({ path: '/api/auth/login', body, from: place.freshAddress() });
    refused(answer, 'SECOND_FACTOR_REQUIRED', 'signing in by the password alone');
  },
};

const manySessions: Attack = {
  name: 'hold more sessions of an account than there may be',
  run: async (place) => {
    const owner = await place.newPlayer('hoarder');
    const tokens = [owner.token];
    for (let turn = 0; turn < 22; turn++) tokens.push(await logIn(place, owner.email, PASSWORD));
    const alive = await Promise.all(tokens.map((token) => place.ask({ path: '/api/auth/me', token })));
    const count = alive.filter(({ status }) => status === 200).length;
    holds(count > 0 && count <= 20, `${count} sessions are alive`);
    same(alive.at(-1)?.status, 200, 'the newest is');
  },
};

const replacedSession: Attack = {
  name: 'keep the session of a browser in which somebody else signs in',
  run: async (place) => {
    const [before, after] = [await place.newPlayer('before'), await place.newPlayer('after')];
    const answer = await place.ask({
      path: '/api/auth/login',
      body: { email: after.email, password: PASSWORD },
      headers: { cookie: `${SESSION_COOKIE}=${before.token}` },
    });
    answered(answer, 200, 'signing in');
    refused(
      await place.ask({ path: '/api/auth/me', token: before.token }),
      'NOT_SIGNED_IN',
      'the one before',
    );
  },
};

const idleSession: Attack = {
  name: 'come back with a session that nobody used for 15 days',
  run: async (place) => {
    const owner = await place.newPlayer('idle');
    const token = await logIn(place, owner.email, PASSWORD);
    await ageSessions(place, owner, 15 * 24 * 60);
    await eventually(
      async () => refused(await place.ask({ path: '/api/auth/me', token }), 'NOT_SIGNED_IN', 'the session'),
      15_000,
    );
  },
};

const unseen: Attack = {
  name: 'guess, sign in and change a password without a trace',
  run: async (place) => {
    const owner = await place.newPlayer('watched');
    const from = place.freshAddress();
    await place.ask({ path: '/api/auth/login', body: { email: owner.email, password: 'a guess' }, from });
    await place.ask({ path: '/api/auth/login', body: { email: owner.email, password: PASSWORD }, from });
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const change = { method: 'PUT', path: '/api/users/password', token: owner.token, body, from };
    answered(await place.ask(change), 200, 'the change');
    const answer = await place.ask({
      path: `/api/admin/security-events?user=${owner.id}`,
      token: place.admin.token,
    });
    answered(answer, 200, 'the list');
    for (const trace of ['"failed"', '"sign-in"', '"password-changed"', from]) {
      holds(answer.text.includes(trace), `${trace} is missing from ${answer.text}`);
    }
    const asPlayer = await place.ask({ path: '/api/admin/security-events', token: place.attacker.token });
    refused(asPlayer, 'ADMINS_ONLY', "a player's look at the list");
  },
};

const lockOut: Attack = {
  name: 'lock everybody else at an address out',
  isLong: true,
  limitMs: 240_000,
  run: async (place) => {
    const login = (email: string, from: string, cookie = '') =>
      place.ask({ path: '/api/auth/login', body: { email, password: PASSWORD }, from, headers: { cookie } });
    const [known, unknown] = [await place.newPlayer('neighbour'), await place.newPlayer('neighbour')];
    const before = await login(known.email, place.freshAddress());
    const device = before.headers['set-cookie']?.find((cookie) => cookie.startsWith('torchbearer_device='));
    holds(device !== undefined, 'no cookie by which the browser is known');
    const from = place.freshAddress();
    // More failures than the limit of 15 minutes, and more calls than the limit of a minute.
    for (let turn = 0; turn < 1_300; turn += 20) {
      const accounts = Array.from({ length: 20 }, (_, n) => `nobody-${turn + n}@example.com`);
      await Promise.all(accounts.map((email) => login(email, from)));
    }
    answered(await login(known.email, from, device?.split(';')[0]), 200, 'the neighbour, in a known browser');
    answered(await login(unknown.email, from), 200, 'the neighbour, in another');
  },
};

export const takeover: Family = {
  name: 'account takeover',
  attacks: [
    ...leftBehind,
    ...waitingPhone,
    temporary,
    weakPasswords,
    oldSessionGrants,
    byAdminSession,
    manySessions,
    replacedSession,
    idleSession,
    unseen,
    lockOut,
  ],
};
