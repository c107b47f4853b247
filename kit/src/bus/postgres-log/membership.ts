/**
 * Group membership without a table: a member holds a shared session lock for each topic it consumes, and the worker
 * of a partition an exclusive one. Both end with the connection, so a killed process leaves at once. Every member
 * computes the same fair share from the list of members.
 */
import { createHash } from 'node:crypto';
import { keyHash } from '../partition-of.js';
import type { Session } from '../../database/session.js';

export interface Partition {
  readonly topic: string;
  readonly partition: number;
}

/** Postgres' advisory locks are numbered: 64 bits of a hash, as a decimal string. */
const lockId = (...parts: readonly string[]): string =>
  createHash('sha256')
    .update(['bus', ...parts].join('\n'))
    .digest()
    .readBigInt64BE(0)
    .toString();

const memberLock = (group: string, topic: string): string => lockId('member', group, topic);
const partitionLock = (group: string, { topic, partition }: Partition): string =>
  lockId('partition', group, topic, String(partition));

/** The members: the server processes that hold the lock. */
const HOLDERS = `
  select ((classid::bigint << 32) | objid::bigint)::text as lock, pid
  from pg_locks
  where locktype = 'advisory' and objsubid = 1 and granted and mode = 'ShareLock'
    and database = (select oid from pg_database where datname = current_database())
    and ((classid::bigint << 32) | objid::bigint) = any($1::bigint[])`;

/** Joins the group as a consumer of `topics`. */
export async function join(session: Session, group: string, topics: readonly string[]): Promise<void> {
  await session.query('select pg_advisory_lock_shared(id) from unnest($1::bigint[]) as id', [
    topics.map((topic) => memberLock(group, topic)),
  ]);
}

/** Whether any member of the group consumes one of `topics` now. */
export async function hasMembers(
  query: (text: string, parameters: readonly unknown[]) => Promise<readonly unknown[]>,
  group: string,
  topics: readonly string[],
): Promise<boolean> {
  return (await query(HOLDERS, [topics.map((topic) => memberLock(group, topic))])).length > 0;
}

export interface Share {
  /** The partitions that are this member's now. */
  readonly own: readonly Partition[];
  /** Whether the group has other members. */
  readonly isShared: boolean;
}

export async function fairShare(session: Session, group: string, topics: readonly string[]): Promise<Share> {
  const partitions = await session.query<Partition>(
    'select topic, partition from bus.partitions where topic = any($1) order by topic, partition',
    [topics],
  );
  const holders = await session.query<{ lock: string; pid: number }>(HOLDERS, [
    topics.map((topic) => memberLock(group, topic)),
  ]);
  const membersOf = new Map(
    topics.map((topic) => {
      const lock = memberLock(group, topic);
      const pids = holders.filter((holder) => holder.lock === lock).map((holder) => holder.pid);
      return [topic, pids.sort((a, b) => a - b)];
    }),
  );
  // Each topic starts at another member, so that topics of one partition are spread too.
  const own = partitions.filter(({ topic, partition }) => {
    const members = membersOf.get(topic) ?? [];
    return members[(keyHash(topic) + partition) % members.length] === session.pid;
  });
  return { own, isShared: holders.some(({ pid }) => pid !== session.pid) };
}

/** Claims the free partitions of `wanted` and returns them with the group's offsets. */
export async function claim(
  session: Session,
  group: string,
  wanted: readonly Partition[],
): Promise<(Partition & { next: string })[]> {
  const locks = await session.query<{ id: string; taken: boolean }>(
    'select id::text, pg_try_advisory_lock(id) as taken from unnest($1::bigint[]) as id',
    [wanted.map((partition) => partitionLock(group, partition))],
  );
  const taken = new Set(locks.filter((row) => row.taken).map((row) => row.id));
  const mine = wanted.filter((partition) => taken.has(partitionLock(group, partition)));
  // Read only now, because the previous holder of the lock may have moved the offset.
  return await session.query(
    `select topic, partition, coalesce(next_offset, 0)::text as next
     from unnest($2::text[], $3::int[]) as mine (topic, partition)
     left join (select * from bus.group_offsets where group_name = $1) stands using (topic, partition)`,
    [group, mine.map((partition) => partition.topic), mine.map((partition) => partition.partition)],
  );
}

export async function release(
  session: Session,
  group: string,
  partitions: readonly Partition[],
): Promise<void> {
  await session.query('select pg_advisory_unlock(id) from unnest($1::bigint[]) as id', [
    partitions.map((partition) => partitionLock(group, partition)),
  ]);
}
