/** Which process relays a service's outbox: the one at the other end of the connection that holds the relay's lock. */
import { readdir, readFile, readlink } from 'node:fs/promises';
import { sql } from './databases.js';

/** The kit's lock of the relay (kit/src/outbox/relay.ts). */
const RELAY_LOCK = 7_214_003;

/** @returns the process id; null while no process holds the lock */
export async function relayHolder(
  databaseUrl: string,
  candidates: readonly number[],
): Promise<number | null> {
  const [holder] = await sql<{ port: number }>(
    databaseUrl,
    `select client_port as port from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1
       and database = (select oid from pg_database where datname = current_database())`,
    [RELAY_LOCK],
  );
  if (!holder) return null;
  const inodes = await inodesOf(holder.port);
  for (const pid of candidates) if (await hasSocket(pid, inodes)) return pid;
  return null;
}

/** The sockets whose own end has this port. */
async function inodesOf(port: number): Promise<ReadonlySet<string>> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const found = new Set<string>();
  for (const file of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of (await readFile(file, 'utf8').catch(() => '')).split('\n')) {
      const fields = line.trim().split(/\s+/);
      if (fields[1]?.endsWith(suffix)) found.add(fields[9] ?? '');
    }
  }
  return found;
}

async function hasSocket(pid: number, inodes: ReadonlySet<string>): Promise<boolean> {
  const folder = `/proc/${pid}/fd`;
  for (const name of await readdir(folder).catch(() => [])) {
    const target = await readlink(`${folder}/${name}`).catch(() => '');
    const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
    if (inode !== undefined && inodes.has(inode)) return true;
  }
  return false;
}
