/** Fields that no call offers: the role, the id, values that only the server sets. */
import { PASSWORD, type SignedIn } from '../../api.js';
import { begunBy, codeOf } from '../../second-factor.js';
import { eventually } from '../../wait.js';
import { linkIn } from '../../web/mailbox.js';
import type { Attack, Family } from '../attack.js';
import type { Answer } from '../ask.js';
import { answered, holds, same, unbroken } from '../expected.js';
import type { Place } from '../place.js';
import { askForCode, inDatabase, tokenOf } from '../steps.js';
import { codeSentTo } from './phones.js';

/** All names under which an account's role might be stored. */
const WISHES = {
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

/** Fields that none of the calls below may set; also those that no call returns. */
async function standing(place: Place, { id: userId, client }: SignedIn) {
  const { id, isAdmin, createdAt, ...user } = await client.getOwnUser();
  const { phone, phoneVerified, smsEnabled, hasSeenWelcome, profilePicture, hasSecondFactor } = user;
  const shown = { phone, phoneVerified, smsEnabled, hasSeenWelcome, profilePicture, hasSecondFactor };
  return { id, isAdmin, createdAt, ...shown, emailProvenAt: await emailProvenAt(place, userId) };
}

async function emailProvenAt(place: Place, id: string): Promise<unknown> {
  const sql = 'select email_proven_at as at from users where id = $1';
  const [row] = await inDatabase(place, 'identity', sql, [id]);
  if (!row) throw new Error('the account is gone');
  return row['at'];
}

interface Write {
  readonly name: string;
  readonly method?: 'PUT' | 'POST';
  readonly path: string;
  readonly body: (who: SignedIn, place: Place) => Promise<object> | object;
  /** The expected status, if it is not 200: a refused call would prove nothing. */
  readonly status?: number;
  /** The fields that the call is meant to change. */
  readonly changes?: readonly (keyof Awaited<ReturnType<typeof standing>>)[];
}

const profileOf = async ({ client }: SignedIn): Promise<object> => {
  const { name, email, username } = await client.getOwnUser();
  return { name, email, username };
};

const writes: readonly Write[] = [
  { name: 'the profile', method: 'PUT', path: '/api/users/profile', body: profileOf },
  {
    name: 'the password',
    method: 'PUT',
    path: '/api/users/password',
    body: () => ({ currentPassword: PASSWORD, newPassword: `${PASSWORD}-2` }),
  },
  {
    name: 'the welcome',
    path: '/api/users/mark-welcome-seen',
    body: () => ({}),
    changes: ['hasSeenWelcome'],
  },
  { name: 'the calendar link', path: '/api/users/me/calendar-token', body: () => ({}) },
  { name: 'the switch for texts', path: '/api/users/me/sms-toggle', body: () => ({ enabled: false }) },
  {
    name: 'a survey',
    path: '/api/feedback',
    body: () => ({ surveyType: 'PROFILE', question: 'How is it?', answer: 'Fine.', rating: 5 }),
    status: 201,
  },
  {
    name: 'a number',
    path: '/api/users/me/phone',
    body: (_, { freshPhone }) => ({ phone: freshPhone(), currentPassword: PASSWORD }),
    // Shown while it waits for its code.
    changes: ['phone'],
  },
  {
    name: 'the code of a number',
    path: '/api/users/me/phone/verify',
    body: async (who, place) => {
      const phone = place.freshPhone();
      answered(await askForCode(place, who.token, phone), 200, 'a number');
      return { code: await codeSentTo(place, phone) };
    },
    changes: ['phone', 'phoneVerified', 'smsEnabled'],
  },
  { name: 'the setup of a second factor', path: '/api/users/me/second-factor', body: () => ({}) },
  {
    name: 'the first code of a second factor',
    path: '/api/users/me/second-factor/confirm',
    body: async (who) => ({ code: codeOf(await begunBy(who)) }),
    changes: ['hasSecondFactor'],
  },
  {
    name: 'a link that confirms an e-mail',
    path: '/api/auth/confirm-email',
    body: async (who, place) => {
      const email = `${place.freshWord('wished')}@example.com`;
      const profile = { ...(await profileOf(who)), email, currentPassword: PASSWORD };
      const wish = { method: 'PUT', path: '/api/users/profile', token: who.token, body: profile };
      answered(await place.ask(wish), 200, 'the wish');
      const link = await eventually(() => linkIn(place.mailbox.mails, email, 'confirm-email'));
      return { token: tokenOf(link) };
    },
    // Opened by the owner of the new address, which confirms it.
    changes: ['emailProvenAt'],
  },
  {
    name: 'a ranking',
    path: '/api/rankings/me',
    body: async (_, { admin, league }) => {
      await admin.client.unlockRankings();
      return { order: league.castaways.map(({ id }) => id) };
    },
  },
  { name: 'sign-out', path: '/api/auth/logout', body: () => ({}), status: 204 },
];

/** The fields, and variants of them that a parser might let through. */
const DISGUISES: readonly { readonly name: string; readonly wrap: (body: object) => string }[] = [
  { name: 'beside its fields', wrap: (body) => JSON.stringify({ ...WISHES, ...body }) },
  {
    name: 'by __proto__ and constructor',
    wrap: (body) =>
      JSON.stringify(body).replace(
        /^\{/,
        `{"__proto__":${JSON.stringify(WISHES)},"constructor":{"prototype":${JSON.stringify(WISHES)}},`,
      ),
  },
  {
    name: 'with fields given twice',
    wrap: (body) =>
      JSON.stringify(body).replace(/\}$/, ',"isAdmin":false,"isAdmin":true,"user":{"isAdmin":true}}'),
  },
];

const byWrite: readonly Attack[] = writes.flatMap(
  ({ name, method = 'POST', path, body, status = 200, changes = [] }) =>
    DISGUISES.map((disguise): Attack => ({
      name: `${name}, with a role ${disguise.name}`,
      run: async (place) => {
        const who = await place.newPlayer('climber');
        const before = await standing(place, who);
        const text = disguise
          .wrap(await body(who, place))
          .replace('{,', '{')
          .replace(',}', '}');
        const answer = await place.ask({ method, path, token: who.token, body: text });
        answered(answer, status, name);
        const after = path.endsWith('logout') ? before : await standing(place, who);
        holds(after.phone !== WISHES.phone, 'the number was taken from a field that was not offered');
        for (const field of changes) Object.assign(after, { [field]: before[field] });
        same(after, before, `${name} changed`);
        await isNobody(place, who);
      },
    })),
);

async function isNobody({ ask }: Place, { token }: SignedIn): Promise<void> {
  const { status } = await ask({ path: '/api/users', token });
  holds(status === 403 || status === 401, `/api/users answered ${status}`);
}

const external: readonly Attack[] = DISGUISES.map((disguise) => ({
  name: `a sign-in by the identity provider, with a role ${disguise.name}`,
  run: async ({ ask, freshAddress, freshWord, issuer }: Place) => {
    const sub = freshWord('upstart');
    const person = { email: `${sub}@example.com`, name: sub };
    // The token's claims are the provider's; the rest of the body is the caller's.
    const body = { ...person, token: await issuer.idToken({ ...person, sub }), picture: null };
    const answer = await ask({
      path: '/api/auth/auth0-login',
      body: disguise.wrap(body),
      from: freshAddress(),
    });
    answered(answer, 200, 'the sign-in');
    isNewcomer(answer);
    const { token } = answer.json as { token: string };
    same((await ask({ path: '/api/users', token })).status, 403, 'its list of users');
  },
}));

function isNewcomer(answer: Answer): void {
  const { user } = answer.json as { user: Record<string, unknown> };
  same([user['isAdmin'], user['phone']], [false, null], 'the new account is');
  holds(user['id'] !== WISHES.id, 'the id was chosen by the caller');
  holds(user['createdAt'] !== WISHES.createdAt, 'the date was chosen by the caller');
}

const signUp: readonly Attack[] = DISGUISES.map((disguise) => ({
  name: `sign-up, with a role ${disguise.name}`,
  run: async (place: Place) => {
    const { ask, freshAddress, freshWord } = place;
    const word = freshWord('upstart');
    const body = { email: `${word}@example.com`, name: word, username: word, password: PASSWORD };
    const answer = await ask({ path: '/api/auth/signup', body: disguise.wrap(body), from: freshAddress() });
    answered(answer, 201, 'signing up');
    isNewcomer(answer);
    const { user, token } = answer.json as { user: { id: string }; token: string };
    same(await emailProvenAt(place, user.id), null, 'the e-mail counts as proven at');
    same((await ask({ path: '/api/users', token })).status, 403, 'its list of users');
  },
}));

const pick: Attack = {
  name: 'a pick, with what the server decides',
  run: async ({ ask, attacker, league }) => {
    const [castawayId = ''] = league.rosters.get(attacker.id) ?? [];
    const wishes = {
      isAutoSelected: true,
      submittedAt: '2001-01-01T00:00:00.000Z',
      id: WISHES.id,
      points: 9,
    };
    unbroken(await ask({ path: '/api/picks/me', token: attacker.token, body: { ...wishes, castawayId } }));
    const { pick: saved } = await attacker.client.getMyPicks();
    same(
      [saved?.isAutoSelected, saved?.userId, saved?.weekNumber],
      [false, attacker.id, league.weekNumber],
      'it is',
    );
    holds(saved?.id !== wishes.id, 'the id was chosen by the caller');
    holds((saved?.submittedAt ?? '') > '2020', 'the time was chosen by the caller');
  },
};

const otherForms: Attack = {
  name: 'a role by a form, a query, or another method in a header',
  run: async (place) => {
    const who = await place.newPlayer('climber');
    const { ask } = place;
    const override = { 'x-http-method-override': 'PUT', 'x-method-override': 'PUT', 'x-http-method': 'PUT' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of [`/api/users/${who.id}/admin`, '/api/users/profile']) {
      for (const body of [JSON.stringify({ isAdmin: true }), 'isAdmin=true']) {
        const target = `${path}?isAdmin=true&_method=PUT`;
        unbroken(await ask({ path: target, token: who.token, body, headers: override }));
        unbroken(await ask({ method: 'PUT', path: target, token: who.token, body, headers: form }));
      }
    }
    same((await who.client.getOwnUser()).isAdmin, false, 'the role is');
    await isNobody(place, who);
  },
};

export const massAssignment: Family = {
  name: 'mass assignment',
  attacks: [...byWrite, ...external, ...signUp, pick, otherForms],
};
