import type { Twilio } from 'twilio';
import type { TwilioAccount } from '../config.js';
import { createHttpClient, type HttpOptions } from './http-client.js';
import type { KnownMessage, Messenger, OutgoingMessage } from './messenger.js';
import { outcomeOf } from './outcome.js';

export interface TwilioOptions extends TwilioAccount, HttpOptions {
  /** Where Twilio reports about a message, with our own id in the query; undefined for nowhere. */
  readonly statusCallback: ((messageId: string) => string) | undefined;
}

/** More than one number gets in the time that a lookup covers. */
const LOOKUP_LIMIT = 200;

/** Sends through Twilio's SDK. It never retries: only the caller knows whether a repetition is safe. */
export function createTwilioMessenger(options: TwilioOptions): Messenger {
  const { sender, statusCallback } = options;
  let opened: Promise<Twilio> | null = null;
  return {
    isReal: true,
    async send({ id, to, text }: OutgoingMessage) {
      try {
        const client = await (opened ??= openClient(options));
        const { sid, status } = await client.messages.create({
          to,
          body: text,
          ...sender,
          // A lookup compares the text character by character.
          smartEncoded: false,
          ...(statusCallback && { statusCallback: statusCallback(id) }),
        });
        if (typeof sid !== 'string' || sid === '')
          return { kind: 'UNKNOWN', error: 'Twilio named no message' };
        return { kind: 'HANDED_OVER', sid, status };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    async find({ to, text, since }): Promise<KnownMessage[]> {
      // Not filtered by sending date: accepted messages that are not sent yet have none.
      const client = await (opened ??= openClient(options));
      const known = await client.messages.list({ to, limit: LOOKUP_LIMIT, pageSize: LOOKUP_LIMIT });
      return known
        .filter(({ direction }) => direction === 'outbound-api')
        .filter(({ body, dateCreated }) => isText(body, text) && dateCreated >= since)
        .map(({ sid, dateCreated }) => ({ sid, createdAt: dateCreated }));
    },
  };
}

async function openClient(options: TwilioOptions): Promise<Twilio> {
  // Loaded only if needed: it takes 13 MB of memory.
  const { default: twilio } = await import('twilio');
  const httpClient = createHttpClient(twilio.RequestClient, options);
  return twilio(options.accountSid, options.authToken, { httpClient });
}

/** A trial account's messages get a prefix, and Twilio may trim blanks. */
const isText = (body: string | null, text: string): boolean => (body ?? '').trim().endsWith(text.trim());
