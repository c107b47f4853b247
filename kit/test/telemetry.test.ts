import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { NodeSDK, type NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../src/database/database.js';
import { Refusal } from '../src/errors.js';
import { VISITOR } from '../src/grpc/actor.js';
import { connect, type RpcClient } from '../src/grpc/client.js';
import { emit } from '../src/outbox/emit.js';
import { createTestDatabase, testSigner } from '../src/testing/index.js';
import { echo, startEcho, type EchoServer } from './echo.js';
import { notes, openNotes } from './notes.js';

type SpanProcessor = NonNullable<NodeSDKConfiguration['spanProcessors']>[number];

describe('a trace', () => {
  const ended: Parameters<SpanProcessor['onEnd']>[0][] = [];
  const sdk = new NodeSDK({
    spanProcessors: [
      {
        onStart: () => undefined,
        onEnd: (span) => void ended.push(span),
        forceFlush: async () => undefined,
        shutdown: async () => undefined,
      },
    ],
    autoDetectResources: false,
    metricReaders: [],
    logRecordProcessors: [],
  });
  let database: Database;
  let server: EchoServer;
  let client: RpcClient<typeof echo>;
  beforeAll(async () => {
    sdk.start();
    database = await openNotes(await createTestDatabase(inject('postgresUrl'), 'telemetry'));
    server = await startEcho(async (request, call) => {
      if (request.words === 'no') throw new Refusal('PICKS_CLOSED');
      await database.transaction((tx) =>
        emit(tx, notes, { id: call.requestId, words: request.words, version: 1 }),
      );
      call.log.info('noted');
      return request;
    });
    client = await connect(echo, `127.0.0.1:${server.port}`, { sign: testSigner('picks') });
  });
  beforeEach(() => void ended.splice(0));
  afterAll(async () => {
    client.close();
    await server.stop();
    await database.close();
    await sdk.shutdown();
    for (const api of [trace, context, propagation]) api.disable();
  });

  test('continues from the caller through the server into the event and the log', async () => {
    const outer = trace.getTracer('test').startSpan('a request from outside');
    await context.with(trace.setSpan(context.active(), outer), () =>
      client.say({ words: 'hello' }, { actor: VISITOR, requestId: 'traced' }),
    );
    outer.end();
    const { traceId } = outer.spanContext();

    const [row] = await database.rows<{ traceparent: string }>(
      `select headers->>'traceparent' as traceparent from outbox where key = 'traced'`,
    );
    const serverSpan = ended.find((span) => span.kind === SpanKind.SERVER);
    expect(row?.traceparent).toBe(`00-${traceId}-${serverSpan?.spanContext().spanId}-01`);

    const clientSpan = ended.find((span) => span.kind === SpanKind.CLIENT);
    expect(clientSpan?.parentSpanContext?.spanId).toBe(outer.spanContext().spanId);
    expect(serverSpan?.parentSpanContext?.spanId).toBe(clientSpan?.spanContext().spanId);
    expect([clientSpan?.name, serverSpan?.name]).toEqual([echo.say.path, echo.say.path]);

    const line = server.lines.find((text) => text.includes('noted'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId, requestId: 'traced' });
  });

  test('marks a refused call as failed by its reason, on both sides', async () => {
    await expect(client.say({ words: 'no' }, { actor: VISITOR })).rejects.toThrow('closed');
    expect(ended.map((span) => span.status.code)).toEqual([SpanStatusCode.ERROR, SpanStatusCode.ERROR]);
    expect(ended.map((span) => span.status.message)).toContain('PICKS_CLOSED');
  });

  test('does not mix calls that run side by side', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        client.say({ words: 'hello' }, { actor: VISITOR, requestId: `side-${n}` }),
      ),
    );
    const rows = await database.rows<{ traceparent: string }>(
      `select headers->>'traceparent' as traceparent from outbox where key like 'side-%'`,
    );
    expect(new Set(rows.map((row) => row.traceparent.split('-')[1])).size).toBe(10);
  });
});
