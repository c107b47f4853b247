/** A player tries to read or change another player's data. */
import { calls, type Call } from '@torchbearer/contract';
import type { Attack, Family } from '../attack.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import { bindPhone } from '../steps.js';

const all: readonly Call[] = calls;

/** Calls about the caller, whose responses must not depend on ids in the request. */
const OWN_READS = [
  ...all.filter(({ method, path }) => method === 'get' && path.endsWith('/me')).map(({ path }) => path),
  '/api/auth/sessions',
  '/api/feedback/check/LEADERBOARD',
];

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const IDENTITIES = (id: string): Readonly<Record<string, string>> => ({
  'x-user-id': id,
  'x-user': id,
  'x-forwarded-user': id,
  'x-original-url': '/api/users',
  'x-rewrite-url': '/api/users',
  'x-admin': 'true',
  'tb-caller': `gateway.${encoded({ caller: 'gateway', actor: { kind: 'user', id, isAdmin: true }, until: 9e15 })}.`,
});

const ownReads: Attack = {
  name: "read another player's data with their id in the query or the headers",
  run: async ({ send, attacker: { token }, victim }) => {
    const query = `userId=${victim.id}&id=${victim.id}&user=${victim.id}`;
    for (const path of OWN_READS) {
      const own = await send({ path, token });
      assertStatus(own, 200, path);
      for (const tried of [
        await send({ path: `${path}?${query}`, token }),
        await send({ path, token, headers: IDENTITIES(victim.id) }),
      ]) {
        // Only the session's last-seen time may differ.
        assertEqual(withoutLastSeen(tried.text), withoutLastSeen(own.text), path);
      }
    }
  },
};

const withoutLastSeen = (text: string): string => text.replaceAll(/"lastSeenAt":"[^"]*"/g, '"lastSeenAt":""');

const headersAlone: Attack = {
  name: 'sign in with identity headers alone',
  run: async ({ send, admin }) => {
    for (const path of ['/api/auth/me', '/api/users', '/api/admin/audit']) {
      assertRefused(await send({ path, headers: IDENTITIES(admin.id) }), 'NOT_SIGNED_IN', path);
    }
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
  attacks: [ownReads, headersAlone, pickForAnother, privateData, passwordHashes],
};
