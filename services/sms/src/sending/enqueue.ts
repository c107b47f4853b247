import type { Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { countSegments } from '../domain/segments.js';

export interface NewMessage {
  /** Says why this message exists; where there is one for the same reason, nothing is added. */
  readonly dedupeKey: string;
  readonly kind: 'reminder' | 'blast' | 'welcome' | 'notice' | 'code';
  readonly userId: string;
  /** +1 and ten digits. */
  readonly phone: string;
  readonly text: string;
  readonly blastId?: string;
  /** Pointless once this week has a pick of the player, or is over. */
  readonly weekNumber?: number;
  /** Pointless from this instant on. */
  readonly expiresAt?: Date;
}

const CHUNK = 1_000;

/**
 * Puts messages into the queue, in the transaction of their reason.
 * @param delayMs how long they wait there at least; less than nothing puts them ahead of those that wait already
 * @returns how many were added
 */
export async function enqueue(
  tx: Tx,
  messages: readonly NewMessage[],
  now: Date,
  delayMs = 0,
): Promise<number> {
  let added = 0;
  for (let start = 0; start < messages.length; start += CHUNK) {
    const chunk = messages.slice(start, start + CHUNK);
    // Blanks at the ends would be lost on the way, and the message not be found again.
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
        texts.map((text) => countSegments(text).segments),
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
