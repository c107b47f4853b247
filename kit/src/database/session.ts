import { Client, type ClientBase } from 'pg';
import { preparedName } from './prepared.js';

/** One connection with its session locks and LISTEN. It does not reconnect. */
export interface Session {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Throws the error that ended the connection, if any. */
  assertAlive(): void;
  end(): Promise<void>;
}

/**
 * The pool's `onConnect`. A new connection has no error listener until its first use, and an error without a listener
 * ends the process. That first use then fails with a transient error.
 */
export const surviveEarlyEnd = (client: ClientBase): void => void client.on('error', () => undefined);

/**
 * Opens a connection that notices a dead peer. @param onNotice called with the payload of each notification @param
 * onLost called once when the connection breaks
 */
export async function openSession(options: {
  readonly url: string;
  readonly applicationName: string;
  readonly onNotice?: (payload: string) => void;
  readonly onLost: () => void;
}): Promise<Session> {
  const client = new Client({
    connectionString: options.url,
    application_name: options.applicationName,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    connectionTimeoutMillis: 5_000,
  });
  let failure: Error | null = null;
  let isEnding = false;
  const lose = (error: Error): void => {
    if (failure || isEnding) return;
    failure = error;
    options.onLost();
  };
  client.on('error', lose);
  client.on('end', () => lose(new Error('Connection terminated')));
  client.on('notification', ({ payload }) => options.onNotice?.(payload ?? ''));

  try {
    await client.connect();
    // Offsets and marks written here may be lost in a server crash; the work is then repeated.
    await client.query('set synchronous_commit = off');
    return {
      query: async <Row>(text: string, parameters: readonly unknown[] = []) => {
        const name = parameters.length > 0 ? preparedName(text) : undefined;
        const statement = { text, values: [...parameters], ...(name !== undefined && { name }) };
        return (await client.query(statement)).rows as Row[];
      },
      assertAlive: () => {
        if (failure) throw failure;
      },
      end: async () => {
        isEnding = true;
        await client.end().catch(() => undefined);
      },
    };
  } catch (error) {
    isEnding = true;
    // Not awaited, because a hung server would block us here.
    void client.end().catch(() => undefined);
    throw error;
  }
}
