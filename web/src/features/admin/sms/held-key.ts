/**
 * The idempotency key of a blast. It is stored until the blast is known to be sent, so that a retry after a
 * lost response or a reload sends nothing twice.
 */
import { tabStorage } from '../../../storage.js';
import type { BlastBody } from './blast-draft.js';

export interface HeldKey {
  readonly content: string;
  readonly key: string;
  /** ms since 1970 */
  readonly since: number;
}

/** Later, the same text is meant as another message. */
const HELD_MS = 60 * 60_000;
const STORED_AS = 'torchbearer.blast-key';

/** The key of this content: the stored one for a retry of the same content. */
export function keyFor(held: HeldKey | null, content: string, now: number, make: () => string): HeldKey {
  const isRetry = held?.content === content && now - held.since < HELD_MS;
  return isRetry ? held : { content, key: make(), since: now };
}

export const blastKey = {
  of(body: BlastBody, now: number): string {
    const next = keyFor(read(), JSON.stringify(body), now, newKey);
    tabStorage.setItem(STORED_AS, JSON.stringify(next));
    return next.key;
  },
  /** The blast is sent: the same text again is a new blast. */
  release(): void {
    tabStorage.removeItem(STORED_AS);
  },
};

function read(): HeldKey | null {
  const stored = tabStorage.getItem(STORED_AS);
  // Only ever written above.
  return stored === null ? null : (JSON.parse(stored) as HeldKey);
}

// Not crypto.randomUUID: browsers lack it on pages served without TLS.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
