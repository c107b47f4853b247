import { eventually } from '@torchbearer/kit/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { encodeShared } from './shared-message.js';
import { isGoodOffer, WebSocketEngine } from './websocket-engine.js';

const OFFER = 'permessage-deflate; client_max_window_bits';
const CHROME =
  'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 12_2) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.3 Safari/605.1.15';
const CHROME_ON_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1';

it.each([
  ['Chrome', true, OFFER, CHROME],
  ['Firefox', true, 'permessage-deflate', FIREFOX],
  ['a client without a name', true, OFFER, undefined],
  ['a client that offers nothing', false, undefined, CHROME],
  ['Safari', false, 'permessage-deflate', SAFARI],
  ['Chrome on iOS', false, 'permessage-deflate', CHROME_ON_IOS],
  ['a limited window', false, 'permessage-deflate; server_max_window_bits=10', CHROME],
  ['an unknown parameter', false, 'permessage-deflate; more=1', CHROME],
  ['another extension', false, 'x-webkit-deflate-frame', CHROME],
])('compresses for %s: %s', (_who, isGood, extensions, agent) => {
  expect(isGoodOffer({ 'sec-websocket-extensions': extensions, 'user-agent': agent })).toBe(isGood);
});

const open: (() => unknown)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of open.splice(0)) close();
});

/** A client of an engine that answers each message with itself, or as told. */
async function echo(options: ClientOptions, answer = (data: Buffer): Uint8Array | string => data.toString()) {
  const engine = new WebSocketEngine({ noServer: true, clientTracking: false, maxPayload: 200_000 });
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  http.on('upgrade', (request, socket, head) =>
    engine.handleUpgrade(request, socket, head, (connection) =>
      connection.on('message', (data: Buffer) => connection.send(answer(data))),
    ),
  );
  const { port } = http.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`, options);
  open.push(() => (client.terminate(), http.close()));
  await once(client, 'open');
  const say = async (text: string): Promise<string> => {
    client.send(text);
    const [data, isBinary] = (await once(client, 'message')) as [Buffer, boolean];
    expect(isBinary).toBe(false);
    return data.toString();
  };
  return { client, say };
}

it('receives compressed messages and keeps no inflater; sends uncompressed and makes no deflater', async () => {
  const inflaters = vi.spyOn(zlib, 'createInflateRaw');
  const deflaters = vi.spyOn(zlib, 'createDeflateRaw');
  const { client, say } = await echo({ perMessageDeflate: { threshold: 0 } });
  expect(client.extensions).toBe('permessage-deflate');
  const texts = ['3', '420["join:leaderboard"]', 'é'.repeat(50_000)];
  for (const text of texts) expect(await say(text)).toBe(text);
  // The client inflated nothing and has one deflater.
  const made = inflaters.mock.results.map(({ value }) => value as zlib.InflateRaw);
  expect(made.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
  expect(deflaters).toHaveBeenCalledTimes(1);
});

it.each([
  ['Safari', { headers: { 'user-agent': SAFARI } }],
  ['a client with a limited window', { perMessageDeflate: { serverMaxWindowBits: 10 } }],
])('serves %s without compression', async (_who, options) => {
  const { client, say } = await echo(options);
  expect(client.extensions).toBe('');
  expect(await say('hello')).toBe('hello');
});

it.each([0, 2, 20, 100, 1_000, 20_000, 100_000])(
  'sends a shared list of %i as text and a row after it, compressed or not as agreed',
  async (names) => {
    const json = JSON.stringify(
      Array.from({ length: names }, (_, id) => ({ id, name: 'Renée "Jo" \u2028' })),
    );
    const message = await encodeShared({ name: 'leaderboard:updated', json, ownJson: () => '{"place":7}' });
    for (const perMessageDeflate of [true, false]) {
      const { client, say } = await echo({ perMessageDeflate }, () => message.own('robin')!.frame);
      const texts: string[] = [];
      client.on('message', (data: Buffer) => texts.push(data.toString()));
      await say('hello');
      await eventually(() => expect(texts).toHaveLength(2));
      expect(texts).toEqual([`42["leaderboard:updated",${json}]`, '42["leaderboard:own",{"place":7}]']);
    }
  },
);
