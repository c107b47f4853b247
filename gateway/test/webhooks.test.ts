import { forFile } from '@torchbearer/kit/testing/suites';
import { beforeEach, expect, it } from 'vitest';
import { samples } from './samples.js';
import { codeOf, startGatewayForTest } from './gateway-for-test.js';
import { GOOD_SIGNATURE } from './stubs.js';

const gateway = await forFile(startGatewayForTest({ LIMIT_CALLS_ADDRESS: '3', LIMIT_WEBHOOK_ADDRESS: '40' }));
beforeEach(() => gateway.reset());

const type = 'application/x-www-form-urlencoded';
const receive = (raw: string, more: Record<string, string> = {}, query: Record<string, string> = {}) =>
  gateway.call('receiveSms', {
    raw,
    query,
    headers: { 'content-type': type, 'x-twilio-signature': GOOD_SIGNATURE, ...more },
  });

it('a message reaches sms with every field as signed, in order and with duplicates', async () => {
  const answer = await receive(
    'To=1&Body=PICK+J%C3%BCrgen%26&Extra=&Body=again&__proto__=x',
    {},
    { a: 'b c' },
  );
  expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  expect(answer.text).toBe('<Response><Message>Hi</Message></Response>');
  expect(gateway.sms.seen[0]?.request).toEqual({
    signature: GOOD_SIGNATURE,
    query: '?a=b+c',
    fields: [
      { name: 'To', value: '1' },
      { name: 'Body', value: 'PICK Jürgen&' },
      { name: 'Extra', value: '' },
      { name: 'Body', value: 'again' },
      { name: '__proto__', value: 'x' },
    ],
  });
  expect(gateway.sms.seen[0]?.call.actor.kind).toBe('visitor');
});

it('a message without a valid signature is refused', async () => {
  for (const signature of ['', 'forged']) {
    expect(codeOf(await receive('Body=x', { 'x-twilio-signature': signature }))).toBe('BAD_SIGNATURE');
  }
  expect(codeOf(await gateway.call('receiveSmsStatus', {}))).toBe('BAD_SIGNATURE');
  expect(gateway.sms.seen.at(-1)?.request).toEqual({ signature: '', query: '', fields: [] });
});

it('the origin of a message is ignored, since it comes from no page', async () => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect((await receive('Body=x', headers)).status).toBe(200);
});

it('a body that is not a form, or too large, is refused', async () => {
  const json = await receive('{}', { 'content-type': 'application/json' });
  expect(json.json).toMatchObject({
    code: 'WRONG_TYPE',
    error: 'Please send a form (content-type application/x-www-form-urlencoded).',
  });
  expect(codeOf(await receive(`Body=${'x'.repeat(64 * 1024)}`))).toBe('TOO_LARGE');
});

it('the status of a message that we sent is accepted without a response', async () => {
  const answer = await gateway.call('receiveSmsStatus', samples.receiveSmsStatus);
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(gateway.sms.seen[0]?.request).toMatchObject({
    fields: [
      { name: 'MessageSid', value: 'SM1' },
      { name: 'MessageStatus', value: 'delivered' },
    ],
  });
});

it('the provider’s address has a larger limit than a visitor, since many people text through it', async () => {
  for (let call = 0; call < 10; call++) expect((await receive('Body=x')).status).toBe(200);
  let refused = await receive('Body=x');
  for (let call = 0; call < 40 && refused.status === 200; call++) refused = await receive('Body=x');
  expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
  // Visitors have a separate count.
  expect((await gateway.call('listCastaways')).status).toBe(200);
});
