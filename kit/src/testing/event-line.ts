import type { BusMessage } from '../bus/bus.js';
import type { EntityVersion } from '../call-context.js';
import { outboxRow } from '../outbox/emit.js';
import { VERSION_HEADER, type EventTopic } from '../outbox/event.js';

export interface EventLine {
  /** Adds the entity's new state. */
  readonly changed: <T extends { version: number }>(topic: EventTopic<T>, event: T) => void;
  /** Adds the entity's deletion. */
  readonly removed: (topic: { readonly name: string }, key: string) => void;
  /** The newest version of everything that was added. */
  readonly newest: () => EntityVersion[];
}

/** Adds events to `messages` as other services would publish them, each with its entity's next version. */
export function createEventLine(messages: BusMessage[]): EventLine {
  const versions = new Map<string, EntityVersion>();
  const next = (topic: string, key: string): number => {
    const name = `${topic} ${key}`;
    const version = (versions.get(name)?.version ?? 0) + 1;
    versions.set(name, { topic, key, version });
    return version;
  };
  return {
    changed: (topic, event) => {
      const row = outboxRow(topic, { ...event, version: next(topic.name, topic.keyOf(event)) });
      messages.push({ ...row, headers: JSON.parse(row.headers) as Record<string, string> });
    },
    removed: ({ name }, key) => {
      const headers = { [VERSION_HEADER]: String(next(name, key)) };
      messages.push({ topic: name, key, value: null, headers });
    },
    newest: () => [...versions.values()],
  };
}
