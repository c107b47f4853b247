/** A player searches for others' e-mails while the season hides them. */
import { calls, type Call } from '@torchbearer/contract';
import { eventually } from '../../wait.js';
import { watchLeaderboard } from '../../watch-leaderboard.js';
import type { Attack, Family } from '../attack.js';
import { answered, holds, same } from '../expected.js';
import type { Place } from '../place.js';

const all: readonly Call[] = calls;

/** Runs with hidden e-mails; always shows them again afterwards, for the next attacks. */
async function hidden(place: Place, attempt: () => Promise<void>): Promise<void> {
  await show(place, false);
  try {
    await attempt();
  } finally {
    await show(place, true);
  }
}

/** Waits for the standings, which follow a moment later. */
async function show({ admin, attacker }: Place, showEmails: boolean): Promise<void> {
  await admin.client.updateSeason({ body: { showEmails } });
  await eventually(async () => {
    const entries = await attacker.client.getStandings();
    holds(
      entries.every(({ email }) => (email !== null) === showEmails),
      'the standings do not follow the setting',
    );
  });
}

/** All e-mails except the attacker's own. */
async function emailsOfOthers({ admin, attacker }: Place): Promise<string[]> {
  const users = await admin.client.listUsers();
  return users.filter(({ id }) => id !== attacker.id).map(({ email }) => email.toLowerCase());
}

/** Every address that a player may read, with values for its parameters. */
function readable({ league, attacker, victim }: Place): string[] {
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

/** Responses must not be empty, or nothing was searched. */
const LEAST_READ = 60;

const readEverything: Attack = {
  name: 'find the e-mail of another in any answer',
  run: (place) =>
    hidden(place, async () => {
      const { ask, attacker } = place;
      const secrets = await emailsOfOthers(place);
      holds(secrets.length > 3, 'there is hardly anybody');
      const paths = readable(place);
      holds(paths.length > 20, 'there is hardly anything to read');
      let read = 0;
      for (const path of paths) {
        for (const token of [attacker.token, undefined]) {
          const answer = await ask({ path, ...(token !== undefined && { token }) });
          // Some of these addresses name things that don't exist.
          answered(answer, [200, 400, 401, 404], path);
          if (answer.status === 200) read += 1;
          const found = secrets.filter((secret) => answer.text.toLowerCase().includes(secret));
          same(found, [], `${path} tells`);
        }
      }
      holds(read >= LEAST_READ, `only ${read} answers had anything to read`);
    }),
};

const OPEN = ['/api/league/standings', '/api/draft/status'];

const tagsOfAdmins: Attack = {
  name: 'have the answer of an admin, or of an hour ago, by its tag',
  run: async (place) => {
    const { ask, attacker, admin } = place;
    const [path = ''] = OPEN;
    const shown = await ask({ path, token: attacker.token });
    const before = shown.headers.etag ?? '';
    holds(shown.text.includes('@'), 'nothing was shown before');
    await hidden(place, async () => {
      const ofAdmin = await ask({ path, token: admin.token });
      holds(ofAdmin.text.includes('@'), 'an admin reads no e-mail');
      for (const tag of [before, ofAdmin.headers.etag ?? '']) {
        const answer = await ask({ path, token: attacker.token, headers: { 'if-none-match': tag } });
        answered(answer, 200, 'the answer that was held');
        holds(!answer.text.includes('@'), 'it tells an e-mail');
      }
    });
  },
};

const adminStillReads: Attack = {
  name: 'be told as a player what admins still read',
  run: (place) =>
    hidden(place, async () => {
      const { ask, admin, attacker, league, victim } = place;
      const castaway = league.rosters.get(victim.id)?.[0] ?? '';
      for (const path of [...OPEN, `/api/castaways/${castaway}/owner`]) {
        const [own, theirs] = [
          await ask({ path, token: attacker.token }),
          await ask({ path, token: admin.token }),
        ];
        answered(own, 200, path);
        holds(own.text.includes('"email":null') && !own.text.includes('@'), `${path} tells`);
        holds(
          theirs.text.includes('@') && !theirs.text.includes('"email":null'),
          `${path} hides from admins`,
        );
      }
    }),
};

const overhear: Attack = {
  name: 'hear an e-mail over a socket, a player’s or an admin’s',
  run: async (place) => {
    const { url, attacker, admin } = place;
    const watchers = [await watchLeaderboard(url, attacker.token), await watchLeaderboard(url, admin.token)];
    try {
      for (const watcher of watchers) await watcher.until((entries) => entries.some(({ email }) => email));
      await hidden(place, async () => {
        for (const watcher of watchers) {
          const from = watcher.lists.length - 1;
          await watcher.until((entries) => entries.every(({ email }) => email === null), from);
        }
        const late = await watchLeaderboard(url, attacker.token);
        watchers.push(late);
        await late.until(() => true);
        same(
          late.lists.flatMap(({ entries }) => entries).filter(({ email }) => email !== null),
          [],
          'a socket that joined later heard',
        );
      });
    } finally {
      for (const watcher of watchers) watcher.close();
    }
  },
};

const showAgain: Attack = {
  name: 'change the setting as a player',
  run: (place) =>
    hidden(place, async () => {
      const { ask, attacker, admin } = place;
      const answer = await ask({
        method: 'PUT',
        path: '/api/admin/season',
        token: attacker.token,
        body: { showEmails: true },
      });
      answered(answer, 403, 'the change');
      same((await admin.client.getSeason()).showEmails, false, 'the setting is');
    }),
};

export const hiddenEmails: Family = {
  name: 'hidden e-mails',
  attacks: [readEverything, tagsOfAdmins, adminStillReads, overhear, showAgain],
};
