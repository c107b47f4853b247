import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** A web server that responds to every post with the given TwiML and records the forms. */
async function startSite(twiml: string) {
  const posts: { path: string; signature: string; form: URLSearchParams }[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const signature = String(request.headers['x-twilio-signature']);
      posts.push({ path: request.url ?? '', signature, form: new URLSearchParams(body) });
      response.end(twiml);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, posts };
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

  test('signs its delivery reports, and sends them in order', async () => {
    const site = await startSite('');
    const twilio = await start();
    const sent = await send(twilio.url, { StatusCallback: `${site.url}/status?message=7` });
    expect(sent).toMatchObject({ status: 201, body: { status: 'queued', date_sent: null } });
    await twilio.settled();
    expect(site.posts.map(({ form }) => form.get('MessageStatus'))).toEqual(['sent', 'delivered']);
    expect(site.posts[0]).toMatchObject({ path: '/status?message=7' });
    expect(site.posts[0]?.form.get('MessageSid')).toBe(sent.body['sid']);
    expect(site.posts[0]?.signature).toMatch(/^[\w+/]{27}=$/);
  });

  test('sends nothing to a number that texted STOP until it texts START', async () => {
    const twilio = await start();
    expect((await twilio.textIn({ from: ROBIN, body: ' stop ' })).reply).toContain('unsubscribed');
    expect(await send(twilio.url, {})).toMatchObject({ status: 400, body: { code: 21610 } });
    await twilio.textIn({ from: ROBIN, body: 'Start' });
    expect(await send(twilio.url, {})).toMatchObject({ status: 201 });
    expect(twilio.receivedBy(ROBIN)).toEqual(['Hello']);
    expect(twilio.attemptsTo(ROBIN)).toBe(2);
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

  test('passes a text to the site, and the reply back to the sender', async () => {
    const site = await startSite('<Response><Message>Tom &amp; &#x1F525; &lt;3</Message></Response>');
    const twilio = await start({ webhookUrl: `${site.url}/webhook` });
    const reply = await twilio.textIn({ from: ROBIN, body: 'status' });
    expect(reply).toMatchObject({ status: 200, reply: 'Tom & 🔥 <3' });
    expect(site.posts[0]?.form.get('From')).toBe(ROBIN);
    expect(twilio.messages.map(({ direction, body }) => [direction, body])).toEqual([
      ['inbound', 'status'],
      ['outbound-reply', 'Tom & 🔥 <3'],
    ]);
  });

  test('accepts a simulated text as JSON, but not as a page’s form could send it', async () => {
    const site = await startSite('<Response><Message>Hi</Message></Response>');
    const twilio = await start({ webhookUrl: site.url });
    const simulate = async (type: string) => {
      const body = JSON.stringify({ from: ROBIN, body: 'HELP' });
      const answer = await fetch(`${twilio.url}/simulate/inbound`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      return [answer.status, await answer.json()] as const;
    };
    expect(await simulate('application/json')).toEqual([200, { reply: 'Hi' }]);
    expect((await simulate('text/plain'))[0]).toBe(400);
    expect(site.posts).toHaveLength(1);
  });
});
