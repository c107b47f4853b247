/** Texts and status reports that Twilio did not send. */
import { twilioSignature, type Fields } from '../../phone.js';
import type { Attack } from '../attack.js';
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
    headers: { ...(signature !== null && { 'x-twilio-signature': signature }), ...headers },
    body: new URLSearchParams(fields),
  });

/** A text from an unknown number, and Twilio's signature. */
function signedText(target: Target, body: string) {
  const sid = `SM${target.freshWord('sid')}`;
  const fields = { From: target.freshPhone(), Body: body, MessageSid: sid };
  return { fields, signature: twilioSignature(target.twilioToken, `${target.url}${WEBHOOK}`, fields) };
}

const control: Attack = {
  name: '(control: a signed text is accepted)',
  run: async (target) => {
    const { fields, signature } = signedText(target, 'HELP');
    assertStatus(await post(target, WEBHOOK, fields, signature), 200, 'a signed text');
  },
};

const tampered: Attack = {
  name: 'change, add, repeat or move a field of a signed text, or report its status with its signature',
  run: async (target) => {
    const { fields, signature } = signedText(target, 'STATUS');
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
    const report = { MessageSid: fields.MessageSid, MessageStatus: 'delivered' };
    for (const forged of [null, '', signature])
      assertRefused(await post(target, STATUS, report, forged), 'BAD_SIGNATURE', 'a status');
    // The signature must be for the configured address, whatever host the request names.
    const elsewhere = twilioSignature(target.twilioToken, `http://elsewhere.example${WEBHOOK}`, fields);
    for (const name of ['host', 'x-forwarded-host']) {
      const response = await post(target, WEBHOOK, fields, elsewhere, { [name]: 'elsewhere.example' });
      assertRefused(response, 'BAD_SIGNATURE', 'a signature for the host of the request');
    }
  },
};

export const webhook: readonly Attack[] = [control, tampered];
