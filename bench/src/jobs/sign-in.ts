/** Players sign in, against argon2 alone with the hash of their password, which names its cost. */
import type { Verifications } from '../baselines/argon2-process.js';
import { forkHelper } from '../forked.js';
import { timed } from '../http-runs.js';
import type { Job, Runs, Setting } from '../job.js';
import { emailOf, PASSWORD, type Player } from '../league.js';
import { spread, startLoad, type Asked } from '../load/load.js';

const CONNECTIONS = 8;
const EACH = { full: 12, quick: 3 };

export const signIn: Job = {
  name: 'sign-in',
  title: 'sign-ins on 8 connections',
  baseline: 'argon2 alone, verifying the same hash, 8 at once',
  engines: 'embedded',
  players: 200,
  rounds: { full: 6, quick: 3 },
  figures: [
    {
      name: 'CPU per sign-in, against argon2',
      ...{ unit: '×', key: 'cpuMs' },
      must: 1.15,
      limit: { full: 2.2, quick: 2.6 },
      isMedian: true,
    },
    { name: 'CPU per sign-in', unit: 'ms', key: 'cpuMs' },
    { name: 'p99 of a sign-in', unit: 'ms', key: 'p99Ms' },
  ],
  open: openSignIns,
};

async function openSignIns({ site, league, form }: Setting): Promise<Runs> {
  const count = CONNECTIONS * EACH[form];
  const askedOf = ({ number, id }: Player): Asked => ({
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(number), password: PASSWORD }),
    expected: { status: 200, contains: id },
  });
  const connections = spread(league.players, CONNECTIONS).map((players) => players.map(askedOf));
  const load = await startLoad({ url: site.url, connections, bodies: [] });
  const { rows } = await site
    .database('identity')
    .query<{ hash: string }>(`select password_hash as hash from users where username = 'player1'`);
  const { hash = '' } = rows[0] ?? {};
  const argon2 = forkHelper<Verifications, { readonly verified: number }>('baselines/argon2-process.js');
  const sessions = (): Promise<number> => site.numberIn('identity', 'select count(*) from sessions');
  return {
    ours: async () => {
      const before = await sessions();
      const sample = await timed(site, load, { requests: EACH[form] });
      const made = (await sessions()) - before;
      if (made !== count) throw new Error(`${count} sign-ins left ${made} sessions`);
      return sample;
    },
    baseline: async () => {
      const before = argon2.cpuMs();
      await argon2.ask({ hash, password: PASSWORD, count, atOnce: CONNECTIONS });
      return { cpuMs: (argon2.cpuMs() - before) / count };
    },
    close: async () => {
      await load.stop();
      await argon2.stop();
    },
  };
}
