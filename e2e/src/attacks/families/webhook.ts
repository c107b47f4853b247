/** Texts and status reports that our messaging provider never sent. */
import { twilioSignature, type Fields } from '../../twilio.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { Answer } from '../ask.js';
import { answered, holds, refused, same } from '../expected.js';
import type { Place } from '../place.js';
import { bindPhone } from '../steps.js';

const WEBHOOK = '/api/sms/webhook';
const STATUS = '/api/sms/status';

const post = (
  { ask }: Place,
  path: string,
  fields: Fields | string,
  signature: string | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  ask({
    path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(signature !== null && { 'x-twilio-signature': signature }),
      ...headers,
    },
    body: Buffer.from(typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()),
  });

const sign = ({ twilioToken, url }: Place, path: string, fields: Fields): string =>
  twilioSignature(twilioToken, `${url}${path}`, fields);

const inbound = (place: Place, from: string, body: string): Fields => ({
  From: from,
  Body: body,
  MessageSid: `SM${place.freshWord('sid')}`,
});

const control: Attack = {
  name: '(a signed text gets through, or nothing here shows anything)',
  run: async (place) => {
    const fields = inbound(place, place.freshPhone(), 'HELP');
    answered(await post(place, WEBHOOK, fields, sign(place, WEBHOOK, fields)), 200, 'a signed text');
  },
};

/** Signatures that a careless comparison, or one over a part of the input, would accept. */
const FORGERIES: Readonly<Record<string, (place: Place, path: string, fields: Fields) => string | null>> = {
  'no signature': () => null,
  'an empty signature': () => '',
  'a signature of blanks': () => ' '.repeat(28),
  'a signature by another token': ({ url }, path, fields) =>
    twilioSignature('0'.repeat(32), url + path, fields),
  'a signature by no token': ({ url }, path, fields) => twilioSignature('', url + path, fields),
  'a signature of the address alone': (place, path) => sign(place, path, {}),
  'a signature for the other address': (place, path, fields) =>
    sign(place, path === WEBHOOK ? STATUS : WEBHOOK, fields),
  'a signature for another host': ({ twilioToken }, path, fields) =>
    twilioSignature(twilioToken, `https://elsewhere.example${path}`, fields),
  'a signature for another message': (place, path, fields) =>
    sign(place, path, { ...fields, MessageSid: 'SM0' }),
  'half a signature': (place, path, fields) => sign(place, path, fields).slice(0, 14),
  'a signature and more': (place, path, fields) => `${sign(place, path, fields)}A`,
  'a signature in lower case': (place, path, fields) => sign(place, path, fields).toLowerCase(),
};

const forgeries: readonly Attack[] = Object.entries(FORGERIES).map(([name, make]) => ({
  name: `a text, and news of one, with ${name}`,
  run: async (place: Place) => {
    const text = inbound(place, place.freshPhone(), 'STATUS');
    const news = { MessageSid: text['MessageSid'] ?? '', MessageStatus: 'delivered' };
    for (const [path, fields] of [
      [WEBHOOK, text],
      [STATUS, news],
    ] as const) {
      refused(await post(place, path, fields, make(place, path, fields)), 'BAD_SIGNATURE', path);
    }
  },
}));

const tampered: Attack = {
  name: 'a signed text with a field changed, added, doubled or moved to the query',
  run: async (place) => {
    const fields = inbound(place, place.freshPhone(), 'STATUS');
    const signature = sign(place, WEBHOOK, fields);
    const text = new URLSearchParams(fields).toString();
    const victim = encodeURIComponent('+15555550123');
    for (const changed of [
      text.replace('STATUS', 'STOP'),
      `${text}&Extra=1`,
      `${text}&From=${victim}`,
      `From=${victim}&${text}`,
      text.replace(/From=[^&]*&?/, ''),
    ]) {
      const answer = await post(place, WEBHOOK, changed, signature);
      refused(answer, ['BAD_SIGNATURE', 'INVALID_INPUT'], changed);
    }
    const byQuery = await post(place, `${WEBHOOK}?From=${victim}`, fields, signature);
    refused(byQuery, ['BAD_SIGNATURE', 'INVALID_INPUT'], 'a query');
    // The configured address counts, whatever the request says.
    for (const name of ['host', 'x-forwarded-host']) {
      const headers = { [name]: 'elsewhere.example' };
      const elsewhere = twilioSignature(place.twilioToken, `http://elsewhere.example${WEBHOOK}`, fields);
      refused(await post(place, WEBHOOK, fields, elsewhere, headers), 'BAD_SIGNATURE', 'another host');
    }
  },
};

const replay: Attack = {
  name: 'a signed text sent again, and again at the same moment',
  run: async (place) => {
    const owner = await place.newPlayer('texter');
    const phone = await bindPhone(place, owner);
    const fields = inbound(place, phone, 'HELP');
    const signature = sign(place, WEBHOOK, fields);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(place, WEBHOOK, fields, signature)),
    );
    for (const answer of answers) answered(answer, 200, 'the replay');
    const logged = async () =>
      (await place.admin.client.listSmsLogs({ query: { limit: 200 } })).filter(
        (entry) => entry.direction === 'inbound' && entry.phone === phone && entry.inboundText === 'HELP',
      ).length;
    same(await logged(), 1, 'the log holds it');
  },
};

const replayStop: Attack = {
  name: 'a STOP sent again after the owner sent START',
  run: async (place) => {
    const owner = await place.newPlayer('texter');
    const phone = await bindPhone(place, owner);
    // A START from a number that the sms service does not know yet is refused for now.
    await eventually(() =>
      place.admin.client.sendBlast({
        body: { message: 'Before.', recipientFilter: 'custom', customRecipients: [owner.id] },
      }),
    );
    const stop = inbound(place, phone, 'STOP');
    const start = inbound(place, phone, 'START');
    for (const fields of [stop, start, stop]) {
      answered(await post(place, WEBHOOK, fields, sign(place, WEBHOOK, fields)), 200, fields['Body']);
    }
    // A STOP applies to sending at once, and to the account's switch a moment later.
    const message = 'You are back.';
    await eventually(async () => {
      await owner.client.toggleSms({ body: { enabled: true } });
      await place.admin.client.sendBlast({
        body: { message, recipientFilter: 'custom', customRecipients: [owner.id] },
      });
      await place.twilio.settled();
      holds(
        place.twilio.receivedBy(phone).some((text) => text.includes(message)),
        'no text came',
      );
    });
  },
};

const oldNews: Attack = {
  name: 'old news of a text sent again, to take its delivery back',
  run: async (place) => {
    const owner = await place.newPlayer('texter');
    const phone = await bindPhone(place, owner);
    const message = 'Hello there.';
    // A blast reaches no number that the sms service does not know yet.
    await eventually(() =>
      place.admin.client.sendBlast({
        body: { message, recipientFilter: 'custom', customRecipients: [owner.id] },
      }),
    );
    const sent = await eventually(() => {
      const found = place.twilio.messages.find((one) => one.to === phone && one.body.includes(message));
      if (!found) throw new Error('nothing was sent');
      return found;
    });
    await place.twilio.settled();
    const entry = async () =>
      (await place.admin.client.listSmsLogs({ query: { limit: 200 } })).find(
        (one) => one.phone === phone && one.outboundText?.includes(message),
      );
    await eventually(async () => same((await entry())?.success, true, 'it was sent'));
    for (const MessageStatus of ['queued', 'sending', 'sent']) {
      const fields = { MessageSid: sent.sid, MessageStatus };
      answered(await post(place, STATUS, fields, sign(place, STATUS, fields)), 204, MessageStatus);
    }
    same((await entry())?.success, true, 'afterwards');
  },
};

const otherRequests: Attack = {
  name: 'a text by another method or type',
  run: async (place) => {
    const fields = inbound(place, place.freshPhone(), 'STATUS');
    const signature = { 'x-twilio-signature': sign(place, WEBHOOK, fields) };
    const query = new URLSearchParams(fields).toString();
    const get = await place.ask({ path: `${WEBHOOK}?${query}`, headers: signature });
    refused(get, 'METHOD_NOT_ALLOWED', 'GET');
    refused(await place.ask({ path: WEBHOOK, headers: signature, body: fields }), 'WRONG_TYPE', 'JSON');
    const large = `Body=${'x'.repeat(70_000)}`;
    refused(await post(place, WEBHOOK, large, signature['x-twilio-signature']), 'TOO_LARGE', '70 KB');
  },
};

const strangers: Attack = {
  name: 'a command from a number that nobody has',
  run: async (place) => {
    for (const body of ['PICK Castaway 1', 'STATUS', 'TEAM', 'BOARD']) {
      const fields = inbound(place, place.freshPhone(), body);
      const { text } = await post(place, WEBHOOK, fields, sign(place, WEBHOOK, fields));
      holds(!/Castaway \d|Player \d/.test(text), `${body} told ${text}`);
    }
  },
};

export const webhook: Family = {
  name: 'webhook forgery',
  attacks: [control, ...forgeries, tampered, replay, replayStop, oldNews, otherRequests, strangers],
};
