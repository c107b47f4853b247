import type { Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { countSegments } from '../domain/segments.js';

export interface NewMessage {
  /** Says why this message exists; a second message for the same reason is not added. */
  readonly dedupeKey: string;
  readonly kind: 'reminder' | 'blast' | 'welcome' | 'notice' | 'code';
  readonly userId: string;
  /** +1 and ten digits. */
  readonly phone: string;
  readonly text: string;
  readonly blastId?: string;
  /** The message is dropped once the player has picked this week, or the week is over. */
  readonly weekNumber?: number;
  /** The message is dropped after this time. */
  readonly expiresAt?: Date;
}

const CHUNK = 1_000;

/**
 * Queues messages, in the transaction of what causes them.
 * @param delayMs minimum time in the queue; a negative value puts them ahead of others
 * @returns how many were added
 */
export async function enqueue(
  tx: Tx,
  messages: readonly NewMessage[],
  now: Date,
  delayMs = 0,
): Promise<number> {
  const segments = createSegmentCounter();
  let added = 0;
  for (let start = 0; start < messages.length; start += CHUNK) {
    const chunk = messages.slice(start, start + CHUNK);
    // Twilio drops blanks at the ends, and the message could then not be looked up.
    const texts = chunk.map((message) => message.text.trim());
    added += await tx.run(
      `insert into messages (id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number,
         expires_at, created_at, updated_at, not_before)
       select entry.*, $11, $11, clock_timestamp() + $12 * interval '1 millisecond'
       from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::text[], $6::text[], $7::int[], $8::uuid[],
         $9::int[], $10::timestamptz[]) as entry
       on conflict (dedupe_key) do nothing`,
      [
        chunk.map(() => randomUUID()),
        chunk.map((message) => message.dedupeKey),
        chunk.map((message) => message.kind),
        chunk.map((message) => message.userId),
        chunk.map((message) => message.phone),
        texts,
        texts.map(segments),
        chunk.map((message) => message.blastId ?? null),
        chunk.map((message) => message.weekNumber ?? null),
        chunk.map((message) => message.expiresAt ?? null),
        now,
        delayMs,
      ],
    );
  }
  return added;
}

/** Many get the same text, and counting takes a quarter of a millisecond. */
function createSegmentCounter(): (text: string) => number {
  const counted = new Map<string, number>();
  return (text) => {
    const segments = counted.get(text) ?? countSegments(text).segments;
    counted.set(text, segments);
    return segments;
  };
}
