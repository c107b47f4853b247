/** pgbench: the upsert of a pick and the insert of its event, with nothing around them, on the same Postgres. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** Table, indexes and durability as the service's, in its own schema. */
const TABLES = `
  create schema bench;
  create table bench.picks (like picks including all);
  create table bench.outbox (like outbox including all);`;

const SCRIPT = (players: number): string => `
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

export interface Pgbench {
  run(seconds: number): Promise<{ readonly perSecond: number; readonly transactions: number }>;
  close(): Promise<void>;
}

/**
 * @param picksDatabase the URL of the service's own database
 * @throws Error if pgbench is not on this machine
 */
export async function openPgbench(
  picksDatabase: string,
  { players, clients }: { readonly players: number; readonly clients: number },
): Promise<Pgbench> {
  const pgbench = await findPgbench();
  const folder = await mkdtemp(join(tmpdir(), 'torchbearer-pgbench-'));
  const script = join(folder, 'pick.sql');
  await writeFile(script, SCRIPT(players));
  const database = new Client({ connectionString: picksDatabase });
  await database.connect();
  await database.query(TABLES);
  return {
    run: async (seconds) => {
      const { stdout } = await run(pgbench, [
        ...['--no-vacuum', '--protocol=prepared', '--jobs=1'],
        ...[`--client=${clients}`, `--time=${seconds}`, `--file=${script}`],
        picksDatabase,
      ]);
      const transactions = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
      return { perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]), transactions };
    },
    close: async () => {
      await database.query('drop schema bench cascade');
      await database.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findPgbench(): Promise<string> {
  const versions = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`);
  for (const place of ['pgbench', ...versions]) {
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
