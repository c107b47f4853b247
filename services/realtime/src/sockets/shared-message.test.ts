import { constants, inflateRawSync } from 'node:zlib';
import { Server } from 'socket.io';
import { expect, it } from 'vitest';
import { encodeShared } from './shared-message.js';

const listOf = (names: number) =>
  Array.from({ length: names }, (_, id) => ({ id, name: 'Renée "Jo" \u2028' }));
const encode = (json: string) =>
  encodeShared({
    version: 3,
    name: 'leaderboard:updated',
    json,
    ownJson: (userId) => (userId === 'robin' ? '{"place":7}' : null),
  });

it('has what a player gets after it', async () => {
  const message = await encode('[]');
  expect(message.version).toBe(3);
  expect(message.own('robin')?.text).toBe('2["leaderboard:own",{"place":7}]');
  expect(payloadOf(message.own('robin')!.plain.wsPreEncodedFrame[0], 0x81).toString()).toBe(
    '42["leaderboard:own",{"place":7}]',
  );
  expect(message.own('alex')).toBeNull();
});

it('encodes the same text as Socket.IO', async () => {
  const { text } = await encode(JSON.stringify(listOf(3)));
  const packet = { type: 2, nsp: '/', data: ['leaderboard:updated', listOf(3)] };
  expect([text]).toEqual(new Server().encoder.encode(packet));
});

it.each([0, 2, 20])('makes one frame of a short list (%i)', async (names) => {
  const json = JSON.stringify(listOf(names));
  const { plain, compressed } = await encode(json);
  expect(payloadOf(plain.wsPreEncodedFrame[0], 0x81).toString()).toBe(`42["leaderboard:updated",${json}]`);
  expect(compressed).toBe(plain);
});

it.each([100, 1_000, 20_000, 100_000])(
  'makes two frames of a list of %i: plain and compressed',
  async (names) => {
    const json = JSON.stringify(listOf(names));
    const message = `42["leaderboard:updated",${json}]`;
    const { plain, compressed } = await encode(json);
    expect(payloadOf(plain.wsPreEncodedFrame[0], 0x81).toString()).toBe(message);

    const payload = payloadOf(compressed.wsPreEncodedFrame[0], 0xc1);
    const ended = Buffer.concat([payload, Buffer.from([0, 0, 0xff, 0xff])]);
    expect(inflateRawSync(ended, { finishFlush: constants.Z_SYNC_FLUSH }).toString()).toBe(message);
  },
);

/** The payload of an unmasked frame (RFC 6455, 5.2), whose length must be right and encoded in the fewest bytes. */
function payloadOf(frame: Buffer, firstByte: number): Buffer {
  expect(frame[0]).toBe(firstByte);
  const short = frame[1] ?? 0;
  const at = short < 126 ? 2 : short === 126 ? 4 : 10;
  const length = at === 2 ? short : at === 4 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
  expect(frame.length).toBe(at + length);
  expect(at).toBe(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  return frame.subarray(at);
}
