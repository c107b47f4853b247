/** Texts and status reports that Twilio did not send. */
import { twilioSignature, type Fields } from '../../twilio.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { bindPhone } from '../steps.js';

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

/** Signatures that a careless or partial comparison would accept. */
const FORGERIES: Readonly<Record<string, (target: Target, path: string, fields: Fields) => string | null>> = {
  'no signature': () => null,
  'an empty signature': () => '',
  'a signature of spaces': () => ' '.repeat(28),
  'a signature with another token': ({ url }, path, fields) =>
    twilioSignature('0'.repeat(32), url + path, fields),
  'a signature with an empty token': ({ url }, path, fields) => twilioSignature('', url + path, fields),
  'a signature of only the address': (target, path) => sign(target, path, {}),
  'a signature for the other path': (target, path, fields) =>
    sign(target, path === WEBHOOK ? STATUS : WEBHOOK, fields),
  'a signature for another host': ({ twilioToken }, path, fields) =>
    twilioSignature(twilioToken, `https://elsewhere.example${path}`, fields),
  'a signature for another message': (target, path, fields) =>
    sign(target, path, { ...fields, MessageSid: 'SM0' }),
  'half of a signature': (target, path, fields) => sign(target, path, fields).slice(0, 14),
  'a signature with a character added': (target, path, fields) => `${sign(target, path, fields)}A`,
  'a signature in lower case': (target, path, fields) => sign(target, path, fields).toLowerCase(),
};

const forgeries: readonly Attack[] = Object.entries(FORGERIES).map(([name, make]) => ({
  name: `send a text and a status report with ${name}`,
  run: async (target: Target) => {
    const text = inbound(target, target.freshPhone(), 'STATUS');
    const report = { MessageSid: text['MessageSid'] ?? '', MessageStatus: 'delivered' };
    for (const [path, fields] of [
      [WEBHOOK, text],
      [STATUS, report],
    ] as const) {
      assertRefused(await post(target, path, fields, make(target, path, fields)), 'BAD_SIGNATURE', path);
    }
  },
}));

const tampered: Attack = {
  name: 'change, add, repeat or move a field of a signed text',
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

const replay: Attack = {
  name: 'send a signed text many times at once',
  run: async (target) => {
    const owner = await target.newPlayer('texter');
    const phone = await bindPhone(target, owner);
    const fields = inbound(target, phone, 'HELP');
    const signature = sign(target, WEBHOOK, fields);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => post(target, WEBHOOK, fields, signature)),
    );
    for (const response of responses) assertStatus(response, 200, 'the repeated text');
    const countLogged = async () =>
      (await target.admin.client.listSmsLogs({ query: { limit: 200 } })).filter(
        (entry) => entry.direction === 'inbound' && entry.phone === phone && entry.inboundText === 'HELP',
      ).length;
    assertEqual(await countLogged(), 1, 'number of log entries for the text');
  },
};

const replayStop: Attack = {
  name: 'repeat a STOP after the owner sent START',
  run: async (target) => {
    const owner = await target.newPlayer('texter');
    const phone = await bindPhone(target, owner);
    // The sms service learns of the number a moment later, and refuses a START until then.
    await eventually(() =>
      target.admin.client.sendBlast({
        body: { message: 'Before.', recipientFilter: 'custom', customRecipients: [owner.id] },
      }),
    );
    const stop = inbound(target, phone, 'STOP');
    const start = inbound(target, phone, 'START');
    for (const fields of [stop, start, stop]) {
      assertStatus(await post(target, WEBHOOK, fields, sign(target, WEBHOOK, fields)), 200, fields['Body']);
    }
    // A STOP ends sending at once, but changes the account's setting a moment later.
    const message = 'You are back.';
    await eventually(async () => {
      await owner.client.toggleSms({ body: { enabled: true } });
      await target.admin.client.sendBlast({
        body: { message, recipientFilter: 'custom', customRecipients: [owner.id] },
      });
      await target.twilio.settled();
      assertThat(
        target.twilio.receivedBy(phone).some((text) => text.includes(message)),
        'no text arrived',
      );
    });
  },
};

const oldStatus: Attack = {
  name: 'undo the delivery of a text with an older status report',
  run: async (target) => {
    const owner = await target.newPlayer('texter');
    const phone = await bindPhone(target, owner);
    const message = 'Hello there.';
    // The sms service learns of the number a moment later.
    await eventually(() =>
      target.admin.client.sendBlast({
        body: { message, recipientFilter: 'custom', customRecipients: [owner.id] },
      }),
    );
    const sent = await eventually(() => {
      const found = target.twilio.messages.find((one) => one.to === phone && one.body.includes(message));
      if (!found) throw new Error('nothing was sent');
      return found;
    });
    await target.twilio.settled();
    const entry = async () =>
      (await target.admin.client.listSmsLogs({ query: { limit: 200 } })).find(
        (one) => one.phone === phone && one.outboundText?.includes(message),
      );
    await eventually(async () => assertEqual((await entry())?.success, true, 'success of the sent text'));
    for (const MessageStatus of ['queued', 'sending', 'sent']) {
      const fields = { MessageSid: sent.sid, MessageStatus };
      assertStatus(await post(target, STATUS, fields, sign(target, STATUS, fields)), 204, MessageStatus);
    }
    assertEqual((await entry())?.success, true, 'success of the text afterwards');
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

const unknownNumbers: Attack = {
  name: 'send commands from an unknown number',
  run: async (target) => {
    for (const body of ['PICK Castaway 1', 'STATUS', 'TEAM', 'BOARD']) {
      const fields = inbound(target, target.freshPhone(), body);
      const { text } = await post(target, WEBHOOK, fields, sign(target, WEBHOOK, fields));
      assertThat(!/Castaway \d|Player \d/.test(text), `the reply to ${body} was ${text}`);
    }
  },
};

export const webhook: Family = {
  name: 'webhook forgery',
  attacks: [control, ...forgeries, tampered, replay, replayStop, oldStatus, otherRequests, unknownNumbers],
};
