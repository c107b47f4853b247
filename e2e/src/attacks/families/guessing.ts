/** Guessing secrets. Each attacker has separate addresses, as in production. */
import { PASSWORD } from '../../api.js';
import { eventually } from '../../wait.js';
import { resetLinkIn } from '../../web/mailbox.js';
import type { Attack, Family } from '../attack.js';
import type { Answer } from '../ask.js';
import { answered, holds, refused, same } from '../expected.js';
import type { Place } from '../place.js';
import { ageSessions, invited, NEW_PASSWORD, tokenOf } from '../steps.js';

/** The shipped limits: attempts in 15 minutes. */
const PER_PAIR = 10;
const PER_ACCOUNT = 200;
const PER_ADDRESS = 300;
const PER_CROWDED_PAIR = 2;
const RESETS_PER_HOUR = 60;
const SIGN_UPS_PER_HOUR = 100;
const FORGOTTEN_PER_HOUR = 5;

const login = ({ ask }: Place, email: string, password: string, from: string): Promise<Answer> =>
  ask({ path: '/api/auth/login', body: { email, password }, from });

const guess = (turn: number): string => `wrong-guess-${turn}`;

const withoutId = ({ json }: Answer): unknown => ({ ...(json as object), requestId: '' });

const fromOneAddress: Attack = {
  name: 'a password, from one address',
  run: async (place) => {
    const { email } = await place.newPlayer();
    const from = place.freshAddress();
    for (let turn = 0; turn < PER_PAIR; turn++) {
      refused(await login(place, email, guess(turn), from), 'WRONG_CREDENTIALS', `try ${turn + 1}`);
    }
    const late = await login(place, email, guess(PER_PAIR), from);
    refused(late, 'TOO_MANY_REQUESTS', 'the next');
    holds(Number(late.headers['retry-after']) > 0, 'nothing says when to come back');
    refused(await login(place, email, PASSWORD, from), 'TOO_MANY_REQUESTS', 'the right one, too late');
    answered(await login(place, email, PASSWORD, place.freshAddress()), 200, 'the owner elsewhere');
  },
};

const inOtherLetters: Attack = {
  name: 'a password, the e-mail written in many ways',
  run: async (place) => {
    const { email } = await place.newPlayer();
    const from = place.freshAddress();
    const ways = [email, email.toUpperCase(), ` ${email}`, `${email} `, `\t${email}`];
    let refusals = 0;
    for (let turn = 0; turn < PER_PAIR + ways.length; turn++) {
      const answer = await login(place, ways[turn % ways.length] ?? email, guess(turn), from);
      if (answer.code === 'TOO_MANY_REQUESTS') refusals += 1;
    }
    same(refusals, ways.length, 'refusals');
  },
};

const byForwardedAddress: Attack = {
  name: 'a password, with a new forwarded address each time',
  run: async (place) => {
    const { email } = await place.newPlayer();
    const from = place.freshAddress();
    const codes = [];
    for (let turn = 0; turn <= PER_PAIR; turn++) {
      const spoofed = `198.51.100.${turn + 1}`;
      const headers = { 'x-forwarded-for': spoofed, 'x-real-ip': spoofed, forwarded: `for=${spoofed}` };
      const body = { email, password: guess(turn) };
      codes.push((await place.ask({ path: '/api/auth/login', body, headers, from })).code);
    }
    same(codes.at(-1), 'TOO_MANY_REQUESTS', 'the last was answered');
  },
};

const atOnce: Attack = {
  name: 'a password, many tries at the same moment',
  run: async (place) => {
    const { email } = await place.newPlayer();
    const from = place.freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => login(place, email, guess(turn), from)),
    );
    const tried = answers.filter(({ code }) => code === 'WRONG_CREDENTIALS').length;
    same(tried, PER_PAIR, 'tries that were looked at');
    const refusals = answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS').length;
    same(refusals, answers.length - PER_PAIR, 'tries that were refused');
  },
};

const fromManyAddresses: Attack = {
  name: 'a password, from many addresses',
  isLong: true,
  run: async (place) => {
    const { email } = await place.newPlayer();
    const home = place.freshAddress();
    answered(await login(place, email, PASSWORD, home), 200, 'the owner before');
    for (let used = 0; used < PER_ACCOUNT; used += PER_PAIR) {
      const from = place.freshAddress();
      for (let turn = 0; turn < PER_PAIR; turn++) {
        refused(await login(place, email, guess(turn), from), 'WRONG_CREDENTIALS', `try ${used + turn + 1}`);
      }
    }
    const from = place.freshAddress();
    refused(await login(place, email, guess(0), from), 'TOO_MANY_REQUESTS', 'one more');
    answered(await login(place, email, PASSWORD, home), 200, 'the owner, from a known address');
  },
};

const oneForAll: Attack = {
  name: 'one password for many accounts, from one address',
  isLong: true,
  run: async (place) => {
    const from = place.freshAddress();
    for (let turn = 0; turn < PER_ADDRESS; turn++) {
      const answer = await login(place, `nobody-${turn}@example.com`, 'password123', from);
      refused(answer, 'WRONG_CREDENTIALS', `try ${turn + 1}`);
    }
    // From now on the address has few attempts left for each account that has not signed in from it before.
    const { email } = await place.newPlayer();
    for (let turn = 0; turn < PER_CROWDED_PAIR; turn++) {
      refused(await login(place, email, guess(turn), from), 'WRONG_CREDENTIALS', 'one of the few');
    }
    refused(await login(place, email, guess(0), from), 'TOO_MANY_REQUESTS', 'one more');
  },
};

const whoIsThere: Attack = {
  name: 'who has an account, by what sign-in and reset answer',
  run: async (place) => {
    const { email } = await place.newPlayer();
    const from = place.freshAddress();
    const unknown = `${place.freshWord('nobody')}@example.com`;
    const [known, other] = [
      await login(place, email, 'wrong', from),
      await login(place, unknown, 'wrong', from),
    ];
    same([known.status, withoutId(known)], [other.status, withoutId(other)], 'sign-in revealed');
    const forget = (one: string) =>
      place.ask({ path: '/api/auth/forgot-password', body: { email: one }, from });
    const [sent, unsent] = [await forget(email), await forget(unknown)];
    same([sent.status, sent.json], [unsent.status, unsent.json], 'forgot-password revealed');
  },
};

const resetTokens: Attack = {
  name: 'a reset token',
  run: async (place) => {
    const from = place.freshAddress();
    const reset = (token: string) =>
      place.ask({ path: '/api/auth/reset-password', body: { token, password: NEW_PASSWORD }, from });
    for (let turn = 0; turn < RESETS_PER_HOUR; turn++) {
      refused(await reset(`${turn}`.padEnd(43, 'x')), 'INVALID_RESET_TOKEN', `try ${turn + 1}`);
    }
    refused(await reset('x'.repeat(43)), 'TOO_MANY_REQUESTS', 'one more');
  },
};

const resetTwice: Attack = {
  name: 'a reset token that was used, replaced or belongs to another',
  run: async (place) => {
    const { email } = await place.newPlayer();
    const before = place.mailbox.mails.length;
    const forget = () =>
      place.ask({ path: '/api/auth/forgot-password', body: { email }, from: place.freshAddress() });
    const mailed = (count: number) =>
      eventually(() => {
        const mails = place.mailbox.mails.slice(before).filter(({ to }) => to === email);
        if (mails.length < count) throw new Error('no mail came');
        return tokenOf(resetLinkIn(mails, email));
      });
    await forget();
    const first = await mailed(1);
    await forget();
    const second = await mailed(2);
    holds(first !== second && second.length >= 40, `a token of ${second.length} characters`);
    const reset = (token: string) =>
      place.ask({
        path: '/api/auth/reset-password',
        body: { token, password: NEW_PASSWORD, email: place.victim.email, userId: place.victim.id },
        from: place.freshAddress(),
      });
    answered(await reset(second), 200, 'the newest');
    for (const dead of [second, first]) refused(await reset(dead), 'INVALID_RESET_TOKEN', 'a dead one');
    answered(
      await login(place, place.victim.email, PASSWORD, place.freshAddress()),
      200,
      'another, whose id was named',
    );
  },
};

const mailFlood: Attack = {
  name: 'fill a mailbox with reset mails',
  run: async (place) => {
    const { email } = await place.newPlayer();
    const codes = [];
    for (let turn = 0; turn < FORGOTTEN_PER_HOUR + 3; turn++) {
      const from = place.freshAddress();
      codes.push((await place.ask({ path: '/api/auth/forgot-password', body: { email }, from })).code);
    }
    same(
      codes.map((code) => code === 'TOO_MANY_REQUESTS'),
      codes.map((_, turn) => turn >= FORGOTTEN_PER_HOUR),
      'the refusals were',
    );
  },
};

const ownPassword: Attack = {
  name: 'the password of somebody whose session one holds',
  run: async (place) => {
    const owner = await place.newPlayer();
    const codes = new Set<string | null>();
    for (let turn = 0; turn < 25; turn++) {
      const body = { currentPassword: guess(turn), newPassword: NEW_PASSWORD };
      const answer = await place.ask({
        method: 'PUT',
        path: '/api/users/password',
        token: owner.token,
        body,
        from: place.freshAddress(),
      });
      codes.add(answer.code);
      holds(answer.status >= 400, `try ${turn + 1} changed it`);
    }
    holds(codes.has('TOO_MANY_REQUESTS'), `25 tries were answered ${[...codes].join()}`);
  },
};

/** Each requires the password again if the sign-in is not recent. */
const askedAgain: Attack = {
  name: 'the password of somebody whose session one holds, by every other call that asks for it',
  run: async (place) => {
    const owner = await place.newPlayer();
    await ageSessions(place, owner, 60);
    const { name } = owner;
    const email = `${place.freshWord('thief')}@example.com`;
    const doors = [
      { method: 'PUT', path: '/api/users/profile', body: { name, username: name, email } },
      { method: 'POST', path: '/api/users/me/phone', body: { phone: place.freshPhone() } },
      { method: 'POST', path: '/api/users/me/second-factor', body: {} },
      { method: 'POST', path: '/api/users/me/second-factor/remove', body: { code: '000000' } },
    ];
    const attempt = (turn: number) => {
      const { body, ...door } = doors[turn % doors.length] ?? { path: '', body: {} };
      const currentPassword = guess(turn);
      const from = place.freshAddress();
      return place.ask({ ...door, token: owner.token, body: { ...body, currentPassword }, from });
    };
    // A session's age is cached for some seconds.
    await eventually(async () => refused(await attempt(2), 'WRONG_PASSWORD', 'the first guess'), 15_000);
    const codes = new Map<string | null, number>();
    for (let turn = 1; turn < PER_PAIR + 4; turn++) {
      const { code } = await attempt(turn);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    holds((codes.get('WRONG_PASSWORD') ?? 0) < PER_PAIR, `it was answered ${JSON.stringify([...codes])}`);
    same(codes.get(null), undefined, 'answers without a refusal');
  },
};

const inviteCodes: Attack = {
  name: 'an invite code, by what the others have in common',
  run: async (place) => {
    const { client } = place.admin;
    const made = await Promise.all(Array.from({ length: 20 }, () => client.createInvite({ body: {} })));
    const codes = made.map(({ code }) => code.replace(/[^A-Z0-9]/gi, ''));
    same(new Set(codes).size, 20, 'different codes');
    // Ten of 31 letters and digits are 49 bits: too many for a hundred attempts an hour from each address.
    for (const code of codes) holds(code.length >= 10, `a code of ${code.length} characters: ${code}`);
    await Promise.all(made.map(({ id }) => client.deleteInvite({ params: { id } })));
  },
};

const inviteTries: Attack = {
  name: 'an invite code, one after the other from one address',
  isLong: true,
  limitMs: 240_000,
  run: async (place) => {
    const strict = await place.strict();
    const from = place.freshAddress();
    const tryCode = (inviteCode: string | null): Promise<Answer> => {
      const word = place.freshWord('uninvited');
      const body = {
        email: `${word}@example.com`,
        name: word,
        username: word,
        password: PASSWORD,
        inviteCode,
      };
      const headers = { origin: strict.publicUrl };
      return strict.ask({ path: '/api/auth/signup', body, headers, from });
    };
    refused(await tryCode(null), 'INVALID_INPUT', 'no code');
    for (let turn = 1; turn < SIGN_UPS_PER_HOUR; turn++) {
      const code = String(turn).padStart(10, 'ABCDEFGH');
      refused(await tryCode(code), 'INVITE_CODE_INVALID', `try ${turn}`);
    }
    refused(await tryCode('ABCDEFGHJK'), 'TOO_MANY_REQUESTS', 'one more');
    // From elsewhere a valid one still works.
    await invited(strict, place.freshWord('guest'));
  },
};

const calendarTokens: Attack = {
  name: 'a calendar link',
  run: async (place) => {
    const links = new Set<string>();
    for (let turn = 0; turn < 5; turn++) links.add((await place.victim.client.renewCalendarToken()).token);
    same(links.size, 5, 'different links');
    const [first = '', ...later] = links;
    for (const link of links) holds(link.length >= 32, `a link of ${link.length} characters`);
    const from = place.freshAddress();
    const read = (token: string) => place.ask({ path: `/api/calendar/${token}.ics`, from });
    refused(await read(first), 'CALENDAR_NOT_FOUND', 'one that was replaced');
    const last = later.at(-1) ?? '';
    answered(await read(last), 200, 'the newest');
    for (const near of [last.slice(0, -1), `${last}x`, last.toLowerCase(), `${last.slice(0, -1)}%`, '*']) {
      holds((await read(encodeURIComponent(near))).status === 404, `${near} was found`);
    }
  },
};

const temporaryPasswords: Attack = {
  name: 'a temporary password, or the same one twice',
  run: async (place) => {
    const { id, email } = await place.newPlayer();
    const { tempPassword } = await place.admin.client.resetUserPassword({ params: { id } });
    holds(tempPassword.replaceAll('-', '').length >= 12, `it is ${tempPassword.length} characters long`);
    answered(await login(place, email, tempPassword, place.freshAddress()), 200, 'the first time');
    const again = await login(place, email, tempPassword, place.freshAddress());
    refused(again, ['TEMPORARY_PASSWORD_USED', 'WRONG_CREDENTIALS'], 'the second time');
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
    whoIsThere,
    resetTokens,
    resetTwice,
    mailFlood,
    ownPassword,
    askedAgain,
    inviteCodes,
    inviteTries,
    calendarTokens,
    temporaryPasswords,
  ],
};
