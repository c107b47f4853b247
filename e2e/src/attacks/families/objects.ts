/** One player tries to access another's data. */
import { calls, type Call } from '@torchbearer/contract';
import { PASSWORD } from '../../api.js';
import type { Attack, Family } from '../attack.js';
import { answered, holds, refused, same } from '../expected.js';
import type { Place } from '../place.js';
import { bindPhone } from '../steps.js';

const all: readonly Call[] = calls;

/** The response of a call about the caller must not depend on ids in the request. */
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
    name: `read ${path} with another's id in the query`,
    run: async ({ ask, attacker, victim }: Place) => {
      const { token } = attacker;
      const own = await ask({ path, token });
      const query = `userId=${victim.id}&id=${victim.id}&user=${victim.id}`;
      const tried = await ask({ path: `${path}?${query}`, token });
      answered(own, 200, path);
      // Only the time of the session's last use may differ.
      same(steady(tried.text), steady(own.text), `${path} looked at the query`);
    },
  },
  {
    name: `read ${path} with headers that name another`,
    run: async ({ ask, attacker, victim }: Place) => {
      const { token } = attacker;
      const own = await ask({ path, token });
      const tried = await ask({ path, token, headers: IDENTITIES(victim.id) });
      same(steady(tried.text), steady(own.text), `${path} looked at the headers`);
    },
  },
]);

const steady = (text: string): string => text.replaceAll(/"lastSeenAt":"[^"]*"/g, '"lastSeenAt":""');

const headersAlone: Attack = {
  name: 'be somebody by headers alone',
  run: async ({ ask, admin }) => {
    for (const path of ['/api/auth/me', '/api/users', '/api/admin/audit']) {
      refused(await ask({ path, headers: IDENTITIES(admin.id) }), 'NOT_SIGNED_IN', path);
    }
  },
};

const endSession: Attack = {
  name: "end another's session",
  run: async (place) => {
    const owner = await place.newPlayer('session-owner');
    const [session] = await owner.client.listSessions();
    holds(session !== undefined, 'the owner has no session');
    const path = `/api/auth/sessions/${session?.id ?? ''}`;
    refused(
      await place.ask({ method: 'DELETE', path, token: place.attacker.token }),
      'SESSION_NOT_FOUND',
      'the attempt',
    );
    // Nor does it depend on who is an admin.
    refused(
      await place.ask({ method: 'DELETE', path, token: place.admin.token }),
      'SESSION_NOT_FOUND',
      "an admin's attempt",
    );
    answered(await place.ask({ path: '/api/auth/me', token: owner.token }), 200, 'the owner');
  },
};

const pickForAnother: Attack = {
  name: "submit another's pick",
  run: async ({ ask, attacker, victim, league }) => {
    const [theirs = ''] = league.rosters.get(victim.id) ?? [];
    const [own = ''] = league.rosters.get(attacker.id) ?? [];
    await victim.client.submitPick({ body: { castawayId: theirs } });
    const before = await victim.client.getMyPicks();
    const extra = { userId: victim.id, user: { id: victim.id }, playerId: victim.id };
    const body = { castawayId: own, ...extra };
    answered(
      await ask({ path: `/api/picks/me?userId=${victim.id}`, token: attacker.token, body }),
      200,
      'the own pick',
    );
    same((await victim.client.getMyPicks()).pick, before.pick, "the victim's pick changed");
    same((await attacker.client.getMyPicks()).pick?.userId, attacker.id, 'the pick is not the caller’s');
  },
};

const pickAnothersCastaway: Attack = {
  name: 'pick a castaway that another drafted',
  run: async ({ ask, attacker, league }) => {
    const own = new Set(league.rosters.get(attacker.id) ?? []);
    for (const { id } of league.castaways.filter((castaway) => !own.has(castaway.id))) {
      const answer = await ask({ path: '/api/picks/me', token: attacker.token, body: { castawayId: id } });
      refused(answer, 'NOT_YOUR_CASTAWAY', 'the pick');
    }
  },
};

const rankForAnother: Attack = {
  name: "submit another's ranking",
  run: async ({ ask, attacker, victim, league, admin }) => {
    await admin.client.unlockRankings();
    const order = league.castaways.map(({ id }) => id);
    await victim.client.submitRanking({ body: { order } });
    const before = await victim.client.getMyRanking();
    const body = { order: order.toReversed(), userId: victim.id };
    const path = `/api/rankings/me?userId=${victim.id}`;
    answered(await ask({ path, token: attacker.token, body }), 200, 'the own ranking');
    same((await victim.client.getMyRanking()).order, before.order, "the victim's ranking changed");
  },
};

const changeProfile: Attack = {
  name: "change another's profile",
  run: async ({ ask, attacker, victim }) => {
    const before = await victim.client.getOwnUser();
    const { name, email, username } = await attacker.client.getOwnUser();
    const body = { name, email, username, about: 'Taken over.', id: victim.id, userId: victim.id };
    const path = `/api/users/profile?userId=${victim.id}`;
    answered(await ask({ method: 'PUT', path, token: attacker.token, body }), 200, 'the own profile');
    same(await victim.client.getOwnUser(), before, "the victim's profile changed");
  },
};

const takeEmail: Attack = {
  name: "take another's e-mail or user name in other letters",
  run: async ({ ask, attacker, victim }) => {
    const { name, email, username } = await attacker.client.getOwnUser();
    const theirs = await victim.client.getOwnUser();
    const put = (body: object) =>
      ask({ method: 'PUT', path: '/api/users/profile', token: attacker.token, body });
    for (const taken of [theirs.email, theirs.email.toUpperCase(), ` ${theirs.email} `]) {
      const answer = await put({ name, email: taken, username, currentPassword: PASSWORD });
      refused(answer, 'EMAIL_TAKEN', `the e-mail ${taken}`);
      same((await attacker.client.getOwnUser()).email, email, 'the e-mail is now');
    }
    for (const taken of [theirs.username ?? '', (theirs.username ?? '').toUpperCase()]) {
      refused(await put({ name, email, username: taken }), 'USERNAME_TAKEN', `the user name ${taken}`);
    }
  },
};

const phone: Attack = {
  name: "take, remove or switch off another's phone",
  run: async (place) => {
    const { ask, attacker, newPlayer } = place;
    const owner = await newPlayer('phone-owner');
    const number = await bindPhone(place, owner);
    const { token } = attacker;
    const named = { userId: owner.id, id: owner.id };
    await ask({ path: '/api/users/me/sms-toggle', token, body: { enabled: false, ...named } });
    await ask({ method: 'DELETE', path: `/api/users/me/phone?userId=${owner.id}`, token });
    const wish = { phone: number, currentPassword: PASSWORD, ...named };
    refused(await ask({ path: '/api/users/me/phone', token, body: wish }), 'PHONE_TAKEN', 'the number');
    same((await attacker.client.getOwnUser()).phone, null, "the attacker's number is");
    const { phone: still, smsEnabled } = await owner.client.getOwnUser();
    same([still, smsEnabled], [number, true], "the owner's phone is now");
  },
};

const calendar: Attack = {
  name: "make another's calendar link useless",
  run: async ({ ask, attacker, victim }) => {
    const { token: link } = await victim.client.renewCalendarToken();
    const path = `/api/users/me/calendar-token?userId=${victim.id}`;
    answered(await ask({ path, token: attacker.token, body: { userId: victim.id } }), 200, 'the own link');
    answered(await ask({ path: `/api/calendar/${link}.ics` }), 200, "the victim's link");
  },
};

const readAnother: Attack = {
  name: 'find in any answer what only its owner may read',
  run: async (place) => {
    const { ask, attacker, newPlayer } = place;
    const owner = await newPlayer('private');
    const number = await bindPhone(place, owner);
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
    holds(readable.length > 10, 'there is hardly anything to read');
    for (const { path, id, who } of readable) {
      for (const token of [attacker.token, undefined]) {
        const read = await ask({ path, ...(token !== undefined && { token }) });
        answered(read, token !== undefined || who === 'public' ? 200 : 401, id);
        const found = secrets.filter((secret) => read.text.includes(secret));
        same(found, [], `${id} tells`);
      }
    }
  },
};

const passwordHashes: Attack = {
  name: 'find a hash, a token or a code in an answer for admins',
  run: async ({ ask, admin, attacker, victim }) => {
    const readable = all.filter(({ method, path }) => method === 'get' && !path.includes('{'));
    holds(readable.length > 30, 'there is hardly anything to read');
    const query = `user1=${attacker.id}&user2=${victim.id}`;
    for (const { path, id } of readable) {
      const address = id === 'getHeadToHead' ? `${path}?${query}` : path;
      const read = await ask({ path: address, token: admin.token });
      answered(read, 200, id);
      const { text } = read;
      same(/\$argon2|"passwordHash"|"password_hash"/.exec(text)?.[0], undefined, `${id} tells a hash`);
      holds(!text.includes(victim.token), `${id} tells a session's token`);
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
    readAnother,
    passwordHashes,
  ],
};
