/** What a message on the bus says of an entity. */
import { PoisonMessage, type ReceivedMessage } from '../bus/bus.js';

/** What the kit needs to know of a topic; the table in proto/topics.ts gives it. */
export interface EventTopic<T> {
  readonly name: string;
  readonly eventType: string;
  readonly codec: { encode(message: T): { finish(): Uint8Array }; decode(input: Uint8Array): T };
  readonly keyOf: (event: T) => string;
  readonly publisher: string;
}

/** Header that carries an entity's version; on a tombstone it is the only place where the version stands. */
export const VERSION_HEADER = 'ce_entityversion';

/** @throws PoisonMessage where the header is missing or no version */
export function versionOf(headers: ReceivedMessage['headers']): number {
  const header = headers[VERSION_HEADER] ?? '';
  if (!/^\d{1,15}$/.test(header)) throw new PoisonMessage(`no ${VERSION_HEADER} header`);
  return Number(header);
}

/** @throws PoisonMessage for bytes that are no such event */
export function decode<T>(topic: Pick<EventTopic<T>, 'codec' | 'eventType'>, bytes: Uint8Array): T {
  try {
    return topic.codec.decode(bytes);
  } catch (cause) {
    throw new PoisonMessage(`not a ${topic.eventType}`, { cause });
  }
}
