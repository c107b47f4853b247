/** Guessing secrets. Each attacker has its own addresses, as in production. */
import { PASSWORD } from '../../api.js';
import { eventually } from '../../wait.js';
import { resetLinkIn } from '../../web/mailbox.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { ageSessions, NEW_PASSWORD, signUpInvited, tokenOf } from '../steps.js';

/** The default limits: attempts in 15 minutes, unless the name says per hour. */
const PER_PAIR = 10;
const PER_ACCOUNT = 200;
const PER_ADDRESS = 300;
const PER_CROWDED_PAIR = 2;
const RESETS_PER_HOUR = 60;
const SIGN_UPS_PER_HOUR = 100;
const FORGOTTEN_PER_HOUR = 5;

const login = ({ send }: Target, email: string, password: string, from: string): Promise<HttpResponse> =>
  send({ path: '/api/auth/login', body: { email, password }, from });

const guess = (turn: number): string => `wrong-guess-${turn}`;

const withoutId = ({ json }: HttpResponse): unknown => ({ ...(json as object), requestId: '' });

const fromOneAddress: Attack = {
  name: 'guess a password from one address',
  run: async (target) => {
    const { email } = await target.newPlayer();
    const from = target.freshAddress();
    for (let turn = 0; turn < PER_PAIR; turn++) {
      assertRefused(await login(target, email, guess(turn), from), 'WRONG_CREDENTIALS', `try ${turn + 1}`);
    }
    const late = await login(target, email, guess(PER_PAIR), from);
    assertRefused(late, 'TOO_MANY_REQUESTS', 'the next try');
    assertThat(Number(late.headers['retry-after']) > 0, 'Retry-After is missing');
    assertRefused(
      await login(target, email, PASSWORD, from),
      'TOO_MANY_REQUESTS',
      'the right password after the limit',
    );
    assertStatus(
      await login(target, email, PASSWORD, target.freshAddress()),
      200,
      'the owner at another address',
    );
  },
};

const inOtherLetters: Attack = {
  name: 'guess a password with the e-mail written in different ways',
  run: async (target) => {
    const { email } = await target.newPlayer();
    const from = target.freshAddress();
    const ways = [email, email.toUpperCase(), ` ${email}`, `${email} `, `\t${email}`];
    let refusals = 0;
    for (let turn = 0; turn < PER_PAIR + ways.length; turn++) {
      const response = await login(target, ways[turn % ways.length] ?? email, guess(turn), from);
      if (response.code === 'TOO_MANY_REQUESTS') refusals += 1;
    }
    assertEqual(refusals, ways.length, 'number of refusals');
  },
};

const byForwardedAddress: Attack = {
  name: 'guess a password with a new forwarded address each time',
  run: async (target) => {
    const { email } = await target.newPlayer();
    const from = target.freshAddress();
    const codes = [];
    for (let turn = 0; turn <= PER_PAIR; turn++) {
      const spoofed = `198.51.100.${turn + 1}`;
      const headers = { 'x-forwarded-for': spoofed, 'x-real-ip': spoofed, forwarded: `for=${spoofed}` };
      const body = { email, password: guess(turn) };
      codes.push((await target.send({ path: '/api/auth/login', body, headers, from })).code);
    }
    assertEqual(codes.at(-1), 'TOO_MANY_REQUESTS', 'the code of the last response');
  },
};

const atOnce: Attack = {
  name: 'guess a password with many simultaneous tries',
  run: async (target) => {
    const { email } = await target.newPlayer();
    const from = target.freshAddress();
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => login(target, email, guess(turn), from)),
    );
    const tried = responses.filter(({ code }) => code === 'WRONG_CREDENTIALS').length;
    assertEqual(tried, PER_PAIR, 'number of tries that were checked');
    const refusals = responses.filter(({ code }) => code === 'TOO_MANY_REQUESTS').length;
    assertEqual(refusals, responses.length - PER_PAIR, 'number of tries that were refused');
  },
};

const fromManyAddresses: Attack = {
  name: 'guess a password from many addresses',
  isLong: true,
  run: async (target) => {
    const { email } = await target.newPlayer();
    const home = target.freshAddress();
    assertStatus(await login(target, email, PASSWORD, home), 200, 'the owner before the attack');
    for (let used = 0; used < PER_ACCOUNT; used += PER_PAIR) {
      const from = target.freshAddress();
      for (let turn = 0; turn < PER_PAIR; turn++) {
        assertRefused(
          await login(target, email, guess(turn), from),
          'WRONG_CREDENTIALS',
          `try ${used + turn + 1}`,
        );
      }
    }
    const from = target.freshAddress();
    assertRefused(await login(target, email, guess(0), from), 'TOO_MANY_REQUESTS', 'one more try');
    assertStatus(await login(target, email, PASSWORD, home), 200, 'the owner at a known address');
  },
};

const oneForAll: Attack = {
  name: 'try one password for many accounts from one address',
  isLong: true,
  run: async (target) => {
    const from = target.freshAddress();
    for (let turn = 0; turn < PER_ADDRESS; turn++) {
      const response = await login(target, `nobody-${turn}@example.com`, 'password123', from);
      assertRefused(response, 'WRONG_CREDENTIALS', `try ${turn + 1}`);
    }
    // Now this address has only a few tries left for each account that has never signed in from it.
    const { email } = await target.newPlayer();
    for (let turn = 0; turn < PER_CROWDED_PAIR; turn++) {
      assertRefused(
        await login(target, email, guess(turn), from),
        'WRONG_CREDENTIALS',
        'one of the few tries left',
      );
    }
    assertRefused(await login(target, email, guess(0), from), 'TOO_MANY_REQUESTS', 'one more try');
  },
};

const accountNames: Attack = {
  name: 'find out by sign-in and reset who has an account',
  run: async (target) => {
    const { email } = await target.newPlayer();
    const from = target.freshAddress();
    const unknown = `${target.freshWord('nobody')}@example.com`;
    const [known, other] = [
      await login(target, email, 'wrong', from),
      await login(target, unknown, 'wrong', from),
    ];
    assertEqual(
      [known.status, withoutId(known)],
      [other.status, withoutId(other)],
      'sign-in for a known and an unknown e-mail',
    );
    const forget = (one: string) =>
      target.send({ path: '/api/auth/forgot-password', body: { email: one }, from });
    const [sent, unsent] = [await forget(email), await forget(unknown)];
    assertEqual(
      [sent.status, sent.json],
      [unsent.status, unsent.json],
      'forgot-password for a known and an unknown e-mail',
    );
  },
};

const resetTokens: Attack = {
  name: 'guess a reset token',
  run: async (target) => {
    const from = target.freshAddress();
    const reset = (token: string) =>
      target.send({ path: '/api/auth/reset-password', body: { token, password: NEW_PASSWORD }, from });
    for (let turn = 0; turn < RESETS_PER_HOUR; turn++) {
      assertRefused(await reset(`${turn}`.padEnd(43, 'x')), 'INVALID_RESET_TOKEN', `try ${turn + 1}`);
    }
    assertRefused(await reset('x'.repeat(43)), 'TOO_MANY_REQUESTS', 'one more try');
  },
};

const resetTwice: Attack = {
  name: 'use a reset token that was used or replaced, or use it for another account',
  run: async (target) => {
    const { email } = await target.newPlayer();
    const before = target.mailbox.mails.length;
    const forget = () =>
      target.send({ path: '/api/auth/forgot-password', body: { email }, from: target.freshAddress() });
    const mailed = (count: number) =>
      eventually(() => {
        const mails = target.mailbox.mails.slice(before).filter(({ to }) => to === email);
        if (mails.length < count) throw new Error('no mail arrived');
        return tokenOf(resetLinkIn(mails, email));
      });
    await forget();
    const first = await mailed(1);
    await forget();
    const second = await mailed(2);
    assertThat(first !== second && second.length >= 40, `a token of ${second.length} characters`);
    const reset = (token: string) =>
      target.send({
        path: '/api/auth/reset-password',
        body: { token, password: NEW_PASSWORD, email: target.victim.email, userId: target.victim.id },
        from: target.freshAddress(),
      });
    assertStatus(await reset(second), 200, 'the newest token');
    for (const invalid of [second, first])
      assertRefused(await reset(invalid), 'INVALID_RESET_TOKEN', 'an invalid token');
    assertStatus(
      await login(target, target.victim.email, PASSWORD, target.freshAddress()),
      200,
      'the other user with the old password',
    );
  },
};

const mailFlood: Attack = {
  name: 'fill a mailbox with reset mails',
  run: async (target) => {
    const { email } = await target.newPlayer();
    const codes = [];
    for (let turn = 0; turn < FORGOTTEN_PER_HOUR + 3; turn++) {
      const from = target.freshAddress();
      codes.push((await target.send({ path: '/api/auth/forgot-password', body: { email }, from })).code);
    }
    assertEqual(
      codes.map((code) => code === 'TOO_MANY_REQUESTS'),
      codes.map((_, turn) => turn >= FORGOTTEN_PER_HOUR),
      'which requests were refused',
    );
  },
};

const ownPassword: Attack = {
  name: 'guess the current password with a stolen session',
  run: async (target) => {
    const owner = await target.newPlayer();
    const codes = new Set<string | null>();
    for (let turn = 0; turn < 25; turn++) {
      const body = { currentPassword: guess(turn), newPassword: NEW_PASSWORD };
      const response = await target.send({
        method: 'PUT',
        path: '/api/users/password',
        token: owner.token,
        body,
        from: target.freshAddress(),
      });
      codes.add(response.code);
      assertThat(response.status >= 400, `try ${turn + 1} changed the password`);
    }
    assertThat(codes.has('TOO_MANY_REQUESTS'), `25 tries got ${[...codes].join()}`);
  },
};

/** These calls require the password if the sign-in is not recent. */
const otherPasswordCalls: Attack = {
  name: 'guess the current password with a stolen session, in all other calls that require it',
  run: async (target) => {
    const owner = await target.newPlayer();
    await ageSessions(target, owner, 60);
    const { name } = owner;
    const email = `${target.freshWord('thief')}@example.com`;
    const passwordCalls = [
      { method: 'PUT', path: '/api/users/profile', body: { name, username: name, email } },
      { method: 'POST', path: '/api/users/me/phone', body: { phone: target.freshPhone() } },
      { method: 'POST', path: '/api/users/me/second-factor', body: {} },
      { method: 'POST', path: '/api/users/me/second-factor/remove', body: { code: '000000' } },
    ];
    const attempt = (turn: number) => {
      const { body, ...call } = passwordCalls[turn % passwordCalls.length] ?? { path: '', body: {} };
      const currentPassword = guess(turn);
      const from = target.freshAddress();
      return target.send({ ...call, token: owner.token, body: { ...body, currentPassword }, from });
    };
    // The age of a session is cached for a few seconds.
    await eventually(
      async () => assertRefused(await attempt(2), 'WRONG_PASSWORD', 'the first guess'),
      15_000,
    );
    const codes = new Map<string | null, number>();
    for (let turn = 1; turn < PER_PAIR + 4; turn++) {
      const { code } = await attempt(turn);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    assertThat((codes.get('WRONG_PASSWORD') ?? 0) < PER_PAIR, `the tries got ${JSON.stringify([...codes])}`);
    assertEqual(codes.get(null), undefined, 'number of responses without an error');
  },
};

const inviteCodes: Attack = {
  name: 'guess an invite code from other codes',
  run: async (target) => {
    const { client } = target.admin;
    const made = await Promise.all(Array.from({ length: 20 }, () => client.createInvite({ body: {} })));
    const codes = made.map(({ code }) => code.replace(/[^A-Z0-9]/gi, ''));
    assertEqual(new Set(codes).size, 20, 'number of different codes');
    // Ten of 31 characters are 49 bits: too many for a hundred tries an hour from each address.
    for (const code of codes) assertThat(code.length >= 10, `a code of ${code.length} characters: ${code}`);
    await Promise.all(made.map(({ id }) => client.deleteInvite({ params: { id } })));
  },
};

const inviteTries: Attack = {
  name: 'guess an invite code from one address',
  isLong: true,
  limitMs: 240_000,
  run: async (target) => {
    const strict = await target.strict();
    const from = target.freshAddress();
    const tryCode = (inviteCode: string | null): Promise<HttpResponse> => {
      const word = target.freshWord('uninvited');
      const body = {
        email: `${word}@example.com`,
        name: word,
        username: word,
        password: PASSWORD,
        inviteCode,
      };
      const headers = { origin: strict.publicUrl };
      return strict.send({ path: '/api/auth/signup', body, headers, from });
    };
    assertRefused(await tryCode(null), 'INVALID_INPUT', 'no code');
    for (let turn = 1; turn < SIGN_UPS_PER_HOUR; turn++) {
      const code = String(turn).padStart(10, 'ABCDEFGH');
      assertRefused(await tryCode(code), 'INVITE_CODE_INVALID', `try ${turn}`);
    }
    assertRefused(await tryCode('ABCDEFGHJK'), 'TOO_MANY_REQUESTS', 'one more try');
    // A valid code still works from other addresses.
    await signUpInvited(strict, target.freshWord('guest'));
  },
};

const calendarTokens: Attack = {
  name: 'guess a calendar link',
  run: async (target) => {
    const links = new Set<string>();
    for (let turn = 0; turn < 5; turn++) links.add((await target.victim.client.renewCalendarToken()).token);
    assertEqual(links.size, 5, 'number of different links');
    const [first = '', ...later] = links;
    for (const link of links) assertThat(link.length >= 32, `a link of ${link.length} characters`);
    const from = target.freshAddress();
    const read = (token: string) => target.send({ path: `/api/calendar/${token}.ics`, from });
    assertRefused(await read(first), 'CALENDAR_NOT_FOUND', 'a replaced link');
    const last = later.at(-1) ?? '';
    assertStatus(await read(last), 200, 'the newest link');
    for (const similar of [last.slice(0, -1), `${last}x`, last.toLowerCase(), `${last.slice(0, -1)}%`, '*']) {
      assertThat((await read(encodeURIComponent(similar))).status === 404, `${similar} is a valid link`);
    }
  },
};

const temporaryPasswords: Attack = {
  name: 'guess a temporary password, or use one twice',
  run: async (target) => {
    const { id, email } = await target.newPlayer();
    const { tempPassword } = await target.admin.client.resetUserPassword({ params: { id } });
    assertThat(
      tempPassword.replaceAll('-', '').length >= 12,
      `a temporary password of ${tempPassword.length} characters`,
    );
    assertStatus(await login(target, email, tempPassword, target.freshAddress()), 200, 'the first time');
    const again = await login(target, email, tempPassword, target.freshAddress());
    assertRefused(again, ['TEMPORARY_PASSWORD_USED', 'WRONG_CREDENTIALS'], 'the second time');
  },
};

export const guessing: Family = {
  name: 'guessing',
  attacks: [
    fromOneAddress,
    inOtherLetters,
    byForwardedAddress,
    atOnce,
    fromManyAddresses,
    oneForAll,
    accountNames,
    resetTokens,
    resetTwice,
    mailFlood,
    ownPassword,
    otherPasswordCalls,
    inviteCodes,
    inviteTries,
    calendarTokens,
    temporaryPasswords,
  ],
};
