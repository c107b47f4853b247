/** Encoding of entities in bus messages. */
import { PoisonMessage, type ReceivedMessage } from '../bus/bus.js';

/** What the kit needs of a topic of proto/topics.ts. */
export interface EventTopic<T> {
  readonly name: string;
  readonly eventType: string;
  readonly codec: { encode(message: T): { finish(): Uint8Array }; decode(input: Uint8Array): T };
  readonly keyOf: (event: T) => string;
  readonly publisher: string;
}

/** The header with an entity's version; a tombstone has it nowhere else. */
export const VERSION_HEADER = 'ce_entityversion';

/** @throws PoisonMessage if the header is missing or invalid */
export function versionOf(headers: ReceivedMessage['headers']): number {
  const header = headers[VERSION_HEADER] ?? '';
  if (!/^\d{1,15}$/.test(header)) throw new PoisonMessage(`no ${VERSION_HEADER} header`);
  return Number(header);
}

/** @throws PoisonMessage for invalid bytes */
export function decode<T>(topic: Pick<EventTopic<T>, 'codec' | 'eventType'>, bytes: Uint8Array): T {
  try {
    return topic.codec.decode(bytes);
  } catch (cause) {
    throw new PoisonMessage(`not a ${topic.eventType}`, { cause });
  }
}

/**
 * A condition on the outbox's columns: rows that are retained forever. An entity's state can be republished from its
 * owner's row at any time; deletions and audit entries exist only as messages. Retained, they can be sent again if the bus
 * loses them before all consumers have them. Both are rare and small.
 */
export const IS_RETAINED = `(value is null or headers ->> 'ce_type' = 'audit.v1.AuditRecorded')`;

/** The publication time of a retained row, which never becomes old enough to be purged. */
export const RETAINED_AT = `timestamptz 'infinity'`;
