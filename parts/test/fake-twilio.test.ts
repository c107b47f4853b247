import { afterEach, describe, expect, test } from 'vitest';
import { startFakeTwilio, type FakeTwilioOptions } from '../src/index.js';

const ACCOUNT = { accountSid: `AC${'1'.repeat(32)}`, authToken: 'a token', from: '+15550100000' };
const ROBIN = '+15550100001';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function start(options: Partial<FakeTwilioOptions> = {}) {
  const twilio = await startFakeTwilio({ ...ACCOUNT, ...options });
  ends.push(() => twilio.stop());
  return twilio;
}

const API = `/2010-04-01/Accounts/${ACCOUNT.accountSid}/Messages`;
const basic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
const headers = { authorization: basic(ACCOUNT.accountSid, ACCOUNT.authToken) };

async function send(url: string, fields: Record<string, string>) {
  const answer = await fetch(`${url}${API}.json`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ From: ACCOUNT.from, To: ROBIN, Body: 'Hello', ...fields }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('the fake Twilio', () => {
  test('refuses clients without the account’s token', async () => {
    const { url } = await start();
    for (const authorization of ['', basic(ACCOUNT.accountSid, 'wrong'), basic('AC2', ACCOUNT.authToken)]) {
      const answer = await fetch(`${url}${API}.json`, { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        code: 20003,
        message: 'Authenticate',
        more_info: 'https://www.twilio.com/docs/errors/20003',
        status: 401,
      });
    }
  });

  test.each([
    [{ To: '' }, 21604],
    [{ To: '12345' }, 21211],
    [{ To: '+1123' }, 21211],
    [{ From: '+15550100009' }, 21606],
    [{ Body: '' }, 21602],
    [{ Body: 'x'.repeat(1_601) }, 21617],
  ])('refuses %j with Twilio’s code %i', async (fields, code) => {
    const twilio = await start();
    expect(await send(twilio.url, fields)).toMatchObject({ status: 400, body: { code, status: 400 } });
    expect(twilio.messages).toEqual([]);
  });

  test('behaves as scripted, as often as scripted, for one number or for all', async () => {
    const twilio = await start();
    twilio.behave(ROBIN, 'refuse-429', 2);
    twilio.behave('*', 'accept-then-500', 1);
    expect((await send(twilio.url, {})).status).toBe(429);
    expect((await send(twilio.url, {})).status).toBe(429);
    expect((await send(twilio.url, {})).status).toBe(500);
    expect((await send(twilio.url, {})).status).toBe(201);
    expect(twilio.receivedBy(ROBIN)).toHaveLength(2);
    twilio.behave(ROBIN, 'drop-before', 1);
    await expect(send(twilio.url, {})).rejects.toThrow();
    expect(twilio.receivedBy(ROBIN)).toHaveLength(2);
    twilio.behave(ROBIN, 'accept-then-drop', 1);
    await expect(send(twilio.url, {})).rejects.toThrow();
    expect(twilio.receivedBy(ROBIN)).toHaveLength(3);
  });

  test('accepts a simulated text as JSON, but not as a page’s form could send it', async () => {
    const twilio = await start();
    const simulate = async (type: string) => {
      const body = JSON.stringify({ from: ROBIN, body: 'HELP' });
      const answer = await fetch(`${twilio.url}/simulate/inbound`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      return [answer.status, await answer.json()] as const;
    };
    expect(await simulate('application/json')).toEqual([200, { reply: null }]);
    expect((await simulate('text/plain'))[0]).toBe(400);
    expect(twilio.messages.map(({ body }) => body)).toEqual(['HELP']);
  });
});
