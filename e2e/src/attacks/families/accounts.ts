/** Getting into an account or a group, or keeping an account that its owner took back. */
import { SESSION_COOKIE } from '@torchbearer/rules';
import { PASSWORD, visitor } from '../../api.js';
import { sql } from '../../databases.js';
import { codeOf } from '../../second-factor.js';
import { eventually } from '../../wait.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Attack } from '../attack.js';
import { NEW_PASSWORD, openLink, resetPassword, signIn, tokenOf } from '../steps.js';

/** Default limits: failed sign-ins to an account from an address in 15 minutes, wrong codes of a player in an hour. */
const MAX_GUESSES = { passwords: 10, groupCodes: 20 };

const PLANTED = 'planted-by-an-attacker'.padEnd(43, 'x');
const plantedCookie = { cookie: `${SESSION_COOKIE}=${PLANTED}` };

/** Ways in which the victim's browser might send a planted token. */
const PLANTS: readonly { name: string; headers: Readonly<Record<string, string>>; query: string }[] = [
  { name: 'a cookie', headers: plantedCookie, query: '' },
  { name: 'a bearer token', headers: { authorization: `Bearer ${PLANTED}` }, query: '' },
  { name: 'a query', headers: {}, query: `?token=${PLANTED}&${SESSION_COOKIE}=${PLANTED}&sid=${PLANTED}` },
];

const planted = PLANTS.map(({ name, headers, query }): Attack => ({
  name: `sign the victim in to a session that was planted in ${name}`,
  run: async ({ send, newPlayer, freshAddress }) => {
    const { email } = await newPlayer();
    const body = { email, password: PASSWORD, token: PLANTED };
    const response = await send({ path: `/api/auth/login${query}`, body, headers, from: freshAddress() });
    const given = [tokenOf(response), ...(response.headers['set-cookie'] ?? [])];
    assertThat(!given.join().includes(PLANTED), 'signing in kept the planted token');
    for (const credentials of [{ token: PLANTED }, { headers: plantedCookie }])
      assertRefused(await send({ path: '/api/auth/me', ...credentials }), 'NOT_SIGNED_IN', 'the token');
  },
}));

const guessedPassword: Attack = {
  name: 'guess a password from one address, with a new forwarded address each time',
  run: async (target) => {
    const { email } = await target.newPlayer();
    const from = target.freshAddress();
    let turn = 0;
    const guess = (password: string) => {
      const spoofed = `198.51.100.${++turn}`;
      const headers = { 'x-forwarded-for': spoofed, 'x-real-ip': spoofed, forwarded: `for=${spoofed}` };
      return target.send({ path: '/api/auth/login', body: { email, password }, headers, from });
    };
    while (turn < MAX_GUESSES.passwords)
      assertRefused(await guess(`wrong-guess-${turn}`), 'WRONG_CREDENTIALS', `try ${turn}`);
    const late = await guess(PASSWORD);
    assertRefused(late, 'TOO_MANY_REQUESTS', 'the right password after the limit');
    assertThat(Number(late.headers['retry-after']) > 0, 'Retry-After is missing');
    assertStatus(await signIn(target, email), 200, 'the owner at another address');
  },
};

const guessedGroup: Attack = {
  name: 'guess the code of a group from many addresses',
  run: async ({ send, newPlayer, freshAddress }) => {
    const group = await (await newPlayer()).client.createGroup({ body: { name: 'The office' } });
    const [guesser, invited] = [await newPlayer(), await newPlayer()];
    const lookUp = (code: string, { token } = guesser) =>
      send({ path: `/api/groups/codes/${code}`, token, from: freshAddress() });
    const join = (code: string, { token } = guesser) =>
      send({ path: '/api/groups/join', body: { code }, token, from: freshAddress() });
    for (let turn = 0; turn < MAX_GUESSES.groupCodes; turn++) {
      const response = await (turn % 2 === 0 ? lookUp : join)(String(turn).padStart(10, '0'));
      assertRefused(response, 'GROUP_CODE_UNKNOWN', `try ${turn + 1}`);
    }
    for (const late of [await lookUp(group.code), await join(group.code)])
      assertRefused(late, 'TOO_MANY_REQUESTS', 'the right code after the limit');
    assertStatus(await join(group.code, invited), 200, 'an invited player');
  },
};

const keptAccess: Attack = {
  name: 'keep a session, a phone and a calendar link after the owner resets the password',
  run: async (target) => {
    const owner = await target.newPlayer('taken-over');
    const stolen = tokenOf(await signIn(target, owner.email));
    const phone = await target.bindPhone(owner);
    const { token: link } = await owner.client.renewCalendarToken();
    await resetPassword(target, owner.email);
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
  },
};

const UNKNOWN_NUMBER = /^Thanks for texting Torchbearer! We don't know this number yet\./;

const enteredPhone: Attack = {
  name: 'send commands from a number that an admin entered, or have more than a code sent to it',
  run: async (target) => {
    const { admin, victim, league, twilio } = target;
    const [first = '', second = ''] = league.rosters.get(victim.id) ?? [];
    await victim.client.submitPick({ body: { castawayId: first } });
    const phone = target.freshPhone();
    const { name, email, username } = await victim.client.getOwnUser();
    const enter = (entered: string | null) =>
      admin.client.updateUser({ params: { id: victim.id }, body: { name, email, username, phone: entered } });
    const entered = await enter(phone);
    const shown = [entered.phone, entered.phoneVerified, entered.smsEnabled];
    assertEqual(shown, [phone, false, false], 'the number, and whether it is confirmed and gets texts');
    try {
      const texts = () => twilio.receivedBy(phone);
      await eventually(() => assertThat(/code is \d{6}\./.test(texts().join()), 'no code arrived'));
      const wanted = league.castaways.find(({ id }) => id === second)?.name ?? '';
      const replies = [];
      for (const body of [`PICK ${wanted}`, 'STATUS', 'TEAM', 'BOARD'])
        replies.push((await twilio.textIn({ from: phone, body })).reply);
      // An unknown number gets three replies an hour.
      for (const reply of replies.slice(0, 3))
        assertThat(UNKNOWN_NUMBER.test(reply ?? ''), `a reply was ${reply}`);
      assertEqual(replies.slice(3), [null], 'the other replies');
      assertEqual((await victim.client.getMyPicks()).pick?.castawayId, first, 'the pick of the victim');
      // When a blast has reached the other player, it has skipped this one.
      const other = await target.newPlayer('texter');
      const bound = await target.bindPhone(other);
      const blast = { message: 'Tonight!', recipientFilter: 'custom' } as const;
      await eventually(async () => {
        await admin.client.sendBlast({ body: { ...blast, customRecipients: [victim.id, other.id] } });
        await twilio.settled();
        assertThat(twilio.receivedBy(bound).join().includes('Tonight!'), 'the blast did not arrive');
      });
      assertEqual(texts().length, 1, 'number of texts to the number');
    } finally {
      await enter(null);
    }
  },
};

const aroundSecondFactor: Attack = {
  name: 'reset the password to get past the second factor',
  run: async (target) => {
    const { email } = await target.newPlayer('protected');
    // The mailed link confirms the e-mail; after that, resets no longer remove a second factor.
    await resetPassword(target, email);
    const { client } = visitor([target.url], tokenOf(await signIn(target, email, NEW_PASSWORD)));
    const { secret } = await client.beginSecondFactor({ body: {} });
    const code = codeOf(secret);
    await client.confirmSecondFactor({ body: { code } });
    await resetPassword(target, email);
    const response = await signIn(target, email, NEW_PASSWORD);
    assertRefused(response, 'SECOND_FACTOR_REQUIRED', 'signing in after the reset');
    assertThat(response.headers['set-cookie'] === undefined, 'a cookie was set');
    const again = await signIn(target, email, NEW_PASSWORD, { code });
    assertRefused(again, 'WRONG_SECOND_FACTOR', 'the code of the setup');
    const next = await signIn(target, email, NEW_PASSWORD, { code: codeOf(secret, 1) });
    assertStatus(next, 200, 'the owner with the next code');
  },
};

const revertedEmail: Attack = {
  name: 'change the e-mail with a stolen session, and keep the account after its owner undid it',
  run: async (target) => {
    const owner = await target.newPlayer('owner');
    const token = tokenOf(await signIn(target, owner.email));
    const email = `${target.freshWord('thief')}@example.com`;
    const { name, username } = await owner.client.getOwnUser();
    const change = (more: { readonly currentPassword?: string }) => {
      const body = { name, username, email, ...more };
      return target.send({ method: 'PUT', path: '/api/users/profile', token, body });
    };
    const age = `update sessions set created_at = created_at - interval '10 minutes' where user_id = $1`;
    await sql(target.system.databases['identity'], age, [owner.id]);
    // The age of a session is cached for a few seconds.
    await eventually(async () => {
      assertRefused(await change({}), 'REAUTHENTICATION_REQUIRED', 'without the password');
    }, 15_000);
    assertRefused(await change({ currentPassword: 'a guess' }), 'WRONG_PASSWORD', 'with a guess');
    assertStatus(await change({ currentPassword: PASSWORD }), 200, 'changing the e-mail');
    assertStatus(await openLink(target, email, 'confirm-email'), 200, 'opening the link');
    assertStatus(await signIn(target, email), 200, 'signing in as the thief');
    // The old address received a link to undo the change.
    assertStatus(await openLink(target, owner.email, 'revert-email'), 200, 'undoing the change');
    const me = await target.send({ path: '/api/auth/me', token });
    assertRefused(me, 'NOT_SIGNED_IN', 'the session of the thief');
    for (const known of [email, owner.email])
      assertRefused(await signIn(target, known), 'WRONG_CREDENTIALS', `the old password for ${known}`);
    assertStatus(await openLink(target, owner.email, 'reset-password'), 200, "the owner's new password");
  },
};

export const accounts: readonly Attack[] = [
  ...[...planted, guessedPassword, guessedGroup, keptAccess, enteredPhone, aroundSecondFactor],
  revertedEmail,
];
