/** A player looks for other players' e-mails while the season hides them. */
import { calls, type Call } from '@torchbearer/contract';
import { eventually } from '../../wait.js';
import { watchLeaderboard } from '../../watch-leaderboard.js';
import type { Attack, Family } from '../attack.js';
import { assertEqual, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';

const all: readonly Call[] = calls;

/** Hides e-mails during the attempt, and always shows them again for the next attacks. */
async function withHiddenEmails(target: Target, attempt: () => Promise<void>): Promise<void> {
  await setShowEmails(target, false);
  try {
    await attempt();
  } finally {
    await setShowEmails(target, true);
  }
}

/** Changes the setting and waits until the standings follow it. */
async function setShowEmails({ admin, attacker }: Target, showEmails: boolean): Promise<void> {
  await admin.client.updateSeason({ body: { showEmails } });
  await eventually(async () => {
    const entries = await attacker.client.getStandings();
    assertThat(
      entries.every(({ email }) => (email !== null) === showEmails),
      'the standings do not follow the setting',
    );
  });
}

/** All e-mails but the attacker's. */
async function emailsOfOthers({ admin, attacker }: Target): Promise<string[]> {
  const users = await admin.client.listUsers();
  return users.filter(({ id }) => id !== attacker.id).map(({ email }) => email.toLowerCase());
}

/** The path of every call that a player may read, with values for its parameters. */
function readable({ league, attacker, victim }: Target): string[] {
  const named: Readonly<Record<string, readonly string[]>> = {
    '/api/castaways': league.castaways.map(({ id }) => id),
    '/api/users': [victim.id],
  };
  const query = `user1=${attacker.id}&user2=${victim.id}`;
  return all
    .filter(({ method, who }) => method === 'get' && who !== 'admin')
    .flatMap(({ path }) => {
      const prefix = path.slice(0, path.indexOf('/', '/api/'.length));
      if (!path.includes('{')) return [`${path}?${query}`, path];
      const words = named[prefix] ?? [victim.id, String(league.weekNumber)];
      return words.map((word) => path.replaceAll(/\{\w+\}/g, word));
    });
}

/** With fewer successful responses, too little was searched. */
const MIN_RESPONSES = 60;

const readEverything: Attack = {
  name: 'find the e-mail of another player in any response, or over the socket',
  run: (target) =>
    withHiddenEmails(target, async () => {
      const { send, attacker } = target;
      const secrets = await emailsOfOthers(target);
      assertThat(secrets.length > 3, 'too few other users');
      const paths = readable(target);
      assertThat(paths.length > 20, 'too few paths to read');
      let read = 0;
      for (const path of paths) {
        for (const token of [attacker.token, undefined]) {
          const response = await send({ path, ...(token !== undefined && { token }) });
          // Some of these paths name things that don't exist.
          assertStatus(response, [200, 400, 401, 404], path);
          if (response.status === 200) read += 1;
          const found = secrets.filter((secret) => response.text.toLowerCase().includes(secret));
          assertEqual(found, [], `e-mails in ${path}`);
        }
      }
      assertThat(read >= MIN_RESPONSES, `only ${read} successful responses`);
      const watcher = await watchLeaderboard(target.url, attacker.token);
      try {
        await watcher.until(() => true);
        assertThat(
          watcher.lists.every(({ entries }) => entries.every(({ email }) => email === null)),
          'the socket sent an e-mail',
        );
      } finally {
        watcher.close();
      }
    }),
};

export const hiddenEmails: Family = { name: 'hidden e-mails', attacks: [readEverything] };
