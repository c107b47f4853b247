import { setTimeout as pause } from 'node:timers/promises';
import { createPace } from '../../backoff.js';
import { startOnSession, type Session } from '../../database/session.js';
import type { Log } from '../../log.js';
import { MAX_BATCH, type ReceivedMessage, type Subscription } from '../bus.js';
import type { Delivered } from '../delivery.js';
import { listenTo, TOPICS_CREATED } from './schema.js';

/** How often a process that stands by tries to take over, in milliseconds: so long is a killed one's group idle. */
const STAND_BY_MS = 1_000;

/** The advisory lock of the group named `$1`. */
const LOCK = `hashtextextended('bus group ' || $1::text, 0)`;

/** How far one partition is handled. */
interface Part {
  readonly topic: string;
  readonly partition: number;
  /** The next offset to read. */
  next: bigint;
  /** Whether the group's stored offset is behind `next`. */
  isUnstored: boolean;
  /** Not read before this time (milliseconds since the epoch) after a failure; 0 for at once. */
  restsUntil: number;
}

interface ReaderOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly log: Log;
  readonly words: { readonly starts: string; readonly ends: string };
  /** Creates missing tables. */
  readonly prepare: () => Promise<void>;
  readonly topics: readonly string[];
  /**
   * The group that reads, from its stored offsets; one process of it at a time, which holds the group's lock. Null reads
   * from now on, with the offsets in memory.
   */
  readonly group: string | null;
  /** How often to read without a notification, in milliseconds. */
  readonly pollMs: number;
  /** Called with the next messages of several partitions. @returns one outcome for each partition's batch */
  readonly handle: (batches: readonly (readonly ReceivedMessage[])[]) => Promise<readonly Delivered[]>;
  /** Called after each read. */
  readonly onRead?: () => void;
  readonly onLost?: () => void;
}

/**
 * Reads topics until stopped, through lost connections. One thing at a time: fetches the next messages of all
 * partitions, hands them to the handler together, and stores the offsets with the next fetch.
 */
export function startReader(options: ReaderOptions): Subscription {
  const { topics, group } = options;
  const parts = new Map<string, Part>();
  /** Whether `parts` has all partitions. */
  let areLocated = false;
  /** Without a group, the first look starts at the end; a partition created later is read from its start. */
  let isFirstLook = group === null;

  async function locate(session: Session): Promise<void> {
    areLocated = true;
    const found = await session.query<{ topic: string; partition: number; next: string }>(
      `select topic, partition, coalesce(stands.next_offset, case when $3 then p.next_offset else 0 end)::text as next
       from bus.partitions p
       left join (select * from bus.group_offsets where group_name = $1) stands using (topic, partition)
       where topic = any($2)`,
      [group, topics, isFirstLook],
    );
    isFirstLook = false;
    for (const { topic, partition, next } of found) {
      const part = { topic, partition, next: BigInt(next), isUnstored: false, restsUntil: 0 };
      if (!parts.has(placeOf(part))) parts.set(placeOf(part), part);
    }
  }

  /** The next messages of these partitions. Stores the offsets of what was handled before. */
  async function fetch(session: Session, due: readonly Part[]): Promise<Map<Part, ReceivedMessage[]>> {
    const handled = [...parts.values()].filter(({ isUnstored }) => isUnstored && group !== null);
    const rows = await session.query<ReceivedMessage>(FETCH, [
      ...columns(due),
      MAX_BATCH,
      group,
      ...columns(handled),
    ]);
    for (const part of handled) part.isUnstored = false;
    for (const part of due) part.restsUntil = 0;
    return Map.groupBy(rows, (row) => parts.get(placeOf(row))!);
  }

  async function handle(batches: ReadonlyMap<Part, readonly ReceivedMessage[]>): Promise<void> {
    const outcomes = await options.handle([...batches.values()]);
    for (const [index, [part, messages]] of [...batches].entries()) {
      const { handled, retryInMs } = outcomes[index] ?? { handled: 0, retryInMs: null };
      part.restsUntil = retryInMs === null ? 0 : Date.now() + retryInMs;
      const last = messages[handled - 1];
      if (!last) continue;
      part.next = BigInt(last.offset) + 1n;
      part.isUnstored = true;
    }
  }

  /** Milliseconds until the next poll, or until a partition has rested. */
  function untilNext(): number {
    const resting = [...parts.values()].flatMap(({ restsUntil }) => (restsUntil > 0 ? restsUntil : []));
    return Math.max(0, Math.min(Date.now() + options.pollMs, ...resting) - Date.now());
  }

  return startOnSession({
    ...options,
    ...(group !== null && { lock: { sql: LOCK, of: group, tryEveryMs: STAND_BY_MS } }),
    onNotice: (payload) => {
      if (payload === TOPICS_CREATED) areLocated = false;
    },
    work: async (session, signal, isStopping) => {
      const pace = createPace();
      // Another process may have read since; without a group the offsets are only here.
      if (group !== null) parts.clear();
      await session.query(listenTo(topics));
      areLocated = false;
      while (!isStopping()) {
        if (!areLocated) await locate(session);
        const now = Date.now();
        const due = [...parts.values()].filter(({ restsUntil }) => restsUntil <= now);
        const batches = await fetch(session, due);
        if (batches.size > 0) await handle(batches);
        options.onRead?.();
        const size = [...batches.values()].reduce((sum, messages) => sum + messages.length, 0);
        if (size === 0) await signal.wait(untilNext());
        else if (!isStopping()) await pause(pace.pauseAfter(size));
      }
      // Stores the last offsets.
      await fetch(session, []);
    },
  });
}

/** The next messages of some positions, at most $4 each; stores the offsets of others for a group ($5). */
const FETCH = `
  with stored as (
    insert into bus.group_offsets (group_name, topic, partition, next_offset)
    select $5::text, topic, partition, next
    from unnest($6::text[], $7::int[], $8::bigint[]) as place (topic, partition, next)
    order by topic, partition
    on conflict (group_name, topic, partition) do update set next_offset = excluded.next_offset)
  select m.topic, m.partition, m.message_offset as "offset", m.key, m.value, m.headers
  from unnest($1::text[], $2::int[], $3::bigint[]) as place (topic, partition, next)
  cross join lateral (
    select * from bus.messages
    where topic = place.topic and partition = place.partition and message_offset >= place.next
    order by message_offset limit $4) m
  order by m.topic, m.partition, m.message_offset`;

const columns = (parts: readonly Part[]): unknown[] => [
  parts.map(({ topic }) => topic),
  parts.map(({ partition }) => partition),
  parts.map(({ next }) => String(next)),
];

const placeOf = ({ topic, partition }: { readonly topic: string; readonly partition: number }): string =>
  `${topic}/${partition}`;
