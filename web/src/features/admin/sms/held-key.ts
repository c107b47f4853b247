/**
 * The word by which the server knows a blast again. It is kept until the blast is known to be sent: whoever tries the
 * same one once more, after a lost answer or a reload, sends nothing twice.
 */
import type { BlastBody } from './blast-draft.js';

export interface HeldKey {
  readonly content: string;
  readonly key: string;
  /** ms since 1970 */
  readonly since: number;
}

/** Later, the same words are meant as another message. */
const HELD_MS = 60 * 60_000;
const STORED_AS = 'torchbearer.blast-key';

/** The key of this content: the held one where that is what is tried again. */
export function keyFor(held: HeldKey | null, content: string, now: number, make: () => string): HeldKey {
  const isRetry = held?.content === content && now - held.since < HELD_MS;
  return isRetry ? held : { content, key: make(), since: now };
}

export const blastKey = {
  of(body: BlastBody, now: number): string {
    const next = keyFor(read(), JSON.stringify(body), now, newKey);
    sessionStorage.setItem(STORED_AS, JSON.stringify(next));
    return next.key;
  },
  /** The blast is sent: the same words again are another. */
  release(): void {
    sessionStorage.removeItem(STORED_AS);
  },
};

function read(): HeldKey | null {
  const stored = sessionStorage.getItem(STORED_AS);
  // Only ever written above.
  return stored === null ? null : (JSON.parse(stored) as HeldKey);
}

// Not crypto.randomUUID: that is missing where the site is served without TLS.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
