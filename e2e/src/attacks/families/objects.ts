/** A player tries to read or change another player's data. */
import { calls, type Call } from '@torchbearer/contract';
import { PASSWORD } from '../../api.js';
import type { Attack, Family } from '../attack.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { bindPhone } from '../steps.js';

const all: readonly Call[] = calls;

/** Calls about the caller, whose responses must not depend on ids in the request. */
const OWN_READS = [
  ...all.filter(({ method, path }) => method === 'get' && path.endsWith('/me')).map(({ path }) => path),
  '/api/auth/sessions',
  '/api/feedback/check/LEADERBOARD',
];

const IDENTITIES = (id: string): Readonly<Record<string, string>> => ({
  'x-user-id': id,
  'x-user': id,
  'x-forwarded-user': id,
  'x-original-url': '/api/users',
  'x-rewrite-url': '/api/users',
  'x-admin': 'true',
  'tb-actor': Buffer.from(JSON.stringify({ kind: 'user', id, isAdmin: true, until: 9e15 })).toString(
    'base64url',
  ),
});

const ownReads: readonly Attack[] = OWN_READS.flatMap((path) => [
  {
    name: `read ${path} with another player's id in the query`,
    run: async ({ send, attacker, victim }: Target) => {
      const { token } = attacker;
      const own = await send({ path, token });
      const query = `userId=${victim.id}&id=${victim.id}&user=${victim.id}`;
      const tried = await send({ path: `${path}?${query}`, token });
      assertStatus(own, 200, path);
      // Only the session's last-seen time may differ.
      assertEqual(withoutLastSeen(tried.text), withoutLastSeen(own.text), `${path} with the query`);
    },
  },
  {
    name: `read ${path} with another player's id in the headers`,
    run: async ({ send, attacker, victim }: Target) => {
      const { token } = attacker;
      const own = await send({ path, token });
      const tried = await send({ path, token, headers: IDENTITIES(victim.id) });
      assertEqual(withoutLastSeen(tried.text), withoutLastSeen(own.text), `${path} with the headers`);
    },
  },
]);

const withoutLastSeen = (text: string): string => text.replaceAll(/"lastSeenAt":"[^"]*"/g, '"lastSeenAt":""');

const headersAlone: Attack = {
  name: 'sign in with identity headers alone',
  run: async ({ send, admin }) => {
    for (const path of ['/api/auth/me', '/api/users', '/api/admin/audit']) {
      assertRefused(await send({ path, headers: IDENTITIES(admin.id) }), 'NOT_SIGNED_IN', path);
    }
  },
};

const endSession: Attack = {
  name: "end another user's session",
  run: async (target) => {
    const owner = await target.newPlayer('session-owner');
    const [session] = await owner.client.listSessions();
    assertThat(session !== undefined, 'the owner has no session');
    const path = `/api/auth/sessions/${session?.id ?? ''}`;
    assertRefused(
      await target.send({ method: 'DELETE', path, token: target.attacker.token }),
      'SESSION_NOT_FOUND',
      "a player's attempt",
    );
    // Admins may not either.
    assertRefused(
      await target.send({ method: 'DELETE', path, token: target.admin.token }),
      'SESSION_NOT_FOUND',
      "an admin's attempt",
    );
    assertStatus(await target.send({ path: '/api/auth/me', token: owner.token }), 200, 'the owner');
  },
};

const pickForAnother: Attack = {
  name: 'submit a pick for another player',
  run: async ({ send, attacker, victim, league }) => {
    const [theirs = ''] = league.rosters.get(victim.id) ?? [];
    const [own = ''] = league.rosters.get(attacker.id) ?? [];
    await victim.client.submitPick({ body: { castawayId: theirs } });
    const before = await victim.client.getMyPicks();
    const extra = { userId: victim.id, user: { id: victim.id }, playerId: victim.id };
    const body = { castawayId: own, ...extra };
    assertStatus(
      await send({ path: `/api/picks/me?userId=${victim.id}`, token: attacker.token, body }),
      200,
      "the caller's own pick",
    );
    assertEqual((await victim.client.getMyPicks()).pick, before.pick, "the victim's pick");
    assertEqual(
      (await attacker.client.getMyPicks()).pick?.userId,
      attacker.id,
      'the player of the saved pick',
    );
  },
};

const pickAnothersCastaway: Attack = {
  name: 'pick a castaway of another player',
  run: async ({ send, attacker, league }) => {
    const own = new Set(league.rosters.get(attacker.id) ?? []);
    for (const { id } of league.castaways.filter((castaway) => !own.has(castaway.id))) {
      const response = await send({ path: '/api/picks/me', token: attacker.token, body: { castawayId: id } });
      assertRefused(response, 'NOT_YOUR_CASTAWAY', 'the pick');
    }
  },
};

const rankForAnother: Attack = {
  name: 'submit a ranking for another player',
  run: async ({ send, attacker, victim, league, admin }) => {
    await admin.client.unlockRankings();
    const order = league.castaways.map(({ id }) => id);
    await victim.client.submitRanking({ body: { order } });
    const before = await victim.client.getMyRanking();
    const body = { order: order.toReversed(), userId: victim.id };
    const path = `/api/rankings/me?userId=${victim.id}`;
    assertStatus(await send({ path, token: attacker.token, body }), 200, "the caller's own ranking");
    assertEqual((await victim.client.getMyRanking()).order, before.order, "the victim's ranking");
  },
};

const changeProfile: Attack = {
  name: "change another player's profile",
  run: async ({ send, attacker, victim }) => {
    const before = await victim.client.getOwnUser();
    const { name, email, username } = await attacker.client.getOwnUser();
    const body = { name, email, username, about: 'Taken over.', id: victim.id, userId: victim.id };
    const path = `/api/users/profile?userId=${victim.id}`;
    assertStatus(
      await send({ method: 'PUT', path, token: attacker.token, body }),
      200,
      "the caller's own profile",
    );
    assertEqual(await victim.client.getOwnUser(), before, "the victim's profile");
  },
};

const takeEmail: Attack = {
  name: "take another player's e-mail or user name in different case",
  run: async ({ send, attacker, victim }) => {
    const { name, email, username } = await attacker.client.getOwnUser();
    const theirs = await victim.client.getOwnUser();
    const put = (body: object) =>
      send({ method: 'PUT', path: '/api/users/profile', token: attacker.token, body });
    for (const taken of [theirs.email, theirs.email.toUpperCase(), ` ${theirs.email} `]) {
      const response = await put({ name, email: taken, username, currentPassword: PASSWORD });
      assertRefused(response, 'EMAIL_TAKEN', `the e-mail ${taken}`);
      assertEqual((await attacker.client.getOwnUser()).email, email, "the attacker's e-mail");
    }
    for (const taken of [theirs.username ?? '', (theirs.username ?? '').toUpperCase()]) {
      assertRefused(await put({ name, email, username: taken }), 'USERNAME_TAKEN', `the user name ${taken}`);
    }
  },
};

const phone: Attack = {
  name: "take, remove or mute another player's phone",
  run: async (target) => {
    const { send, attacker, newPlayer } = target;
    const owner = await newPlayer('phone-owner');
    const number = await bindPhone(target, owner);
    const { token } = attacker;
    const named = { userId: owner.id, id: owner.id };
    await send({ path: '/api/users/me/sms-toggle', token, body: { enabled: false, ...named } });
    await send({ method: 'DELETE', path: `/api/users/me/phone?userId=${owner.id}`, token });
    const request = { phone: number, currentPassword: PASSWORD, ...named };
    assertRefused(
      await send({ path: '/api/users/me/phone', token, body: request }),
      'PHONE_TAKEN',
      'adding the number',
    );
    assertEqual((await attacker.client.getOwnUser()).phone, null, "the attacker's number");
    const { phone: still, smsEnabled } = await owner.client.getOwnUser();
    assertEqual([still, smsEnabled], [number, true], "the owner's phone and its switch");
  },
};

const calendar: Attack = {
  name: "replace another player's calendar link",
  run: async ({ send, attacker, victim }) => {
    const { token: link } = await victim.client.renewCalendarToken();
    const path = `/api/users/me/calendar-token?userId=${victim.id}`;
    assertStatus(
      await send({ path, token: attacker.token, body: { userId: victim.id } }),
      200,
      "the caller's own link",
    );
    assertStatus(await send({ path: `/api/calendar/${link}.ics` }), 200, "the victim's link");
  },
};

const privateData: Attack = {
  name: 'find private data of another player in any response',
  run: async (target) => {
    const { send, attacker, newPlayer } = target;
    const owner = await newPlayer('private');
    const number = await bindPhone(target, owner);
    const about = 'Only admins and I read this line.';
    const { name, email, username } = await owner.client.getOwnUser();
    await owner.client.updateProfile({ body: { name, email, username, about, city: 'Nowhere-upon-Sea' } });
    const { token: link } = await owner.client.renewCalendarToken();
    const answer = 'An answer for the admins.';
    const survey = { surveyType: 'BETA_FEEDBACK', question: 'How is it?', answer, rating: null } as const;
    await owner.client.submitFeedback({ body: survey });
    const secrets = [
      number,
      number.slice(2),
      about,
      'Nowhere-upon-Sea',
      link,
      owner.token,
      answer,
      '$argon2',
    ];
    const readable = all.filter(
      ({ method, path, who }) => method === 'get' && who !== 'admin' && !path.includes('{'),
    );
    assertThat(readable.length > 10, 'too few calls to read');
    for (const { path, id, who } of readable) {
      for (const token of [attacker.token, undefined]) {
        const read = await send({ path, ...(token !== undefined && { token }) });
        assertStatus(read, token !== undefined || who === 'public' ? 200 : 401, id);
        const found = secrets.filter((secret) => read.text.includes(secret));
        assertEqual(found, [], `private data in ${id}`);
      }
    }
  },
};

const passwordHashes: Attack = {
  name: 'find a password hash or session token in any response to an admin',
  run: async ({ send, admin, attacker, victim }) => {
    const readable = all.filter(({ method, path }) => method === 'get' && !path.includes('{'));
    assertThat(readable.length > 30, 'too few calls to read');
    const query = `user1=${attacker.id}&user2=${victim.id}`;
    for (const { path, id } of readable) {
      const address = id === 'getHeadToHead' ? `${path}?${query}` : path;
      const read = await send({ path: address, token: admin.token });
      assertStatus(read, 200, id);
      const { text } = read;
      assertEqual(
        /\$argon2|"passwordHash"|"password_hash"/.exec(text)?.[0],
        undefined,
        `password hashes in ${id}`,
      );
      assertThat(!text.includes(victim.token), `${id} contains a session token`);
    }
  },
};

export const objects: Family = {
  name: "another's objects",
  attacks: [
    ...ownReads,
    headersAlone,
    endSession,
    pickForAnother,
    pickAnothersCastaway,
    rankForAnother,
    changeProfile,
    takeEmail,
    phone,
    calendar,
    privateData,
    passwordHashes,
  ],
};
