/** Pick submission, HTTP to durable, against pgbench doing the same upsert and outbox insert on the same server. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { BenchLeague, BenchPlayer } from './league.js';
import type { Job } from './measure.js';

const CLIENTS = 8;
const run = promisify(execFile);

/** The same table, indexes and durability as the service's, in its own schema. */
const BASELINE_TABLES = `
  create schema bench;
  create table bench.picks (like picks including all);
  create table bench.outbox (like outbox including all);`;

const BASELINE_SCRIPT = (players: number): string => `
\\set player random(1, ${players})
\\set castaway random(1, 2)
begin;
insert into bench.picks (id, version, user_id, week_number, castaway_id, is_auto_selected, submitted_at, submitted_by)
values (gen_random_uuid(), 1, md5(:player::text)::uuid, 3, md5(:castaway::text)::uuid, false, now(), 'player')
on conflict (user_id, week_number) do update
set castaway_id = excluded.castaway_id, submitted_at = excluded.submitted_at, version = bench.picks.version + 1;
insert into bench.outbox (topic, key, value, headers)
values ('picks.pick.v1', md5(:player::text), decode(repeat('ab', 120), 'hex'),
  '{"ce_id": "00000000-0000-0000-0000-000000000000", "ce_type": "picks.v1.PickChanged", "ce_entityversion": "1"}');
commit;
`;

/** @throws Error if pgbench is not on this machine */
export async function pickSubmission(
  url: string,
  league: BenchLeague,
  picksDatabase: string,
  seconds: number,
  /** For the script of pgbench. */
  folder: string,
): Promise<Job> {
  const pgbench = await findPgbench();
  const database = new Client({ connectionString: picksDatabase });
  await database.connect();
  await database.query(BASELINE_TABLES);
  await database.end();
  const script = join(folder, 'pick.sql');
  await writeFile(script, BASELINE_SCRIPT(league.players.length));

  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const submit = (player: BenchPlayer, turn: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ castawayId: player.roster[turn % player.roster.length] });
      const sent = request(
        {
          agent,
          hostname,
          port,
          method: 'POST',
          path: '/api/picks/me',
          headers: {
            authorization: `Bearer ${player.token}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (answer) => {
          answer.resume();
          answer.once('end', () =>
            answer.statusCode === 200 ? resolve() : reject(new Error(`a pick returned ${answer.statusCode}`)),
          );
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });

  return {
    name: 'pick submission',
    unit: `ms a pick with ${CLIENTS} clients at once`,
    baselineName: 'pgbench',
    ours: async () => {
      const begun = performance.now();
      const until = begun + seconds * 1_000;
      let done = 0;
      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, client) => {
          for (let turn = 0; performance.now() < until; turn++) {
            // Each client has its own players, as in production, so that no client waits for another's row.
            const player = league.players[(client + turn * CLIENTS) % league.players.length];
            if (player) await submit(player, Math.floor((turn * CLIENTS) / league.players.length));
            done += 1;
          }
        }),
      );
      return (performance.now() - begun) / done;
    },
    baseline: async () => {
      const { stdout } = await run(pgbench, [
        '--no-vacuum',
        `--client=${CLIENTS}`,
        '--jobs=1',
        `--time=${seconds}`,
        '--protocol=prepared',
        `--file=${script}`,
        picksDatabase,
      ]);
      const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
      return 1_000 / perSecond;
    },
  };
}

async function findPgbench(): Promise<string> {
  for (const place of [
    'pgbench',
    '/usr/lib/postgresql/15/bin/pgbench',
    '/usr/lib/postgresql/17/bin/pgbench',
  ]) {
    try {
      await run(place, ['--version']);
      return place;
    } catch {
      continue;
    }
  }
  throw new Error(
    'pgbench is not on this machine: install Postgres from the system’s packages (Debian: postgresql).',
  );
}
