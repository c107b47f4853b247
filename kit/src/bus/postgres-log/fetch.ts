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

/** The next messages of each position, at most `limit` each, by partition; partitions without any are omitted. */
export async function fetchNext(
  session: Session,
  positions: readonly Position[],
  limit: number,
): Promise<Map<string, ReceivedMessage[]>> {
  const found = new Map<string, ReceivedMessage[]>();
  if (positions.length === 0) return found;
  const rows = await session.query<Row>(
    `select m.topic, m.partition, m.message_offset as "offset", m.key, m.value, m.headers
     from unnest($1::text[], $2::int[], $3::bigint[]) as place (topic, partition, next)
     cross join lateral (
       select * from bus.messages
       where topic = place.topic and partition = place.partition and message_offset >= place.next
       order by message_offset limit $4) m
     order by m.topic, m.partition, m.message_offset`,
    [
      positions.map((position) => position.topic),
      positions.map((position) => position.partition),
      positions.map((position) => String(position.next)),
      limit,
    ],
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
