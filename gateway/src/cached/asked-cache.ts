/** What this gateway has read last, and one question for all who want to know whether it is current. */
import { createSingleFlight, Refusal, type CallOptions, type SingleFlight } from '@torchbearer/kit';

/** A request that takes longer does not hold up the next: the next may reach another replica. */
const PATIENCE_MS = 250;

const isDown = (error: unknown): boolean => error instanceof Refusal && error.reason === 'UNAVAILABLE';

/**
 * Requests to a service, shared by all who want the same. If one fails, the others send their own, because the reason
 * may be the one for whom it was sent; unless the service is down.
 */
export const createRequestFlight = <Key, T>(): SingleFlight<Key, T> =>
  createSingleFlight({ patienceMs: PATIENCE_MS, runAloneAfter: (error) => !isDown(error) });

export interface AskedCache<T> {
  /**
   * What is current for this caller.
   * @param sharing the question is shared with the callers who have the same
   * @throws Refusal, as the service refuses
   */
  read(rpc: CallOptions, sharing: string): Promise<T>;
}

/** Asks the service. @returns `known` itself if the service says that it is current */
type Ask<T> = (known: T | null, rpc: CallOptions) => Promise<T>;

/**
 * Each caller gets what the service says in response to a question that was sent after the caller's request had arrived,
 * so nobody sees data from before a save that was acknowledged to them. For each group of callers, one question at a
 * time is on its way, and those who come meanwhile share the next.
 */
export function createAskedCache<T>(ask: Ask<T>): AskedCache<T> {
  let cached: { readonly value: T; readonly asked: number } | null = null;
  let asked = 0;
  const flight = createRequestFlight<string, T>();

  const askOnce = async (rpc: CallOptions): Promise<T> => {
    const number = ++asked;
    const value = await ask(cached?.value ?? null, rpc);
    // A slow response must not replace that of a later question.
    if (cached === null || cached.asked < number) cached = { value, asked: number };
    return value;
  };
  return {
    read: (rpc, sharing) => flight(sharing, () => askOnce(rpc)),
  };
}
