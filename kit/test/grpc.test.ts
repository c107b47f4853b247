import { Client, credentials, Metadata, status } from '@grpc/grpc-js';
import type { FieldError } from '@torchbearer/rules';
import { service as healthService } from 'grpc-health-check';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, readFileSync } from 'node:fs';
import {
  createServer as createHttp2Server,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { connect as connectTls, createServer as createTlsServer } from 'node:tls';
import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callContext, type EntityVersion } from '../src/call-context.js';
import { ConfigError } from '../src/config.js';
import { Refusal } from '../src/errors.js';
import { VISITOR } from '../src/grpc/actor.js';
import { type CallOptions, connect, type RpcClient } from '../src/grpc/client.js';
import { Encoded, METADATA } from '../src/grpc/rpc.js';
import type { Signer } from '../src/grpc/signed-call.js';
import type { TlsFiles } from '../src/grpc/tls.js';
import { adminActor, eventually, playerActor, signerOf, testSigner } from '../src/testing/index.js';
import { type Certificates, makeCertificates } from './certificates.js';
import { type Answer, echo, type EchoServer, type Said, startEcho } from './echo.js';

const BY_VISITOR: CallOptions = { actor: VISITOR, deadlineMs: 20_000 };
const hello: Said = { words: 'hello' };
const back: Answer = (request) => request;

/** Everything started in a test, stopped after it. */
const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close();
});

async function serve(answer: Answer, options: { port?: number; tls?: TlsFiles } = {}): Promise<EchoServer> {
  const server = await startEcho(answer, options);
  open.push({ close: () => server.stop() });
  return server;
}
async function dial(
  to: EchoServer | string,
  options: TlsFiles & { sign?: Signer } = {},
): Promise<RpcClient<typeof echo>> {
  const address = typeof to === 'string' ? to : `127.0.0.1:${to.port}`;
  const client = await connect(echo, address, { sign: testSigner('picks'), ...options });
  open.push(client);
  return client;
}
async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(
    () => expect.fail('was expected to be refused'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof Refusal) return error;
  throw error;
}
/** A call without our client. */
function rawCall(port: number, metadata: Metadata): Promise<{ code: status; details: string }> {
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  open.push(client);
  return new Promise((resolve) => {
    client.makeUnaryRequest(
      echo.whisper.path,
      echo.whisper.requestSerialize,
      echo.whisper.responseDeserialize,
      hello,
      metadata,
      (error) => resolve(error ?? { code: status.OK, details: '' }),
    );
  });
}

describe('a response', () => {
  test('is returned, and the call has its caller, id and time', async () => {
    const server = await serve(back);
    const client = await dial(server);
    const said: Said = { words: 'Zoë says 🔥' };
    const actor = playerActor('u1', 'Zoë');
    expect(await client.whisper(said, { ...BY_VISITOR, actor, requestId: 'r-1' })).toEqual(said);
    expect(server.calls[0]).toMatchObject({ actor, userId: 'u1', requestId: 'r-1' });
    expect(server.calls[0]?.now).toBeInstanceOf(Date);
  });

  test('has the versions that the call published', async () => {
    const note: EntityVersion = { topic: 'notes.note.v1', key: 'Zoë', version: 2 };
    const server = await serve((request) => {
      callContext.getStore()?.published.push(note);
      return request;
    });
    let published: readonly EntityVersion[] = [];
    await (
      await dial(server)
    ).say(hello, { ...BY_VISITOR, onPublished: (versions) => (published = versions) });
    expect(published).toEqual([note]);
  });

  test.each([
    [5_000, 5_000],
    [5_001, undefined],
  ])(
    'is returned even if the call published %i versions; the last to wait for is %s',
    async (count, last) => {
      const server = await serve((request) => {
        for (let version = 1; version <= count; version++)
          callContext.getStore()?.published.push({
            topic: 'league.castaway.v1',
            key: crypto.randomUUID(),
            version,
          });
        return request;
      });
      let published: readonly EntityVersion[] = [];
      const client = await dial(server);
      expect(
        await client.say(hello, { ...BY_VISITOR, onPublished: (versions) => (published = versions) }),
      ).toEqual(hello);
      expect(published.at(-1)?.version).toBe(last);
    },
  );

  test('that is encoded already is sent as it is', async () => {
    const bytes = new TextEncoder().encode('?{"words":"🔥 as it is"}?');
    const client = await dial(await serve(() => new Encoded(bytes.subarray(1, -1))));
    expect(await client.say(hello, BY_VISITOR)).toEqual({ words: '🔥 as it is' });
  });

  test('can hold the standings of a hundred thousand players', async () => {
    const words = 'x'.repeat(20 * 1024 * 1024);
    const client = await dial(await serve(() => ({ words })));
    expect((await client.say(hello, BY_VISITOR)).words.length).toBe(words.length);
  });
});

describe('a refusal', () => {
  const refused = async (refusal: Refusal): Promise<Refusal> => {
    const client = await dial(await serve(() => Promise.reject(refusal)));
    return await refusalOf(client.say(hello, BY_VISITOR));
  };

  test('arrives with its reason, message and details', async () => {
    const details: FieldError[] = [{ field: 'points.3', message: 'Zoë “Flame” wurde ausgewählt 🔥' }];
    const arrived = await refused(new Refusal('ELIMINATED_NOT_SCORED', 'Zoë 🔥 is out: 100% sure', details));
    expect(arrived).toMatchObject({
      reason: 'ELIMINATED_NOT_SCORED',
      message: 'Zoë 🔥 is out: 100% sure',
      details,
    });
  });

  test('says how long to wait, if known', async () => {
    const wait = new Refusal('TOO_MANY_REQUESTS', undefined, undefined, 90_000.4);
    expect((await refused(wait)).retryAfterMs).toBe(90_001);
    expect((await refused(new Refusal('TOO_MANY_REQUESTS'))).retryAfterMs).toBeUndefined();
  });

  test('with more or longer details than metadata holds arrives with the first of them', async () => {
    const details = Array.from({ length: 5_000 }, (_, n) => ({
      field: `points.${n}`,
      message: '🔥'.repeat(3_000),
    }));
    const arrived = await refused(new Refusal('INVALID_INPUT', undefined, details));
    expect(arrived.reason).toBe('INVALID_INPUT');
    expect(arrived.details?.[0]).toMatchObject({
      field: 'points.0',
      message: expect.stringMatching(/^(🔥)+…$/u) as string,
    });
  });

  test('with fifty ordinary details arrives with all of them', async () => {
    const details = Array.from({ length: 50 }, (_, n) => ({ field: `points.${n}`, message: 'Required' }));
    expect((await refused(new Refusal('INVALID_INPUT', undefined, details))).details).toEqual(details);
  });

  test('with a very long sentence, or one of several lines, is not lost', async () => {
    const long = await refused(new Refusal('CONFLICT', '🔥'.repeat(50_000)));
    expect(long.reason).toBe('CONFLICT');
    expect(long.message).toMatch(/^(🔥)+…$/u);
    const lines = await refused(new Refusal('CONFLICT', 'one\ntwo\r\nthree\0'));
    expect(lines.message).toBe('one\ntwo\r\nthree\0');
  });
});

describe('an error', () => {
  test('that is unexpected is logged completely, and returned without details', async () => {
    const server = await serve(() => Promise.reject(new TypeError('secret of the house')));
    const arrived = await refusalOf((await dial(server)).say(hello, BY_VISITOR));
    expect(arrived.reason).toBe('INTERNAL');
    expect(JSON.stringify(arrived) + arrived.message).not.toContain('secret');
    expect(server.lines.join('')).toContain('secret of the house');
  });

  test.each([
    ['that is not an Error', 'INTERNAL', 'just words'],
    ['of infrastructure', 'UNAVAILABLE', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ])('%s is returned as %s', async (_what, reason, thrown) => {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- exactly this
    const client = await dial(await serve(() => Promise.reject(thrown)));
    expect((await refusalOf(client.say(hello, BY_VISITOR))).reason).toBe(reason);
  });

  test('while encoding the response does not end the server', async () => {
    const ring: { words: string; self?: unknown } = { words: 'ring' };
    ring.self = ring;
    const client = await dial(await serve((request) => (request.words === 'ring' ? ring : request)));
    expect((await refusalOf(client.say({ words: 'ring' }, BY_VISITOR))).reason).toBe('INTERNAL');
    expect(await client.say(hello, BY_VISITOR)).toEqual(hello);
  });

  test('in an unreadable request does not end the server', async () => {
    const server = await serve(back);
    const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
    open.push(client);
    const code = await new Promise<status>((resolve) => {
      client.makeUnaryRequest(
        echo.say.path,
        () => Buffer.from('{'),
        (bytes) => bytes,
        null,
        (error) => resolve(error?.code ?? status.OK),
      );
    });
    expect(code).toBe(status.INTERNAL);
    expect(await (await dial(server)).say(hello, BY_VISITOR)).toEqual(hello);
  });
});

describe('a request', () => {
  test('above the limit is refused as too large, and the next one succeeds', async () => {
    const server = await serve(back);
    const client = await dial(server);
    const huge: Said = { words: 'x'.repeat(7 * 1024 * 1024) };
    expect((await refusalOf(client.say(huge, BY_VISITOR))).reason).toBe('TOO_LARGE');
    expect(server.calls).toHaveLength(0);
    expect(await client.say(hello, BY_VISITOR)).toEqual(hello);
  });

  test('with an invalid external id gets another', async () => {
    const server = await serve(back);
    const client = await dial(server);
    for (const requestId of ['Zoë', 'a\nb', 'x'.repeat(10_000), ''])
      await client.say(hello, { ...BY_VISITOR, requestId });
    for (const call of server.calls) expect(call.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('to an unknown method is an internal error', async () => {
    const server = await serve(back);
    const later = { ...echo, sing: { ...echo.say, path: '/echo.v1.EchoService/Sing' } };
    const client = await connect(later, `127.0.0.1:${server.port}`, { sign: testSigner('picks') });
    open.push(client);
    expect((await refusalOf(client.sing(hello, BY_VISITOR))).reason).toBe('INTERNAL');
  });
});

describe('the caller', () => {
  const metadataOf = (signature?: string): Metadata => {
    const metadata = new Metadata();
    if (signature !== undefined) metadata.set(METADATA.caller, signature);
    return metadata;
  };
  const caller = { actor: adminActor('u1'), address: '203.0.113.7' };
  const signed = (sign: Signer, now = new Date(), { path } = echo.whisper): string => sign(caller, path, now);
  const ofGateway = signerOf('gateway', 'picks');
  const codeOf = async (server: EchoServer, signature: string): Promise<status> =>
    (await rawCall(server.port, metadataOf(signature))).code;

  test('without a signature, or with a forged, old or invalid one, is a visitor', async () => {
    const server = await serve(back);
    const old = new Date(Date.now() - 3_600_000);
    const ofAnotherService = signerOf('gateway', 'scoring');
    for (const given of [undefined, '', 'x', signed(ofAnotherService), signed(ofGateway, old)])
      expect(await rawCall(server.port, metadataOf(given))).toMatchObject({
        code: status.UNAUTHENTICATED,
        details: 'Not signed in',
      });
    expect(server.calls).toHaveLength(0);
    expect(await codeOf(server, signed(ofGateway))).toBe(status.OK);
  });

  test('with a signature captured from another call is a visitor, and the log says why', async () => {
    const server = await serve(back);
    expect(await codeOf(server, signed(ofGateway, new Date(), echo.say))).toBe(status.UNAUTHENTICATED);
    expect(server.lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ level: 'warn', why: 'FOR_ANOTHER_METHOD', rpc: echo.whisper.path }),
    );
  });

  test('is known with the address of the request, if any', async () => {
    const server = await serve(back);
    const client = await dial(server);
    await client.whisper(hello, { ...BY_VISITOR, ...caller });
    await client.whisper(hello, { ...BY_VISITOR, actor: caller.actor });
    expect(server.calls.map(({ address }) => address)).toEqual(['203.0.113.7', null]);
  });
});

describe('a server that is down', () => {
  /** Accepts requests and handles them as the test says, but never responds. */
  async function serveBadly(onRequest: (stream: ServerHttp2Stream) => void): Promise<string> {
    const server = createHttp2Server();
    const sessions = new Set<ServerHttp2Session>();
    server.on('session', (session) => sessions.add(session.on('error', () => undefined)));
    server.on('stream', (stream) => onRequest(stream.on('error', () => undefined)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push({
      close: () => {
        for (const session of sessions) session.destroy();
        server.close();
      },
    });
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test('is reported as unavailable by a connection that is closed while calls begin', async () => {
    const client = await dial(await serve(back));
    // By itself, so that no stream is open yet.
    await client.say(hello, { ...BY_VISITOR, isLarge: true });
    const calls = [false, false, true].map((isLarge) => client.say(hello, { ...BY_VISITOR, isLarge }));
    const refusals = calls.map((call) => refusalOf(call));
    client.close();
    expect((await Promise.all(refusals)).map(({ reason }) => reason)).toEqual(calls.map(() => 'UNAVAILABLE'));
  });

  test('is reported as unavailable if no process listens', async () => {
    const server = await serve(back);
    await server.stop();
    const client = await dial(server);
    expect((await refusalOf(client.say(hello, BY_VISITOR))).reason).toBe('UNAVAILABLE');
  });

  test('is reported as unavailable if it does not respond before the deadline', async () => {
    const client = await dial(await serveBadly(() => undefined));
    for (const idempotent of [false, true])
      expect(
        (await refusalOf(client.say(hello, { actor: VISITOR, deadlineMs: 300, idempotent }))).reason,
      ).toBe('UNAVAILABLE');
  });

  test('and comes back before the deadline serves the pending idempotent call', async () => {
    const first = await serve(back);
    const client = await dial(first);
    await client.say(hello, BY_VISITOR);
    await first.stop();
    const meanwhile = client.say(hello, { ...BY_VISITOR, idempotent: true });
    // Longer than a few quick attempts, shorter than the deadline.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const second = await serve(back, { port: first.port });
    expect(await meanwhile).toEqual(hello);
    expect(second.calls).toHaveLength(1);
    expect(await client.say(hello, BY_VISITOR)).toEqual(hello);
  });

  test('and comes back within two seconds serves even a call that must not be repeated', async () => {
    const first = await serve(back);
    const client = await dial(first);
    await first.stop();
    expect((await refusalOf(client.say(hello, BY_VISITOR))).reason).toBe('UNAVAILABLE');
    const meanwhile = client.say(hello, BY_VISITOR);
    const second = await serve(back, { port: first.port });
    expect(await meanwhile).toEqual(hello);
    expect(second.calls).toHaveLength(1);
  });

  test('that had received the request gets it again only if that is harmless', async () => {
    let requests = 0;
    const address = await serveBadly((stream) => {
      requests += 1;
      stream.session?.destroy();
    });
    const client = await dial(address);
    expect((await refusalOf(client.say(hello, BY_VISITOR))).reason).toBe('UNAVAILABLE');
    expect(requests).toBe(1);
    requests = 0;
    const twice = { actor: VISITOR, deadlineMs: 3_000, idempotent: true };
    expect((await refusalOf(client.say(hello, twice))).reason).toBe('UNAVAILABLE');
    expect(requests).toBeGreaterThan(1);
  });

  test('is reported as unavailable long before a deadline that is meant for slow work', async () => {
    let requests = 0;
    const address = await serveBadly((stream) => {
      requests += 1;
      stream.session?.destroy();
    });
    const client = await dial(address);
    // Repeated until the deadline it would outlast the test.
    const long = { actor: VISITOR, deadlineMs: 600_000, repeatMs: 3_000, idempotent: true };
    expect((await refusalOf(client.say(hello, long))).reason).toBe('UNAVAILABLE');
    expect(requests).toBeGreaterThan(1);
  });

  test('that refuses is not called again', async () => {
    const server = await serve(() => Promise.reject(new Refusal('PICKS_CLOSED')));
    const client = await dial(server);
    const refusal = await refusalOf(client.say(hello, { ...BY_VISITOR, idempotent: true }));
    expect(refusal.reason).toBe('PICKS_CLOSED');
    expect(server.calls).toHaveLength(1);
  });
});

describe('several replicas', () => {
  test('share the calls; when one dies the others take its share', async () => {
    const [one, other] = [await serve(back), await serve(back)];
    const client = await dial(`ipv4:127.0.0.1:${one.port},127.0.0.1:${other.port}`);
    // The first connection to be ready takes every call until the second one is.
    await eventually(async () => {
      await client.say(hello, BY_VISITOR);
      expect(one.calls.length).toBeGreaterThan(0);
      expect(other.calls.length).toBeGreaterThan(0);
    });
    const before = [one.calls.length, other.calls.length];
    for (let n = 0; n < 20; n++) await client.say(hello, BY_VISITOR);
    expect([one.calls.length, other.calls.length].map((calls, at) => calls - (before[at] ?? 0))).toEqual([
      10, 10,
    ]);

    await one.stop();
    const calm = other.calls.length;
    for (let n = 0; n < 20; n++) await client.say(hello, { ...BY_VISITOR, idempotent: true });
    expect(other.calls.length - calm).toBe(20);

    const again = await serve(back, { port: one.port });
    await eventually(async () => {
      await client.say(hello, BY_VISITOR);
      expect(again.calls.length).toBeGreaterThan(0);
    });
  });
});

describe('a server that stops', () => {
  test('finishes the call in flight and takes no new one', async () => {
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const server = await serve(async (request) => {
      if (request.words === 'slow') await finished;
      return request;
    });
    const client = await dial(server);
    const slow = client.say({ words: 'slow' }, BY_VISITOR);
    await eventually(() => expect(server.calls).toHaveLength(1));
    let isStopped = false;
    const stopped = server.stop().then(() => (isStopped = true));
    const late = await dial(`127.0.0.1:${server.port}`);
    for (const caller of [client, late])
      expect((await refusalOf(caller.say(hello, BY_VISITOR))).reason).toBe('UNAVAILABLE');
    expect(isStopped).toBe(false);
    finish();
    expect(await slow).toEqual({ words: 'slow' });
    await stopped;
    expect(server.calls).toHaveLength(1);
  });

  test('ends its idle connections', async () => {
    const server = await serve(back);
    await (await dial(server)).say(hello, BY_VISITOR);
    await server.stop();
  });
});

describe('the server', () => {
  test('answers the health check that Kubernetes makes', async () => {
    const server = await serve(back);
    const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
    open.push(client);
    const check = healthService['Check'];
    if (!check) throw new Error('no Check in the health service');
    const answer = await new Promise<unknown>((resolve, reject) => {
      client.makeUnaryRequest(
        check.path,
        check.requestSerialize,
        check.responseDeserialize,
        { service: '' },
        (error, value) => (error ? reject(error) : resolve(value)),
      );
    });
    expect(answer).toMatchObject({ status: 'SERVING' });
  });

  test('counts each call by its RPC and its outcome', async () => {
    const server = await serve((request) =>
      request.words === 'no' ? Promise.reject(new Refusal('PICKS_CLOSED')) : request,
    );
    const client = await dial(server);
    await client.say(hello, BY_VISITOR);
    await client.say(hello, BY_VISITOR);
    await refusalOf(client.say({ words: 'no' }, BY_VISITOR));
    await refusalOf(client.whisper(hello, BY_VISITOR));
    const { values } = (await server.metrics.registry
      .getSingleMetric('rpc_server_duration_seconds')
      ?.get()) as MetricObjectWithValues<MetricValueWithName<string>>;
    const counts = values
      .filter((value) => value.metricName?.endsWith('_count'))
      .map(({ labels, value }) => [labels['rpc'], labels['outcome'], value]);
    expect(counts).toEqual([
      [echo.say.path, 'OK', 2],
      [echo.say.path, 'PICKS_CLOSED', 1],
      [echo.whisper.path, 'NOT_SIGNED_IN', 1],
    ]);
  });

  test('on a port that is taken does not start', async () => {
    const server = await serve(back);
    await expect(startEcho(back, { port: server.port })).rejects.toThrow(/EADDRINUSE|address/i);
  });
});

describe('mutual TLS', () => {
  let certificates: Certificates;
  const file = (name: string): string => certificates.file(name);
  const files = (name: string): Required<Omit<TlsFiles, 'tlsRefreshMs'>> => ({
    GRPC_TLS_CA: file('ca.pem'),
    GRPC_TLS_CERT: file(`${name}.pem`),
    GRPC_TLS_KEY: file(`${name}.key`),
  });
  beforeAll(() => {
    certificates = makeCertificates();
    certificates.authority('ca');
    certificates.authority('foreign-ca');
    for (const name of ['picks', 'gateway']) certificates.certificate(name, 'ca');
    certificates.certificate('foreign', 'foreign-ca');
  });
  afterAll(() => certificates.remove());

  const BRIEFLY = { actor: VISITOR, deadlineMs: 10_000 };

  test('accepts a client with our certificate', async () => {
    const server = await serve(back, { tls: files('picks') });
    const client = await dial(server, files('gateway'));
    expect(await client.say(hello, BRIEFLY)).toEqual(hello);
    const byList = await dial(`ipv4:127.0.0.1:${server.port}`, files('gateway'));
    expect(await byList.say(hello, BRIEFLY)).toEqual(hello);
  });

  test('refuses a client without one, with a foreign one, or without TLS', async () => {
    const server = await serve(back, { tls: files('picks') });
    const withoutCertificate = new Client(
      `127.0.0.1:${server.port}`,
      credentials.createSsl(readFileSync(file('ca.pem'))),
    );
    open.push(withoutCertificate);
    const code = await new Promise<status>((resolve) => {
      withoutCertificate.makeUnaryRequest(
        echo.say.path,
        echo.say.requestSerialize,
        echo.say.responseDeserialize,
        hello,
        (error) => resolve(error?.code ?? status.OK),
      );
    });
    expect(code).toBe(status.UNAVAILABLE);
    const foreign = await dial(server, { ...files('foreign'), GRPC_TLS_CA: file('ca.pem') });
    expect((await refusalOf(foreign.say(hello, BRIEFLY))).reason).toBe('UNAVAILABLE');
    const plain = await dial(server);
    expect((await refusalOf(plain.say(hello, BRIEFLY))).reason).toBe('UNAVAILABLE');
    expect(server.calls).toHaveLength(0);
  });

  test('refuses a server with a foreign certificate', async () => {
    const server = await serve(back, { tls: { ...files('foreign'), GRPC_TLS_CA: file('ca.pem') } });
    const client = await dial(server, files('gateway'));
    expect((await refusalOf(client.say(hello, BRIEFLY))).reason).toBe('UNAVAILABLE');
    expect(server.calls).toHaveLength(0);
  });

  test('presents a rotated certificate to the next connection, and loses no call', async () => {
    certificates.certificate('rotated', 'ca');
    const server = await serve(back, { tls: { ...files('rotated'), tlsRefreshMs: 50 } });
    const client = await dial(server, files('gateway'));
    const first = serialOf('rotated');
    expect(await presentedBy(server, 'gateway')).toBe(first);
    let isRenewed = false;
    const calls = (async () => {
      let answered = 0;
      for (; !isRenewed; answered++) await client.say(hello, BRIEFLY);
      return answered;
    })();
    // openssl writes the key before the certificate, and in between the pair does not match.
    certificates.certificate('rotated', 'ca');
    expect(serialOf('rotated')).not.toBe(first);
    await eventually(async () => expect(await presentedBy(server, 'gateway')).toBe(serialOf('rotated')));
    isRenewed = true;
    expect(await calls).toBeGreaterThan(0);
    expect(await (await dial(server, files('gateway'))).say(hello, BRIEFLY)).toEqual(hello);
  });

  test('trusts an authority as soon as the file has it', async () => {
    copyFileSync(file('ca.pem'), file('bundle.pem'));
    const tls = { ...files('picks'), GRPC_TLS_CA: file('bundle.pem'), tlsRefreshMs: 50 };
    const server = await serve(back, { tls });
    const foreign = await dial(server, { ...files('foreign'), GRPC_TLS_CA: file('ca.pem') });
    expect((await refusalOf(foreign.say(hello, BRIEFLY))).reason).toBe('UNAVAILABLE');
    appendFileSync(file('bundle.pem'), readFileSync(file('foreign-ca.pem')));
    await eventually(async () => expect(await foreign.say(hello, BRIEFLY)).toEqual(hello));
  });

  test('uses a rotated certificate from the next connection on', async () => {
    certificates.certificate('caller', 'ca');
    const seen: string[] = [];
    const ending = createTlsServer(
      { ...pems('picks'), requestCert: true, ALPNProtocols: ['h2'] },
      (socket) => {
        seen.push(socket.getPeerCertificate().serialNumber);
        socket.on('error', () => undefined).destroy();
      },
    ).listen(0, '127.0.0.1');
    open.push(ending);
    await once(ending, 'listening');
    const address = `127.0.0.1:${(ending.address() as AddressInfo).port}`;
    const client = await dial(address, { ...files('caller'), tlsRefreshMs: 50 });
    const connectAgain = async (): Promise<string | undefined> => {
      await refusalOf(client.say(hello, { actor: VISITOR, deadlineMs: 500 }));
      return seen.at(-1);
    };
    await eventually(async () => expect(await connectAgain()).toBe(serialOf('caller')));
    certificates.certificate('caller', 'ca');
    expect(seen).not.toContain(serialOf('caller'));
    await eventually(async () => expect(await connectAgain()).toBe(serialOf('caller')));
  });

  test('that is half configured, or with an invalid file, is a configuration error', async () => {
    const half: TlsFiles = { GRPC_TLS_CA: file('ca.pem'), GRPC_TLS_CERT: file('picks.pem') };
    await expect(startEcho(back, { tls: half })).rejects.toThrow(ConfigError);
    await expect(dial('127.0.0.1:1', half)).rejects.toThrow('all three or none');
    const nowhere: TlsFiles = { ...files('picks'), GRPC_TLS_KEY: file('nowhere.key') };
    for (const start of [startEcho(back, { tls: nowhere }), dial('127.0.0.1:1', nowhere)])
      await expect(start).rejects.toThrow('The file that GRPC_TLS_KEY names cannot be read: ENOENT.');
  });

  const serialOf = (name: string): string =>
    new X509Certificate(readFileSync(file(`${name}.pem`))).serialNumber;
  const pems = (name: string) => ({
    ca: readFileSync(file('ca.pem')),
    cert: readFileSync(file(`${name}.pem`)),
    key: readFileSync(file(`${name}.key`)),
  });
  /** The serial number of the certificate that a new connection gets. */
  async function presentedBy(server: EchoServer, as: string): Promise<string> {
    const socket = connectTls({ host: '127.0.0.1', port: server.port, ALPNProtocols: ['h2'], ...pems(as) });
    await once(socket, 'secureConnect');
    const { serialNumber } = socket.getPeerCertificate();
    socket.destroy();
    return serialNumber;
  }
});
