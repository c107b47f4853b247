import { Client, credentials, Metadata, status } from '@grpc/grpc-js';
import { CallsServiceService, PackedCall } from '@torchbearer/proto/calls/v1/calls';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { callContext, type EntityVersion } from '../src/call-context.js';
import { Refusal } from '../src/errors.js';
import { connect, type RpcClient } from '../src/grpc/client.js';
import { createCallPacker, type EncodedCall } from '../src/grpc/pack-calls.js';
import { MAX_CALLS } from '../src/grpc/packed-calls.js';
import { eventually, playerActor, signerOf, testSigner } from '../src/testing/index.js';
import { echo, startEcho, type Answer, type EchoServer, type Said } from './echo.js';

afterEach(() => void vi.restoreAllMocks());

async function serve(answer: Answer): Promise<EchoServer> {
  const server = await startEcho(answer);
  onTestFinished(() => server.stop());
  return server;
}

async function dial(port: number): Promise<RpcClient<typeof echo>> {
  const client = await connect(echo, `127.0.0.1:${port}`, { sign: testSigner('picks') });
  onTestFinished(() => client.close());
  return client;
}

/** The requests that the library sends to this server from now on; others in this process send, too. */
function countRequests(port: number) {
  const alone = vi.spyOn(Client.prototype, 'makeUnaryRequest');
  const together = vi.spyOn(Client.prototype, 'makeBidiStreamRequest');
  const isOurs = (sender: unknown): boolean =>
    (sender as Client).getChannel().getTarget().endsWith(`:${port}`);
  return {
    alone: () => alone.mock.contexts.filter(isOurs).length,
    together: () => together.mock.contexts.filter(isOurs).length,
  };
}

const by = (id: string) => ({ actor: playerActor(id), deadlineMs: 20_000 });

test('calls of one moment travel together, and each has its own caller, outcome and published versions', async () => {
  const server = await serve(async ({ words }, call) => {
    if (words === 'refuse') throw new Refusal('CONFLICT', `not you, ${call.userId}`);
    await Promise.resolve();
    callContext.getStore()?.published.push({ topic: 't', key: call.userId, version: 1 });
    return { words: `${words} from ${call.userId} in ${call.requestId}` };
  });
  const client = await dial(server.port);
  await client.whisper({ words: 'first' }, by('u0'));
  const requests = countRequests(server.port);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const published: EntityVersion[] = [];
      const words = n % 5 === 4 ? 'refuse' : 'hello';
      const options = {
        ...by(`u${n}`),
        requestId: `r${n}`,
        onPublished: (all: readonly EntityVersion[]) => void published.push(...all),
      };
      const outcome = await client.whisper({ words }, options).catch((error: unknown) => error);
      return { outcome, published };
    }),
  );
  for (const [n, { outcome, published }] of outcomes.entries()) {
    if (n % 5 === 4) {
      expect(outcome).toBeInstanceOf(Refusal);
      expect(outcome).toMatchObject({ reason: 'CONFLICT', message: `not you, u${n}` });
      expect(published).toEqual([]);
    } else {
      expect(outcome).toEqual({ words: `hello from u${n} in r${n}` });
      expect(published).toEqual([{ topic: 't', key: `u${n}`, version: 1 }]);
    }
  }
  expect([requests.alone(), requests.together()]).toEqual([0, 1]);
});

test('calls share two streams for a moment, and each takes 200 at most', async () => {
  const { port } = await serve((request) => request);
  const client = await dial(port);
  const say = (words: string): Promise<Said> => client.say({ words }, by('u'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    // Closes the streams.
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
  });
  const requests = countRequests(port);
  for (const words of ['a', 'b', 'c', 'd']) expect(await say(words)).toEqual({ words });
  expect([requests.alone(), requests.together()]).toEqual([0, 2]);
  vi.advanceTimersByTime(1_000);
  for (const words of ['e', 'f', 'g', 'h']) expect(await say(words)).toEqual({ words });
  expect([requests.alone(), requests.together()]).toEqual([0, 4]);
  await Promise.all(Array.from({ length: 2 * MAX_CALLS }, (_, n) => say(`${n}`)));
  expect([requests.alone(), requests.together()]).toEqual([0, 5]);
});

test('a slow call delays neither those of its own moment nor later ones', async () => {
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => (release = resolve));
  const server = await serve(async (request) => {
    if (request.words === 'slow') await slow;
    return request;
  });
  const client = await dial(server.port);
  const calls = ['a', 'slow', 'b'].map((words) => client.whisper({ words }, by(words)));
  expect(await Promise.all([calls[0], calls[2]])).toEqual([{ words: 'a' }, { words: 'b' }]);
  const later = ['c', 'd'].map((words) => client.whisper({ words }, by(words)));
  expect(await Promise.all(later)).toEqual([{ words: 'c' }, { words: 'd' }]);
  release();
  expect(await calls[1]).toEqual({ words: 'slow' });
});

test('each call keeps its own deadline, and the server knows when its caller no longer waits', async () => {
  const server = await serve(async (request) => {
    if (request.words === 'slow') await eventually(() => expect(server.calls.at(-1)?.isAbandoned).toBe(true));
    return request;
  });
  const client = await dial(server.port);
  const patient = client.whisper({ words: 'fine' }, by('a'));
  const hasty = client.whisper({ words: 'slow' }, { ...by('b'), deadlineMs: 300 });
  await expect(hasty).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  expect(await patient).toEqual({ words: 'fine' });
  await eventually(() => expect(server.calls.find((call) => call.actor.id === 'b')?.isAbandoned).toBe(true));
});

test('a large message travels alone, beside others', async () => {
  const { port } = await serve((request) => request);
  const client = await dial(port);
  await client.say({ words: 'first' }, by('u'));
  const requests = countRequests(port);
  const large = { words: randomUUID().repeat(5_000) };
  const all = [large, { words: 'a' }, { words: 'b' }];
  expect(await Promise.all(all.map((said) => client.say(said, by('u'))))).toEqual(all);
  expect([requests.alone(), requests.together()]).toEqual([1, 1]);
});

test('a forged or foreign signature in a packed call makes a visitor of its caller alone', async () => {
  const server = await serve((request) => request);
  // The key of the gateway at another service.
  const client = await connect(echo, `127.0.0.1:${server.port}`, { sign: signerOf('gateway', 'scoring') });
  onTestFinished(() => client.close());
  const calls = await Promise.allSettled(['a', 'b'].map((words) => client.whisper({ words }, by('u'))));
  expect(calls).toMatchObject([
    { reason: { reason: 'NOT_SIGNED_IN' } },
    { reason: { reason: 'NOT_SIGNED_IN' } },
  ]);
  expect(server.calls).toEqual([]);
});

/** Sends packed calls without our client; returns the status of the stream. */
function sendPacked(
  port: number,
  calls: readonly Partial<PackedCall>[],
): Promise<{ code: status; codes: number[] }> {
  const channel = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  onTestFinished(() => channel.close());
  const { path, requestSerialize, responseDeserialize } = CallsServiceService.makeCalls;
  const stream = channel.makeBidiStreamRequest(path, requestSerialize, responseDeserialize, new Metadata());
  stream.end({ calls: calls.map((call) => PackedCall.fromPartial(call)) });
  const codes: number[] = [];
  stream.on('data', ({ outcomes }: { outcomes: { code: number }[] }) =>
    codes.push(...outcomes.map(({ code }) => code)),
  );
  stream.on('error', () => undefined);
  return new Promise((resolve) => stream.on('status', ({ code }) => resolve({ code, codes })));
}

test('too many calls in one stream, unknown methods and unreadable requests are refused, and the server goes on', async () => {
  const server = await serve((request) => request);
  const call = { method: echo.say.path, request: Buffer.from('{"words":"hi"}'), timeoutMs: 10_000 };
  const many = Array.from({ length: MAX_CALLS + 1 }, () => call);
  expect(await sendPacked(server.port, many)).toEqual({ code: status.INVALID_ARGUMENT, codes: [] });
  expect(server.calls).toEqual([]);
  const bad = [
    { ...call, method: '/echo.v1.EchoService/Shout' },
    { ...call, request: Buffer.from('{') },
    call,
  ];
  const { code, codes } = await sendPacked(server.port, bad);
  expect(code).toBe(status.OK);
  expect(codes.toSorted((a, b) => a - b)).toEqual([status.OK, status.INVALID_ARGUMENT, status.UNIMPLEMENTED]);
  expect(await sendPacked(server.port, [])).toEqual({ code: status.OK, codes: [] });
  expect(server.calls).toHaveLength(1);
});

test('a stream with nothing but overdue calls is cancelled, because its server may hang', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const stream = Object.assign(new EventEmitter(), {
    ...{ write: () => true, end: () => undefined },
    cancel: vi.fn(),
  });
  const channel = { makeBidiStreamRequest: () => stream } as unknown as Client;
  const makeCall = createCallPacker(channel, () => Promise.reject(new Error('no call travels alone')));
  const call: EncodedCall = {
    ...{ method: 'm', request: Buffer.alloc(0), caller: '', requestId: '', trace: {} },
    deadline: Date.now() + 5,
  };
  const [hasty, patient] = [makeCall(call), makeCall({ ...call, deadline: Date.now() + 60_000 })];
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(5);
  expect(await hasty).toMatchObject({ code: status.DEADLINE_EXCEEDED });
  expect(stream.cancel).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(await patient).toMatchObject({ code: status.DEADLINE_EXCEEDED });
  expect(stream.cancel).toHaveBeenCalled();
});
