import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '@torchbearer/kit/testing';
import { startGatewayForTest, type GatewayForTest } from './gateway-for-test.js';
import { tokens } from './sample.js';

let gateway: GatewayForTest;
const agent = new Agent({ keepAlive: true });
afterEach(async () => {
  agent.destroy();
  await gateway.stop();
});

const get = (path: string) =>
  new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${tokens.player}` };
    httpRequest(gateway.url + path, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
      );
    })
      .on('error', reject)
      .end();
  });

it('a stop lets requests in flight finish, closes connections and accepts no new ones', async () => {
  gateway = await startGatewayForTest();
  expect(await get('/api/league/weeks-in-first')).toEqual({ status: 200, connection: 'keep-alive' });
  let answer: (value: { weeksInFirst: number }) => void = () => undefined;
  gateway.scoring.answer('getWeeksInFirst', () => new Promise((resolve) => (answer = resolve)));
  gateway.scoring.forgetSeen();
  const inFlight = get('/api/league/weeks-in-first');
  await eventually(() => expect(gateway.scoring.seen).toHaveLength(1));

  const stopped = gateway.stopGateway();
  await eventually(async () => {
    await expect(fetch(`${gateway.url}/api/castaways`)).rejects.toThrow();
  });
  answer({ weeksInFirst: 3 });
  expect((await inFlight).status).toBe(200);
  await stopped;
});

it('a response during a stop closes its connection, to a call as to anything else', async () => {
  gateway = await startGatewayForTest();
  const begun = ['/api/castaways', '/nothing'].map((path) => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n`);
    return { socket, answer: text(socket) };
  });
  await get('/api/castaways');
  const stopped = gateway.stopGateway();
  for (const { socket } of begun) socket.write('\r\n');
  for (const { answer } of begun) expect(await answer).toMatch(/^HTTP[^]*\r\nconnection: close\r\n/);
  await stopped;
});
