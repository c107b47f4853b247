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
  ] as const)('reports the error after %s', async (behaviour, error) => {
    const { fake, client } = await start();
    fake.behave(ROBIN, behaviour, 1);
    await expect(client.messages.create(message)).rejects.toMatchObject(error);
    expect(fake.receivedBy(ROBIN)).toHaveLength(behaviour.startsWith('accept') ? 1 : 0);
  });

  test('distinguishes rejections by Twilio’s codes', async () => {
    const { fake, client } = await start();
    const refused = { status: 400, code: 21211, moreInfo: 'https://www.twilio.com/docs/errors/21211' };
    await expect(client.messages.create({ ...message, to: '+1234' })).rejects.toMatchObject(refused);
    await fake.textIn({ from: ROBIN, body: 'STOP' });
    await expect(client.messages.create(message)).rejects.toMatchObject({ status: 400, code: 21610 });
    await expect(sdk(fake.url, 'wrong').messages.create(message)).rejects.toMatchObject({
      status: 401,
      code: 20003,
    });
    await expect(client.messages(`SM${'0'.repeat(32)}`).fetch()).rejects.toMatchObject({ status: 404 });
  });
});
