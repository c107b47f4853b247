import { callsById } from '@torchbearer/contract';
import { eventually, testLog } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { samples } from './samples.js';
import { codeOf, startGatewayForTest, type CallInput, type GatewayForTest } from './gateway-for-test.js';
import { rawHttp } from './raw-http.js';
import { standingsOf } from './stub-standings.js';
import { ids, standings, standingsLabel, tokens } from './sample.js';

/** As long as a busy machine needs. */
const GRPC_DEADLINE_MS = '60000';
const gateway = await forFile(startGatewayForTest({ LIMIT_PICTURES_USER: '1000', GRPC_DEADLINE_MS }));
beforeEach(() => gateway.reset());

const { mostBytes } = callsById.uploadPicture.rawBody;

interface Part {
  readonly name?: string;
  readonly filename?: string | null;
  readonly content?: Uint8Array | string;
}

/** A multipart body, as browsers write it. */
function multipart(...parts: Part[]): Buffer {
  const pieces = parts.flatMap(({ name = 'profilePicture', filename = 'me.png', content = 'bytes' }) => [
    `--frame\r\nContent-Disposition: form-data; name="${name}"`,
    filename === null ? '' : `; filename="${filename}"\r\nContent-Type: image/png`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, '--frame--\r\n'].map((piece) => Buffer.from(piece as string)));
}

const send = (raw: string | Uint8Array, headers: CallInput['headers'] = samples.uploadPicture.headers) =>
  gateway.call('uploadPicture', { as: 'player', raw, ...(headers && { headers }) });
const images = () =>
  gateway.identity.seen.flatMap(({ method, request }) =>
    method === 'setPicture' ? [(request as { image: Buffer }).image] : [],
  );

describe('a picture', () => {
  it('reaches identity byte for byte, whatever its file name', async () => {
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    for (const filename of ['me.png', '../../etc/passwd', 'ä"<script>.exe', 'x'.repeat(500)]) {
      const answer = await send(multipart({ filename: filename.replace('"', '%22'), content }));
      expect(answer.json).toMatchObject({ id: ids.player });
    }
    expect(images()).toHaveLength(4);
    for (const image of images()) expect(image.equals(content)).toBe(true);
  });

  it('may be as large as the limit and not a byte larger', async () => {
    expect((await send(multipart({ content: Buffer.alloc(mostBytes) }))).status).toBe(200);
    expect(codeOf(await send(multipart({ content: Buffer.alloc(mostBytes + 1) })))).toBe('PICTURE_TOO_LARGE');
    expect(images().map(({ length }) => length)).toEqual([mostBytes]);
  });

  it('with too large a Content-Length is refused before it is read', async () => {
    const answer = await rawHttp(
      gateway.port,
      `POST /api/users/profile-picture HTTP/1.1\r\nHost: x\r\nConnection: close\r\n` +
        `Authorization: Bearer ${tokens.player}\r\nContent-Type: multipart/form-data; boundary=frame\r\n` +
        `Content-Length: 900000000\r\n\r\n--frame\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*"error":"Image must be less than 5MB"/);
  });

  it('without an end is refused as soon as it exceeds the limit', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/users/profile-picture HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.player}\r\n` +
        `Content-Type: multipart/form-data; boundary=frame\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(1024 * 1024), Buffer.from('\r\n')]);
    const head = multipart({}).subarray(0, 100);
    socket.write(Buffer.concat([Buffer.from(`${head.length.toString(16)}\r\n`), head, Buffer.from('\r\n')]));
    for (let megabyte = 0; megabyte < 6; megabyte++) socket.write(chunk);
    expect(await firstOf(socket)).toMatch(/^HTTP\/1.1 413 [\s\S]*"code":"PICTURE_TOO_LARGE"/);
    socket.destroy();
  });

  it('is refused as no image if the form has no file', async () => {
    // As browsers send a form without a chosen file.
    const unchosen = multipart({ filename: '', content: '' }).toString();
    for (const raw of ['--frame--\r\n', unchosen.replace('image/png', 'application/octet-stream'), ''])
      expect(codeOf(await send(raw))).toBe('NOT_AN_IMAGE');
    expect(codeOf(await gateway.call('uploadPicture', { as: 'player' }))).toBe('NOT_AN_IMAGE');
    expect(images()).toEqual([]);
  });

  it('must be the form’s only file and field, under its own name', async () => {
    for (const raw of [
      multipart({}, {}),
      multipart({}, { name: 'other' }),
      multipart({ name: 'picture' }),
      multipart({ name: 'userId', filename: null, content: ids.admin }, {}),
      multipart({}, { name: '__proto__', filename: null }),
      multipart(...Array.from({ length: 50 }, () => ({ name: 'x' }))),
    ]) {
      const answer = await send(raw);
      expect(codeOf(answer)).toBe('INVALID_INPUT');
      expect(answer.json).toMatchObject({ details: [{ field: 'profilePicture' }] });
    }
    expect(images()).toEqual([]);
  });

  it('in a broken form is refused', async () => {
    const whole = multipart({});
    for (const raw of [whole.subarray(0, whole.length - 12), whole.subarray(0, 40), 'nonsense']) {
      expect(codeOf(await send(raw))).toBe('INVALID_INPUT');
    }
    expect(codeOf(await send(whole, { 'content-type': 'multipart/form-data' }))).toBe('INVALID_INPUT');
    expect(images()).toEqual([]);
  });

  it('with too many or too long headers is refused', async () => {
    const long = `--frame\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\nbytes\r\n--frame--\r\n`;
    expect([400, 415]).toContain((await send(long)).status);
    const many = `--frame\r\n${'X: y\r\n'.repeat(10_000)}\r\nbytes\r\n--frame--\r\n`;
    expect([400, 413, 415]).toContain((await send(many)).status);
  });

  it('of another content type is refused with a sentence', async () => {
    for (const type of ['application/json', 'image/png', 'multipart/mixed; boundary=frame']) {
      const answer = await send(multipart({}), { 'content-type': type });
      expect(codeOf(answer)).toBe('WRONG_TYPE');
      expect(answer.json).toMatchObject({ error: 'Please send a file (content-type multipart/form-data).' });
    }
  });

  it('that breaks off leaves nothing behind and logs no error', async () => {
    const errors = vi.spyOn(testLog, 'error');
    const before = images().length;
    for (let round = 0; round < 20; round++) {
      const socket = connect(gateway.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(uploadHead(5_000) + multipart({}).subarray(0, 120).toString());
      await new Promise((resolve) => setTimeout(resolve, 5));
      socket.destroy();
    }
    expect((await send(multipart({}))).status).toBe(200);
    expect(images().length).toBe(before + 1);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });
});

const uploadHead = (length: number) =>
  `POST /api/users/profile-picture HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.player}\r\n` +
  `Content-Type: multipart/form-data; boundary=frame\r\nContent-Length: ${length}\r\n\r\n`;

/** The first data on a connection. */
const firstOf = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    socket.once('data', (data) => resolve(data.toString()));
    socket.once('close', () => reject(new Error('closed without a response')));
  });

describe('slow clients', () => {
  let hasty: GatewayForTest;
  beforeAll(async () => {
    hasty = await startGatewayForTest({
      LIMIT_PICTURES_USER: '1000',
      HEADERS_TIMEOUT_MS: '400',
      REQUEST_TIMEOUT_MS: '800',
      SILENCE_TIMEOUT_MS: '1500',
    });
  });
  afterAll(() => hasty.stop());
  /** On a busy machine, a valid request may take too long as well. */
  const isServed = (id: 'listCastaways' | 'uploadPicture', input?: CallInput) =>
    eventually(async () => expect((await hasty.call(id, input)).status).toBe(200));

  it.each([
    ['headers', 'POST /api/picks/me HTTP/1.1\r\nHost: x\r\nX-Slow'],
    ['an upload', uploadHead(5_000) + '--frame\r\n'],
    [
      'a JSON body',
      `POST /api/picks/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.player}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"casta',
    ],
    [
      'a form',
      'POST /api/sms/webhook HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
        'Content-Length: 100\r\n\r\nFrom=',
    ],
  ])('that stall in %s are disconnected with an error', async (_what, text) => {
    const answer = await rawHttp(hasty.port, text);
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      error: 'This request took too long to arrive.',
    });
    await isServed('listCastaways');
  });

  it('are disconnected although they keep trickling data', async () => {
    const socket = connect(hasty.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    socket.write(uploadHead(5_000));
    const dribble = setInterval(() => socket.write('-'), 50);
    await ended;
    clearInterval(dribble);
    await isServed('uploadPicture', samples.uploadPicture);
  });

  it('that do not read are disconnected, and others are served', async () => {
    const patient = await startGatewayForTest({ SILENCE_TIMEOUT_MS: '1500', GRPC_DEADLINE_MS });
    // A busy machine may take so long that the gateway reports a request that hung.
    const lines = [vi.spyOn(testLog, 'info'), vi.spyOn(testLog, 'error')];
    const name = 'x'.repeat(32 * 1024 * 1024);
    const long = standings.map((entry) => ({ ...entry, name }));
    patient.scoring.answer('getStandings', standingsOf(long, standingsLabel));
    const socket = connect(patient.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(
      `GET /api/league/standings HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.player}\r\n\r\n`,
    );
    // 499: the client disconnected before the response.
    await eventually(
      () =>
        expect(lines.flatMap(({ mock }) => mock.calls.map(([line]) => line))).toContainEqual(
          expect.objectContaining({ route: '/api/league/standings', status: 499 }),
        ),
      100_000,
    );
    socket.destroy();
    for (const spy of lines) spy.mockRestore();
    expect((await patient.call('listCastaways')).status).toBe(200);
    await patient.stop();
  }, 120_000);
});

describe('a CSV file', () => {
  const input = samples.importCastaways;
  const csv = (raw: string | Uint8Array, type = 'text/csv', query: CallInput['query'] = {}) =>
    gateway.call('importCastaways', { as: 'admin', raw, query, headers: { 'content-type': type } });

  it('reaches league byte for byte, for a dry run or not', async () => {
    const raw = Buffer.from([0xef, 0xbb, 0xbf, 0x6e, 0xff, 0x00, 0x0a]);
    const outcome = { created: 1, updated: 0, rejected: [{ line: 3, error: 'Age must be at least 18' }] };
    gateway.league.answer('importCastaways', () => outcome);
    expect((await csv(raw, 'Text/CSV; charset=utf-8')).json).toEqual(outcome);
    await gateway.call('importCastaways', input);
    expect(gateway.league.seen.map(({ request }) => request)).toEqual([
      { csv: raw, dryRun: false },
      { csv: Buffer.from(input.raw ?? ''), dryRun: true },
    ]);
  });

  it('that is empty or missing is refused by league', async () => {
    gateway.league.refuse('importCastaways', 'CSV_INVALID', ({ csv: sent }) => sent.length === 0);
    expect(codeOf(await csv(''))).toBe('CSV_INVALID');
    expect(codeOf(await gateway.call('importCastaways', { as: 'admin' }))).toBe('CSV_INVALID');
  });

  it('is 1 MB at most', async () => {
    expect((await csv(Buffer.alloc(1024 * 1024, 'x'))).status).toBe(200);
    expect(codeOf(await csv(Buffer.alloc(1024 * 1024 + 1, 'x')))).toBe('TOO_LARGE');
  });

  it('of another content type, or compressed, is refused with a sentence', async () => {
    for (const type of ['application/json', 'text/plain', 'application/vnd.ms-excel']) {
      const answer = await csv('name\n', type);
      expect(codeOf(answer)).toBe('WRONG_TYPE');
      expect(answer.json).toMatchObject({ error: 'Please send CSV (content-type text/csv).' });
    }
    const headers = { 'content-type': 'text/csv', 'content-encoding': 'gzip' };
    const packed = await gateway.call('importCastaways', { as: 'admin', raw: gzipSync('name\n'), headers });
    expect(codeOf(packed)).toBe('WRONG_TYPE');
  });
});
