import { AsyncLocalStorage } from 'node:async_hooks';

/** An entity's version that a write has put into the outbox. */
export interface EntityVersion {
  readonly topic: string;
  readonly key: string;
  readonly version: number;
}

/**
 * So many of them fit into a call's trailer: metadata is limited to 8 KB. Of more, the newest suffice: the relay sends in
 * order, so the others arrive before them.
 */
export const MOST_PUBLISHED = 40;
/** The copies of more of them are not there by the time that a gateway waits for at most, so it need not wait. */
export const MOST_AWAITED = 5_000;

/** State of the running call that is not passed from function to function. */
export interface CallContext {
  readonly requestId: string;
  /** What the call has written so far; sent back as a trailer so that the gateway can wait for the copies. */
  readonly published: EntityVersion[];
}

export const callContext = new AsyncLocalStorage<CallContext>();
