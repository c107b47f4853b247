/** A player looks for what belongs to others: their role, private data, and e-mails while the season hides them. */
import { addressesOf, reads } from '../../hidden-results/reads.js';
import { eventually } from '../../wait.js';
import { watchLeaderboard } from '../../watch-leaderboard.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Attack } from '../attack.js';
import type { Target } from '../target.js';

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

const headersAlone: Attack = {
  name: 'sign in with identity headers alone',
  run: async ({ send, admin, attacker }) => {
    const headers = IDENTITIES(admin.id);
    for (const path of ['/api/auth/me', '/api/users', '/api/admin/audit']) {
      assertRefused(await send({ path, headers }), 'NOT_SIGNED_IN', path);
    }
    assertRefused(await send({ path: '/api/users', headers, token: attacker.token }), 'ADMINS_ONLY');
  },
};

/** Searches every response that the attacker or a visitor can get. */
async function assertNowhere(target: Target, secrets: readonly string[]): Promise<void> {
  const { send, attacker, victim, league } = target;
  const group = await victim.client.createGroup({ body: { name: target.freshWord('group') } });
  await attacker.client.joinGroup({ body: { code: group.code } });
  const place = {
    castawayIds: league.castaways.map(({ id }) => id),
    playerIds: [victim.id],
    ...{ groupId: group.id, groupCode: group.code, pictureId: victim.id, weeks: [league.weekNumber] },
    labels: [(await attacker.client.getOwnStanding()).standings],
  };
  let found = 0;
  for (const call of reads)
    for (const path of await addressesOf(call, place, attacker))
      for (const token of [attacker.token, undefined]) {
        const response = await send({ path, ...(token !== undefined && { token }) });
        // The victim has no picture.
        assertStatus(response, [200, 401, 404], path);
        if (response.status === 200) found += 1;
        const text = response.text.toLowerCase();
        assertEqual(
          secrets.filter((secret) => text.includes(secret.toLowerCase())),
          [],
          `private data in ${path}`,
        );
      }
  assertThat(found >= 60, `only ${found} successful responses`);
}

const privateData: Attack = {
  name: 'find private data of another player in any response',
  run: async (target) => {
    const owner = await target.newPlayer('private');
    const phone = await target.bindPhone(owner);
    const [about, city] = ['Only admins and I read this line.', 'Nowhere-upon-Sea'];
    const { name, email, username } = await owner.client.getOwnUser();
    await owner.client.updateProfile({ body: { name, email, username, about, city } });
    const { token: link } = await owner.client.renewCalendarToken();
    const answer = 'An answer for the admins.';
    const survey = { surveyType: 'BETA_FEEDBACK', question: 'How is it?', answer, rating: null } as const;
    await owner.client.submitFeedback({ body: survey });
    await assertNowhere(target, [phone.slice(2), about, city, link, owner.token, answer, '$argon2']);
  },
};

/** Changes the setting and waits until the standings follow it. */
async function setShowEmails({ admin, attacker }: Target, showEmails: boolean): Promise<void> {
  await admin.client.updateSeason({ body: { showEmails } });
  await eventually(async () => {
    const entries = await attacker.client.getStandings();
    const follow = entries.every(({ email }) => (email !== null) === showEmails);
    assertThat(follow, 'the standings do not follow the setting');
  });
}

const hiddenEmails: Attack = {
  name: 'find the e-mail of another player in any response, or over the socket, while e-mails are hidden',
  run: async (target) => {
    await setShowEmails(target, false);
    try {
      const users = await target.admin.client.listUsers();
      const others = users.filter(({ id }) => id !== target.attacker.id);
      assertThat(others.length > 3, 'too few other users');
      await assertNowhere(
        target,
        others.map(({ email }) => email),
      );
      const watcher = await watchLeaderboard(target.url, target.attacker.token);
      const { entries } = await watcher.until(() => true).finally(() => watcher.close());
      assertThat(
        entries.every(({ email }) => email === null),
        'the socket sent an e-mail',
      );
    } finally {
      await setShowEmails(target, true);
    }
  },
};

export const objects: readonly Attack[] = [headersAlone, privateData, hiddenEmails];
