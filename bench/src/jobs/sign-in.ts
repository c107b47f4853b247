/** Players sign in, against argon2 alone with the hash of their password, which names its cost. */
import { SignedInSchema } from '@torchbearer/contract';
import type { Verifications } from '../baselines/argon2-process.js';
import { emailOf, PASSWORD } from '../fill.js';
import { forkHelper } from '../forked.js';
import type { Job, Runs, Setting } from '../job.js';
import { startLoad } from '../load/load.js';
import type { Asked, Done } from '../load/messages.js';
import { cpuMsOf } from '../processes.js';
import { totalMs } from '../site.js';

const CONNECTIONS = 8;
const EACH = { full: 12, quick: 3 };

export const signIn: Job = {
  name: 'sign-in',
  title: 'sign-ins on 8 connections',
  baseline: 'argon2 alone, verifying the same hash, 8 at once',
  engines: 'embedded',
  full: { rounds: 8, players: 200 },
  quick: { rounds: 2 },
  warmUp: true,
  figures: [
    {
      name: 'CPU per sign-in, against argon2',
      unit: '×',
      kind: 'ratio',
      key: 'cpuMs',
      better: 'lower',
      before: '1.4',
      must: 1.15,
      goal: 1.05,
      limit: { full: 2.2, quick: 2.6 },
    },
    { name: 'CPU per sign-in', unit: 'ms', kind: 'ours', key: 'cpuMs', better: 'lower' },
    { name: 'p99 of a sign-in', unit: 'ms', kind: 'ours', key: 'p99Ms', better: 'lower' },
  ],
  open: openSignIns,
};

async function openSignIns({ site, league, form }: Setting): Promise<Runs> {
  const count = CONNECTIONS * EACH[form];
  const connections = Array.from({ length: CONNECTIONS }, (_, connection) =>
    league.players
      .filter((_player, index) => index % CONNECTIONS === connection)
      .map(({ number, id }): Asked => ({
        method: 'POST',
        path: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: emailOf(number), password: PASSWORD }),
        expected: { status: 200, contains: id },
      })),
  );
  const load = await startLoad({ url: site.url, connections, bodies: [] });
  const identity = site.database('identity');
  const { rows } = await identity.query<{ hash: string }>(
    'select password_hash as hash from users where id = $1',
    [league.players[0]?.id],
  );
  const { hash = '' } = rows[0] ?? {};
  const argon2 = forkHelper<Verifications, { readonly verified: number }>('baselines/argon2-process.js');
  const signIns = async (): Promise<number> => {
    const { rows: counted } = await identity.query<{ sessions: number }>(
      'select count(*)::int as sessions from sessions',
    );
    return counted[0]?.sessions ?? 0;
  };
  return {
    ours: async () => {
      const before = await signIns();
      let done: Done | undefined;
      const { cpuMs } = await site.measured(async () => {
        done = await load.run({ requests: EACH[form] });
      });
      const sessions = (await signIns()) - before;
      if (!done || sessions !== count) throw new Error(`${count} sign-ins left ${sessions} sessions`);
      for (const body of done.lastBodies) SignedInSchema.parse(JSON.parse(body));
      return { cpuMs: totalMs(cpuMs) / count, p99Ms: done.p99Ms };
    },
    baseline: async () => {
      const before = cpuMsOf(argon2.pid);
      await argon2.ask({ hash, password: PASSWORD, count, atOnce: CONNECTIONS });
      return { cpuMs: (cpuMsOf(argon2.pid) - before) / count };
    },
    close: async () => {
      await load.stop();
      await argon2.stop();
    },
  };
}
