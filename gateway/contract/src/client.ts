/** The client with the whole contract: it needs no table and can validate responses. */
import { isJson, type Call } from './call.js';
import { calls, callsById, type CallId } from './calls/index.js';
import { callDataOf, type CallData } from './client/call-data.js';
import { createPlainClient, type PlainClientSettings } from './client/plain-client.js';
import type { Client } from './client/types.js';

export interface ClientSettings extends Omit<PlainClientSettings, 'check'> {
  /** Check each response against its schema, for tests of the server. */
  readonly checkResponses?: boolean;
}

const table = calls.map(callDataOf);

/** Creates the client, as `createPlainClient` does. */
export function createClient({ checkResponses, ...settings }: ClientSettings = {}): Client {
  return createPlainClient(table, checkResponses ? { ...settings, check } : settings);
}

function check(body: unknown, { id }: CallData, status: number): unknown {
  // The table was made from these calls.
  const { answers }: Call = callsById[id as CallId];
  const answer = answers[status];
  return answer && isJson(answer) ? answer.parse(body) : body;
}
