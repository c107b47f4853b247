/** The real SDK against the stand-in: what the service sees of Twilio. */
import { startFakeTwilio, type FakeTwilioOptions } from '@torchbearer/parts';
import { onTestFinished, describe, expect, test } from 'vitest';
import twilio from 'twilio';

const ACCOUNT = { accountSid: `AC${'1'.repeat(32)}`, authToken: 'a token', from: '+15550100000' };
const ROBIN = '+15550100001';

/** The SDK's own HTTP client, pointed elsewhere. */
function sdk(url: string, authToken = ACCOUNT.authToken) {
  const httpClient = new twilio.RequestClient({ timeout: 2_000 });
  const request = httpClient.request.bind(httpClient);
  httpClient.request = (options) =>
    request({ ...options, uri: options.uri.replace('https://api.twilio.com', url) });
  return twilio(ACCOUNT.accountSid, authToken, { httpClient });
}

async function start(options: Partial<FakeTwilioOptions> = {}) {
  const fake = await startFakeTwilio({ ...ACCOUNT, ...options });
  onTestFinished(() => fake.stop());
  return { fake, client: sdk(fake.url) };
}

const message = { to: ROBIN, from: ACCOUNT.from, body: 'Two words + 🔥' };

describe('Twilio’s SDK', () => {
  test('sends messages, and finds them as they were sent', async () => {
    const { fake, client } = await start();
    const since = new Date();
    const { sid, status, body } = await client.messages.create(message);
    expect({ status, body }).toEqual({ status: 'queued', body: message.body });
    await fake.settled();
    expect(await client.messages(sid).fetch()).toMatchObject({ sid, status: 'delivered', body });
    const found = await client.messages.list({ to: ROBIN, dateSentAfter: since, limit: 20 });
    expect(found.map((one) => [one.sid, one.body, one.direction])).toEqual([
      [sid, message.body, 'outbound-api'],
    ]);
    expect(found[0]?.dateSent).toBeInstanceOf(Date);
  });

  test('reads a long list page by page, newest first', async () => {
    const { fake, client } = await start();
    for (let count = 0; count < 7; count++) {
      await client.messages.create({ ...message, body: `No. ${count}` });
    }
    await client.messages.create({ ...message, to: '+15550100002' });
    await fake.settled();
    // The SDK requests further pages from api.twilio.com too, by the path in the first page.
    const all = await client.messages.list({ to: ROBIN, pageSize: 3 });
    expect(all.map(({ body }) => body)).toEqual([6, 5, 4, 3, 2, 1, 0].map((count) => `No. ${count}`));
  });

  test.each([
    ['refuse-429', { status: 429, code: 20429 }],
    ['refuse-503', { status: 503, code: 20503 }],
    ['refuse-500-before', { status: 500, code: 20500 }],
    ['accept-then-500', { status: 500, code: 20500 }],
    ['accept-then-hang', { code: 'ECONNABORTED' }],
    ['accept-then-drop', { code: 'ECONNRESET' }],
    ['drop-before', { code: 'ECONNRESET' }],
  ] as const)('reports the error after %s, as often as scripted', async (behaviour, error) => {
    const { fake, client } = await start();
    fake.behave(ROBIN, behaviour, 1);
    await expect(client.messages.create(message)).rejects.toMatchObject(error);
    const accepted = behaviour.startsWith('accept') ? 1 : 0;
    expect(fake.receivedBy(ROBIN)).toHaveLength(accepted);
    await client.messages.create(message);
    expect(fake.receivedBy(ROBIN)).toHaveLength(accepted + 1);
  });

  test.each([
    [{ to: '12345' }, 21211],
    [{ to: '+1123' }, 21211],
    [{ to: '' }, 21604],
    [{ from: '+15550100009' }, 21606],
    [{ body: '' }, 21602],
    [{ body: 'x'.repeat(1_601) }, 21617],
  ])('distinguishes by Twilio’s code why %j is refused', async (fields, code) => {
    const { fake, client } = await start();
    const moreInfo = `https://www.twilio.com/docs/errors/${code}`;
    const refused = { status: 400, code, moreInfo };
    await expect(client.messages.create({ ...message, ...fields })).rejects.toMatchObject(refused);
    expect(fake.messages).toEqual([]);
  });

  test('distinguishes who said STOP, wrong credentials and unknown messages', async () => {
    const { fake, client } = await start();
    await fake.textIn({ from: ROBIN, body: 'STOP' });
    await expect(client.messages.create(message)).rejects.toMatchObject({ status: 400, code: 21610 });
    const stranger = sdk(fake.url, 'wrong');
    await expect(stranger.messages.create(message)).rejects.toMatchObject({ status: 401, code: 20003 });
    await expect(client.messages(`SM${'0'.repeat(32)}`).fetch()).rejects.toMatchObject({ status: 404 });
  });
});

test('first, what is scripted for a number happens, and then what is for all', async () => {
  const { fake, client } = await start();
  fake.behave(ROBIN, 'refuse-429', 2);
  fake.behave('*', 'refuse-503', 1);
  const status = () =>
    client.messages.create(message).then(
      () => 201,
      (error: { status: number }) => error.status,
    );
  expect([await status(), await status(), await status(), await status()]).toEqual([429, 429, 503, 201]);
});

test('a text is simulated by JSON, but not as a page’s form could send it', async () => {
  const { fake } = await start();
  const body = JSON.stringify({ from: ROBIN, body: 'HELP' });
  const simulate = (type: string) =>
    fetch(`${fake.url}/simulate/inbound`, { method: 'POST', headers: { 'content-type': type }, body });
  expect(await (await simulate('application/json')).json()).toEqual({ reply: null });
  expect((await simulate('text/plain')).status).toBe(400);
  expect(fake.messages.map(({ body: text }) => text)).toEqual(['HELP']);
});
