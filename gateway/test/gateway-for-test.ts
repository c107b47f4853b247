import {
  callsById,
  ErrorBodySchema,
  isJson,
  refusalsOf,
  type Answer,
  type Call,
  type CallId,
} from '@torchbearer/contract';
import { openApiDocument } from '@torchbearer/contract/openapi';
import { createBus, VERSION_HEADER, type EventTopic, type Log } from '@torchbearer/kit';
import { createTestDatabase, startForTest, testLog } from '@torchbearer/kit/testing';
import { isErrorCode, REASONS, SESSION_COOKIE } from '@torchbearer/rules';
import { expect, inject } from 'vitest';
import { definitions, type ServiceWithRpcs } from '../src/clients.js';
import { service } from '../src/service.js';
import { OpenApiChecker, type OpenApiDocument } from '@torchbearer/contract/testing';
import { tokens } from './sample.js';
import { startStubs, type Stubs } from './stubs.js';

export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** As JSON. */
  readonly body?: unknown;
  /** Sent unchanged, with its own headers. */
  readonly raw?: string | Uint8Array;
  /** Signed in by bearer token; by default not signed in. */
  readonly as?: 'player' | 'admin';
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body if it is JSON; `null` otherwise. */
  readonly json: unknown;
}

export interface GatewayForTest extends Stubs {
  readonly url: string;
  readonly port: number;
  /** Makes a call of the contract and checks that the contract lists its response. */
  call(id: CallId, input?: CallInput): Promise<ReceivedResponse>;
  /** Sends any request; its response must match the document, and an error the one error format. */
  request(method: string, path: string, input?: CallInput): Promise<ReceivedResponse>;
  /** Publishes an event of an entity's second version. */
  publish<T>(topic: EventTopic<T>, key: string, event: T): Promise<void>;
  stopGateway(): Promise<void>;
}

const SERVICES = Object.keys(definitions) as ServiceWithRpcs[];
const document = openApiDocument({ version: 'test', serverUrl: '/' }) as unknown as OpenApiDocument;
const checker = new OpenApiChecker(document);

/** A real gateway on real ports, with stub services. */
export async function startGatewayForTest(
  env: Readonly<Record<string, string>> = {},
  log: Log = testLog,
): Promise<GatewayForTest> {
  const stubs = await startStubs();
  const busUrl = await createTestDatabase(inject('postgresUrl'), 'bus');
  const logged = {
    ...service,
    start: (config, host) => service.start(config, { ...host, log }),
  } satisfies typeof service;
  const addresses = Object.fromEntries(
    SERVICES.map((name) => [`${name.toUpperCase()}_ADDRESS`, stubs[name].address]),
  );
  const gateway = await startForTest(logged, {
    PORT: '0',
    ...addresses,
    REALTIME_URL: 'http://127.0.0.1:9',
    BUS_DATABASE_URL: busUrl,
    ...env,
  });
  await gateway.started.listening;
  const { port } = gateway.started;
  const url = `http://127.0.0.1:${port}`;

  const request: GatewayForTest['request'] = async (method, path, input = {}) => {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(input.as && { authorization: `Bearer ${tokens[input.as]}` }),
        ...(input.cookie !== undefined && { cookie: `${SESSION_COOKIE}=${input.cookie}` }),
        ...input.headers,
      },
      body: bodyOf(input),
    });
    const text = await response.text();
    const isJsonBody = response.headers.get('content-type')?.startsWith('application/json') === true;
    const json: unknown = isJsonBody && text !== '' ? JSON.parse(text) : null;
    const received = { status: response.status, headers: response.headers, text, json };
    expect(response.headers.get('x-request-id')).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    if (response.status >= 400 && method !== 'HEAD') expectError(received);
    expect(checker.findErrors(method, path, received)).toEqual([]);
    return received;
  };
  const stopGateway = () => gateway.stop();
  return {
    ...stubs,
    url,
    port,
    request,
    publish: async (topic, key, event) => {
      const options = { clientId: 'test', log: testLog, onCrash: () => undefined };
      const bus = createBus({ BUS_DATABASE_URL: busUrl }, options);
      const value = topic.codec.encode(event).finish();
      await bus.publish([{ topic: topic.name, key, value, headers: { [VERSION_HEADER]: '2' } }]);
      await bus.close();
    },
    stopGateway,
    call: async (id, input = {}) => {
      const call: Call = callsById[id];
      const received = await request(call.method.toUpperCase(), addressOf(call, input), input);
      expectListed(call, received);
      return received;
    },
    stop: async () => {
      await stopGateway();
      await stubs.stop();
    },
  };
}

const bodyOf = ({ raw, body }: CallInput): NonNullable<RequestInit['body']> | null => {
  if (raw !== undefined) return typeof raw === 'string' ? raw : new Uint8Array(raw);
  return body === undefined ? null : JSON.stringify(body);
};

/** The path and query of a call. */
export function addressOf(call: Call, { params, query }: Pick<CallInput, 'params' | 'query'>): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params?.[name] ?? '');
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}

/** The error format: its code's own status, and Retry-After if required. */
function expectError({ status, headers, json, text }: ReceivedResponse): void {
  const body = ErrorBodySchema.strict().parse(json);
  expect(isErrorCode(body.code) && REASONS[body.code].http).toBe(status);
  expect(body.requestId).toBe(headers.get('x-request-id'));
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).not.toMatch(/node_modules|\bat \w+ \(|<html|<pre/i);
  if (status === 429 || status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

function expectListed(call: Call, { status, headers, json, text }: ReceivedResponse): void {
  if (status >= 400) {
    const { code } = ErrorBodySchema.parse(json);
    expect(refusalsOf(call)).toContain(code);
    return;
  }
  if (status === 304) {
    expect(call.etag).toBe(true);
    expect(text).toBe('');
    return;
  }
  const answer: Answer | undefined = call.answers[status];
  if (!answer) throw new Error(`${call.id} does not list ${status}`);
  if (isJson(answer)) {
    // Exactly the contract's shape: nothing missing, nothing extra.
    expect(json).toEqual(answer.parse(json));
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  } else if (answer.kind === 'nothing') expect(text).toBe('');
  else {
    const [type] = (headers.get('content-type') ?? '').split(';');
    expect(type).toBe(answer.kind === 'page' ? 'text/html' : answer.type);
    expect(text).not.toBe('');
  }
  if (call.etag) expect(headers.get('etag')).toMatch(/^"[^"]+"$/);
}

/** The code of an error. */
export const codeOf = ({ json }: ReceivedResponse): string => ErrorBodySchema.parse(json).code;
