/** Texts and status reports that Twilio did not send. */
import { twilioSignature, type Fields } from '../../twilio.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertRefused, assertStatus } from '../assertions.js';
import type { Target } from '../target.js';

const WEBHOOK = '/api/sms/webhook';
const STATUS = '/api/sms/status';

const post = (
  { send }: Target,
  path: string,
  fields: Fields | string,
  signature: string | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpResponse> =>
  send({
    path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(signature !== null && { 'x-twilio-signature': signature }),
      ...headers,
    },
    body: Buffer.from(typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()),
  });

const sign = ({ twilioToken, url }: Target, path: string, fields: Fields): string =>
  twilioSignature(twilioToken, `${url}${path}`, fields);

const inbound = (target: Target, from: string, body: string): Fields => ({
  From: from,
  Body: body,
  MessageSid: `SM${target.freshWord('sid')}`,
});

const control: Attack = {
  name: '(control: a signed text is accepted)',
  run: async (target) => {
    const fields = inbound(target, target.freshPhone(), 'HELP');
    assertStatus(await post(target, WEBHOOK, fields, sign(target, WEBHOOK, fields)), 200, 'a signed text');
  },
};

const tampered: Attack = {
  name: 'change, add, repeat or move a field of a signed text, or report its status with its signature',
  run: async (target) => {
    const fields = inbound(target, target.freshPhone(), 'STATUS');
    const signature = sign(target, WEBHOOK, fields);
    const text = new URLSearchParams(fields).toString();
    const victim = encodeURIComponent('+15555550123');
    for (const changed of [
      text.replace('STATUS', 'STOP'),
      `${text}&Extra=1`,
      `${text}&From=${victim}`,
      `From=${victim}&${text}`,
      text.replace(/From=[^&]*&?/, ''),
    ]) {
      const response = await post(target, WEBHOOK, changed, signature);
      assertRefused(response, ['BAD_SIGNATURE', 'INVALID_INPUT'], changed);
    }
    const byQuery = await post(target, `${WEBHOOK}?From=${victim}`, fields, signature);
    assertRefused(byQuery, ['BAD_SIGNATURE', 'INVALID_INPUT'], 'a field in the query');
    const report = { MessageSid: fields['MessageSid'] ?? '', MessageStatus: 'delivered' };
    for (const forged of [null, '', signature])
      assertRefused(await post(target, STATUS, report, forged), 'BAD_SIGNATURE', 'a status');
    // The signature must be for the configured address, whatever host the request names.
    for (const name of ['host', 'x-forwarded-host']) {
      const headers = { [name]: 'elsewhere.example' };
      const elsewhere = twilioSignature(target.twilioToken, `http://elsewhere.example${WEBHOOK}`, fields);
      assertRefused(
        await post(target, WEBHOOK, fields, elsewhere, headers),
        'BAD_SIGNATURE',
        'a signature for the host of the request',
      );
    }
  },
};

const otherRequests: Attack = {
  name: 'send a text with another method or content type',
  run: async (target) => {
    const fields = inbound(target, target.freshPhone(), 'STATUS');
    const signature = { 'x-twilio-signature': sign(target, WEBHOOK, fields) };
    const query = new URLSearchParams(fields).toString();
    const get = await target.send({ path: `${WEBHOOK}?${query}`, headers: signature });
    assertRefused(get, 'METHOD_NOT_ALLOWED', 'GET');
    assertRefused(
      await target.send({ path: WEBHOOK, headers: signature, body: fields }),
      'WRONG_TYPE',
      'JSON',
    );
    const large = `Body=${'x'.repeat(70_000)}`;
    assertRefused(await post(target, WEBHOOK, large, signature['x-twilio-signature']), 'TOO_LARGE', '70 KB');
  },
};

export const webhook: Family = {
  name: 'webhook forgery',
  attacks: [control, tampered, otherRequests],
};
