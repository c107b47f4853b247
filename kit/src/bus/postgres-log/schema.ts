import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** NOTIFY channel; the payload is TOPICS_CREATED: one of the new topics may be a reader's. */
export const TOPICS_CHANNEL = 'bus_groups';
export const TOPICS_CREATED = 'topics';

/** The NOTIFY channel of a topic's new messages; the payload is the topic. So a consumer is woken for its own only. */
const channelOf = (topic: string): string => `bus_${createHash('md5').update(topic).digest('hex')}`;

/** The statements that subscribe a session to new messages of these topics, and to new topics. */
export const listenTo = (topics: readonly string[]): string =>
  [TOPICS_CHANNEL, ...topics.map(channelOf)].map((channel) => `listen ${channel};`).join(' ');

/** Any constant; every process takes this lock before it touches the schema. */
const SCHEMA_LOCK = 7_214_002;

/**
 * The log's tables. A publisher locks the counter of each partition that it writes to until its commit. So offsets
 * become visible in rising order, and a reader that has seen n misses nothing below n.
 */
const SCHEMA = `
create schema if not exists bus;
create table if not exists bus.topics (
  name text primary key,
  partitions int not null check (partitions > 0),
  compacted boolean not null
);
create table if not exists bus.partitions (
  topic text not null references bus.topics (name),
  partition int not null,
  next_offset bigint not null default 0,
  primary key (topic, partition)
) with (fillfactor = 50);
create table if not exists bus.messages (
  topic text not null,
  partition int not null,
  message_offset bigint not null,
  key text not null,
  value bytea,
  headers jsonb not null,
  ce_id text,
  published_at timestamptz not null default clock_timestamp(),
  primary key (topic, partition, message_offset)
);
create unique index if not exists messages_ce_id on bus.messages (topic, ce_id) where ce_id is not null;
create index if not exists messages_key on bus.messages (topic, partition, key, message_offset);
create table if not exists bus.group_offsets (
  group_name text not null,
  topic text not null,
  partition int not null,
  next_offset bigint not null,
  primary key (group_name, topic, partition)
);
create or replace function bus.append(
  p_topics text[], p_keys text[], p_hashes bigint[], p_values bytea[], p_headers jsonb[]
) returns void language plpgsql as $append$
declare
  v_missing text;
begin
  select wanted.topic into v_missing from unnest(p_topics) as wanted (topic)
  where not exists (select from bus.topics where name = wanted.topic) limit 1;
  if v_missing is not null then
    raise exception 'the topic % does not exist', v_missing using errcode = 'undefined_object';
  end if;

  -- In one order for everybody, so that two publishers never wait for each other.
  perform from bus.partitions counter
  where (counter.topic, counter.partition) in (
    select m.topic, (m.hash % t.partitions)::int
    from unnest(p_topics, p_hashes) as m (topic, hash) join bus.topics t on t.name = m.topic)
  order by counter.topic, counter.partition
  for update;

  -- A statement of its own: it has to see what was committed while the one above waited.
  with fresh as (
    select distinct on (m.topic, coalesce(m.headers ->> 'ce_id', m.place::text))
      m.topic, (m.hash % t.partitions)::int as partition, m.key, m.value, m.headers, m.place
    from unnest(p_topics, p_keys, p_hashes, p_values, p_headers) with ordinality
      as m (topic, key, hash, value, headers, place)
    join bus.topics t on t.name = m.topic
    where not exists (
      select from bus.messages seen where seen.topic = m.topic and seen.ce_id = m.headers ->> 'ce_id')
    order by m.topic, coalesce(m.headers ->> 'ce_id', m.place::text), m.place
  ), stored as (
    insert into bus.messages (topic, partition, message_offset, key, value, headers, ce_id)
    select topic, partition,
      counter.next_offset - 1 + row_number() over (partition by topic, partition order by fresh.place),
      fresh.key, fresh.value, fresh.headers, fresh.headers ->> 'ce_id'
    from fresh join bus.partitions counter using (topic, partition)
    on conflict (topic, ce_id) where ce_id is not null do nothing
    returning topic, partition, message_offset
  )
  update bus.partitions counter set next_offset = added.up_to + 1
  from (select topic, partition, max(message_offset) as up_to from stored group by topic, partition) added
  where counter.topic = added.topic and counter.partition = added.partition;

  perform pg_notify('bus_' || md5(topic), topic)
  from (select distinct unnest(p_topics) as topic) touched;
end
$append$;
-- Only processes of 0.3 called it. 0.7 still creates it. @until 0.9
drop function if exists bus.publish;
`;

type Queries = Pick<Pool, 'query'>;

/** Creates missing tables; any number of processes may do so at once. */
export async function createSchema(pool: Queries): Promise<void> {
  // Statements that are sent together are one transaction.
  await pool.query(`select pg_advisory_xact_lock(${SCHEMA_LOCK}); ${SCHEMA}`);
}

const COMPACTED_AT_ONCE = 2_000;

/**
 * Deletes superseded messages of compacted topics that are older than `olderThanMs`. The newest of each key stays
 * forever, including tombstones. A group that had not read a superseded message skips to the newer one.
 * @returns the number of messages deleted
 */
export async function compact(pool: Queries, olderThanMs: number): Promise<number> {
  for (let deleted = 0; ;) {
    const { rowCount } = await pool.query(
      `delete from bus.messages where (topic, partition, message_offset) in (
         select old.topic, old.partition, old.message_offset
         from bus.messages old join bus.topics t on t.name = old.topic and t.compacted
         where old.published_at < now() - $1 * interval '1 millisecond'
           and exists (select from bus.messages newer
             where newer.topic = old.topic and newer.partition = old.partition and newer.key = old.key
               and newer.message_offset > old.message_offset)
         limit $2)`,
      [olderThanMs, COMPACTED_AT_ONCE],
    );
    deleted += rowCount ?? 0;
    if (rowCount !== COMPACTED_AT_ONCE) return deleted;
  }
}
