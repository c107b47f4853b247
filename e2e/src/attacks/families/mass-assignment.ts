/** Requests with fields that the call does not have: the role, the id, values that only the server sets. */
import { PASSWORD, type SignedIn } from '../../api.js';
import { begunBy, codeOf } from '../../second-factor.js';
import { eventually } from '../../wait.js';
import { linkIn } from '../../web/mailbox.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertNoServerError, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { codeSentTo, freshNonce, queryDatabase, requestCode, tokenOf } from '../steps.js';

/** Fields of an account that no caller may set, under every name they might have. */
const FORBIDDEN = {
  isAdmin: true,
  is_admin: true,
  admin: true,
  role: 'admin',
  roles: ['admin'],
  id: '00000000-0000-4000-8000-00000000beef',
  userId: '00000000-0000-4000-8000-00000000beef',
  createdAt: '2001-01-01T00:00:00.000Z',
  version: 999_999,
  emailVerified: true,
  email_verified: true,
  emailProvenAt: '2001-01-01T00:00:00.000Z',
  phoneVerified: true,
  hasSecondFactor: true,
  phone: '+15555550111',
  smsEnabled: true,
  hasSeenWelcome: true,
  profilePicture: 'https://elsewhere.example/spy.png',
  passwordHash: 'x',
  mustChangePassword: false,
  totalPoints: 1_000,
};

/** The fields that the calls below must not change, including those that no call returns. */
async function protectedFields(target: Target, { id: userId, client }: SignedIn) {
  const { id, isAdmin, createdAt, ...user } = await client.getOwnUser();
  const { phone, phoneVerified, smsEnabled, hasSeenWelcome, profilePicture, hasSecondFactor } = user;
  const shown = { phone, phoneVerified, smsEnabled, hasSeenWelcome, profilePicture, hasSecondFactor };
  return { id, isAdmin, createdAt, ...shown, emailProvenAt: await emailProvenAt(target, userId) };
}

async function emailProvenAt(target: Target, id: string): Promise<unknown> {
  const sql = 'select email_proven_at as at from users where id = $1';
  const [row] = await queryDatabase(target, 'identity', sql, [id]);
  if (!row) throw new Error('the account is gone');
  return row['at'];
}

interface Write {
  readonly name: string;
  readonly method?: 'PUT' | 'POST';
  readonly path: string;
  readonly body: (who: SignedIn, target: Target) => Promise<object> | object;
  /** The expected status if it is not 200; a refused call would prove nothing. */
  readonly status?: number;
  /** The fields that this call may change. */
  readonly changes?: readonly (keyof Awaited<ReturnType<typeof protectedFields>>)[];
}

const profileOf = async ({ client }: SignedIn): Promise<object> => {
  const { name, email, username } = await client.getOwnUser();
  return { name, email, username };
};

const writes: readonly Write[] = [
  { name: 'changing the profile', method: 'PUT', path: '/api/users/profile', body: profileOf },
  {
    name: 'changing the password',
    method: 'PUT',
    path: '/api/users/password',
    body: () => ({ currentPassword: PASSWORD, newPassword: `${PASSWORD}-2` }),
  },
  {
    name: 'marking the welcome as seen',
    path: '/api/users/mark-welcome-seen',
    body: () => ({}),
    changes: ['hasSeenWelcome'],
  },
  { name: 'replacing the calendar link', path: '/api/users/me/calendar-token', body: () => ({}) },
  { name: 'switching texts off', path: '/api/users/me/sms-toggle', body: () => ({ enabled: false }) },
  {
    name: 'answering a survey',
    path: '/api/feedback',
    body: () => ({ surveyType: 'PROFILE', question: 'How is it?', answer: 'Fine.', rating: 5 }),
    status: 201,
  },
  {
    name: 'adding a phone number',
    path: '/api/users/me/phone',
    body: (_, { freshPhone }) => ({ phone: freshPhone(), currentPassword: PASSWORD }),
    // Shown while it is unconfirmed.
    changes: ['phone'],
  },
  {
    name: 'confirming a phone number',
    path: '/api/users/me/phone/verify',
    body: async (who, target) => {
      const phone = target.freshPhone();
      assertStatus(await requestCode(target, who.token, phone), 200, 'adding the number');
      return { code: await codeSentTo(target, phone) };
    },
    changes: ['phone', 'phoneVerified', 'smsEnabled'],
  },
  { name: 'setting up a second factor', path: '/api/users/me/second-factor', body: () => ({}) },
  {
    name: 'confirming a second factor',
    path: '/api/users/me/second-factor/confirm',
    body: async (who) => ({ code: codeOf(await begunBy(who)) }),
    changes: ['hasSecondFactor'],
  },
  {
    name: 'confirming an e-mail',
    path: '/api/auth/confirm-email',
    body: async (who, target) => {
      const email = `${target.freshWord('wished')}@example.com`;
      const profile = { ...(await profileOf(who)), email, currentPassword: PASSWORD };
      const request = { method: 'PUT', path: '/api/users/profile', token: who.token, body: profile };
      assertStatus(await target.send(request), 200, 'changing the e-mail');
      const link = await eventually(() => linkIn(target.mailbox.mails, email, 'confirm-email'));
      return { token: tokenOf(link) };
    },
    // Opening the link confirms the new e-mail.
    changes: ['emailProvenAt'],
  },
  {
    name: 'submitting a ranking',
    path: '/api/rankings/me',
    body: async (_, { admin, league }) => {
      await admin.client.unlockRankings();
      return { order: league.castaways.map(({ id }) => id) };
    },
  },
  { name: 'signing out', path: '/api/auth/logout', body: () => ({}), status: 204 },
];

/** Ways of sending the forbidden fields that a parser might let through. */
const VARIANTS: readonly { readonly name: string; readonly wrap: (body: object) => string }[] = [
  { name: 'beside the allowed fields', wrap: (body) => JSON.stringify({ ...FORBIDDEN, ...body }) },
  {
    name: 'in __proto__ and constructor',
    wrap: (body) =>
      JSON.stringify(body).replace(
        /^\{/,
        `{"__proto__":${JSON.stringify(FORBIDDEN)},"constructor":{"prototype":${JSON.stringify(FORBIDDEN)}},`,
      ),
  },
  {
    name: 'in duplicate fields',
    wrap: (body) =>
      JSON.stringify(body).replace(/\}$/, ',"isAdmin":false,"isAdmin":true,"user":{"isAdmin":true}}'),
  },
];

const otherCalls: readonly Attack[] = writes.flatMap(
  ({ name, method = 'POST', path, body, status = 200, changes = [] }) =>
    VARIANTS.map((variant): Attack => ({
      name: `set the admin role when ${name}: ${variant.name}`,
      run: async (target) => {
        const who = await target.newPlayer('climber');
        const before = await protectedFields(target, who);
        const text = variant
          .wrap(await body(who, target))
          .replace('{,', '{')
          .replace(',}', '}');
        const response = await target.send({ method, path, token: who.token, body: text });
        assertStatus(response, status, name);
        const after = path.endsWith('logout') ? before : await protectedFields(target, who);
        assertThat(after.phone !== FORBIDDEN.phone, 'the phone number came from a forbidden field');
        for (const field of changes) Object.assign(after, { [field]: before[field] });
        assertEqual(after, before, `protected fields after ${name}`);
        await assertNotAdmin(target, who);
      },
    })),
);

async function assertNotAdmin({ send }: Target, { token }: SignedIn): Promise<void> {
  const { status } = await send({ path: '/api/users', token });
  assertThat(status === 403 || status === 401, `/api/users returned ${status}`);
}

const external: readonly Attack[] = VARIANTS.map((variant) => ({
  name: `set the admin role when signing in by the identity provider: ${variant.name}`,
  run: async ({ send, freshAddress, freshWord, issuer }: Target) => {
    const sub = freshWord('upstart');
    const person = { email: `${sub}@example.com`, name: sub };
    // The provider signs the claims of the token; the caller chooses the rest of the body.
    const nonce = await freshNonce({ send, freshAddress });
    const body = { ...person, token: await issuer.idToken({ ...person, sub, nonce }), picture: null };
    const response = await send({
      path: '/api/auth/auth0-login',
      body: variant.wrap(body),
      from: freshAddress(),
    });
    assertStatus(response, 200, 'signing in');
    assertPlainAccount(response);
    const { token } = response.json as { token: string };
    assertEqual((await send({ path: '/api/users', token })).status, 403, 'the status of its list of users');
  },
}));

function assertPlainAccount(response: HttpResponse): void {
  const { user } = response.json as { user: Record<string, unknown> };
  assertEqual([user['isAdmin'], user['phone']], [false, null], "the new account's role and phone");
  assertThat(user['id'] !== FORBIDDEN.id, 'the caller chose the id');
  assertThat(user['createdAt'] !== FORBIDDEN.createdAt, 'the caller chose the date');
}

const signUp: readonly Attack[] = VARIANTS.map((variant) => ({
  name: `set the admin role when signing up: ${variant.name}`,
  run: async (target: Target) => {
    const { send, freshAddress, freshWord } = target;
    const word = freshWord('upstart');
    const body = { email: `${word}@example.com`, name: word, username: word, password: PASSWORD };
    const response = await send({ path: '/api/auth/signup', body: variant.wrap(body), from: freshAddress() });
    assertStatus(response, 201, 'signing up');
    assertPlainAccount(response);
    const { user, token } = response.json as { user: { id: string }; token: string };
    assertEqual(await emailProvenAt(target, user.id), null, 'the time when the e-mail was confirmed');
    assertEqual((await send({ path: '/api/users', token })).status, 403, 'the status of its list of users');
  },
}));

const pick: Attack = {
  name: 'set fields of a pick that only the server sets',
  run: async ({ send, attacker, league }) => {
    const [castawayId = ''] = league.rosters.get(attacker.id) ?? [];
    const forbidden = {
      isAutoSelected: true,
      submittedAt: '2001-01-01T00:00:00.000Z',
      id: FORBIDDEN.id,
      points: 9,
    };
    assertNoServerError(
      await send({ path: '/api/picks/me', token: attacker.token, body: { ...forbidden, castawayId } }),
    );
    const { pick: saved } = await attacker.client.getMyPicks();
    assertEqual(
      [saved?.isAutoSelected, saved?.userId, saved?.weekNumber],
      [false, attacker.id, league.weekNumber],
      'automatic, player and week of the saved pick',
    );
    assertThat(saved?.id !== forbidden.id, 'the caller chose the id');
    assertThat((saved?.submittedAt ?? '') > '2020', 'the caller chose the time');
  },
};

const otherForms: Attack = {
  name: 'set the admin role with a form, a query or a method-override header',
  run: async (target) => {
    const who = await target.newPlayer('climber');
    const { send } = target;
    const override = { 'x-http-method-override': 'PUT', 'x-method-override': 'PUT', 'x-http-method': 'PUT' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of [`/api/users/${who.id}/admin`, '/api/users/profile']) {
      for (const body of [JSON.stringify({ isAdmin: true }), 'isAdmin=true']) {
        const address = `${path}?isAdmin=true&_method=PUT`;
        assertNoServerError(await send({ path: address, token: who.token, body, headers: override }));
        assertNoServerError(
          await send({ method: 'PUT', path: address, token: who.token, body, headers: form }),
        );
      }
    }
    assertEqual((await who.client.getOwnUser()).isAdmin, false, 'the admin role');
    await assertNotAdmin(target, who);
  },
};

export const massAssignment: Family = {
  name: 'mass assignment',
  attacks: [...otherCalls, ...external, ...signUp, pick, otherForms],
};
