import type { ReceivedMessage } from '../bus.js';
import type { Session } from '../../database/session.js';

/** A position to read from. */
export interface Position {
  readonly topic: string;
  readonly partition: number;
  /** The next offset to read. */
  readonly next: bigint;
}

export const placeOf = (position: { readonly topic: string; readonly partition: number }): string =>
  `${position.topic}/${position.partition}`;

interface Row {
  topic: string;
  partition: number;
  offset: string;
  key: string;
  value: Buffer | null;
  headers: Record<string, string>;
}

const columns = (positions: readonly Position[]): unknown[] => [
  positions.map((position) => position.topic),
  positions.map((position) => position.partition),
  positions.map((position) => String(position.next)),
];

const STORE = (first: number): string => `
  insert into bus.group_offsets (group_name, topic, partition, next_offset)
  select $${first}::text, topic, partition, next
  from unnest($${first + 1}::text[], $${first + 2}::int[], $${first + 3}::bigint[]) as place (topic, partition, next)
  order by topic, partition
  on conflict (group_name, topic, partition) do update set next_offset = excluded.next_offset`;

/** Stores how far the group has handled each partition. */
export async function storeOffsets(
  session: Session,
  group: string,
  handled: readonly Position[],
): Promise<void> {
  if (handled.length > 0) await session.query(STORE(1), [group, ...columns(handled)]);
}

/**
 * The next messages of each position, at most `limit` each, by partition; partitions without any are omitted.
 * @param stored offsets of a group to store in the same round trip
 */
export async function fetchNext(
  session: Session,
  positions: readonly Position[],
  limit: number,
  stored?: { readonly group: string; readonly handled: readonly Position[] },
): Promise<Map<string, ReceivedMessage[]>> {
  const found = new Map<string, ReceivedMessage[]>();
  if (positions.length === 0) return found;
  const stores = stored !== undefined && stored.handled.length > 0;
  const rows = await session.query<Row>(
    `${stores ? `with stored as (${STORE(5)})` : ''}
     select m.topic, m.partition, m.message_offset as "offset", m.key, m.value, m.headers
     from unnest($1::text[], $2::int[], $3::bigint[]) as place (topic, partition, next)
     cross join lateral (
       select * from bus.messages
       where topic = place.topic and partition = place.partition and message_offset >= place.next
       order by message_offset limit $4) m
     order by m.topic, m.partition, m.message_offset`,
    [...columns(positions), limit, ...(stores ? [stored.group, ...columns(stored.handled)] : [])],
  );
  for (const row of rows) {
    const place = placeOf(row);
    const messages = found.get(place);
    if (messages) messages.push(row);
    else found.set(place, [row]);
  }
  return found;
}

/** The offset behind the last of `messages`. */
export const behind = (messages: readonly ReceivedMessage[]): bigint =>
  BigInt(messages.at(-1)?.offset ?? -1) + 1n;
