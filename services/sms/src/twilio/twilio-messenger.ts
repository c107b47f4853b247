import type RequestClient from 'twilio/lib/base/RequestClient.js';
import type { KnownMessage, Messenger, OutgoingMessage } from './messenger.js';
import { outcomeOf } from './outcome.js';

export interface TwilioOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number of ours, or a messaging service that has several. */
  readonly sender: { readonly from: string } | { readonly messagingServiceSid: string };
  /** Another address than https://api.twilio.com, for a stand-in. */
  readonly apiUrl: string | undefined;
  /** Where Twilio calls us back about a message, our own id in its query; undefined for nowhere. */
  readonly statusCallback: ((messageId: string) => string) | undefined;
  readonly timeoutMs: number;
}

/** More than one number ever gets in the time that a look-up reaches back. */
const MOST_LOOKED_AT = 200;

/** Messages by Twilio, through its own SDK. Nothing is ever repeated here: only the caller knows whether it may. */
export async function createTwilioMessenger(options: TwilioOptions): Promise<Messenger> {
  // Large, and of no use without credentials.
  const { default: twilio } = await import('twilio');
  const { accountSid, authToken, sender, apiUrl, statusCallback, timeoutMs: timeout } = options;
  const client = twilio(accountSid, authToken, {
    timeout,
    autoRetry: false,
    httpClient: new (httpClientTo(twilio.RequestClient, apiUrl))({ timeout, autoRetry: false }),
  });
  return {
    isReal: true,
    async send({ id, to, text }: OutgoingMessage) {
      try {
        const { sid } = await client.messages.create({
          to,
          body: text,
          ...sender,
          // What is looked up later must be what was handed over, character by character.
          smartEncoded: false,
          ...(statusCallback && { statusCallback: statusCallback(id) }),
        });
        if (typeof sid !== 'string' || sid === '')
          return { kind: 'UNKNOWN', error: 'Twilio named no message' };
        return { kind: 'HANDED_OVER', sid, isDelivered: false };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    async find({ to, text, since }): Promise<KnownMessage[]> {
      // Not by date of sending: what Twilio has taken over but not sent yet has none.
      const known = await client.messages.list({ to, limit: MOST_LOOKED_AT, pageSize: MOST_LOOKED_AT });
      return known
        .filter(({ direction }) => direction === 'outbound-api')
        .filter(({ body, dateCreated }) => isText(body, text) && dateCreated >= since)
        .map(({ sid, dateCreated }) => ({ sid, createdAt: dateCreated }));
    },
  };
}

/** A trial account's messages get a preface; blanks around a text may be lost. */
const isText = (body: string | null, text: string): boolean => (body ?? '').trim().endsWith(text.trim());

type ClientClass = typeof RequestClient;

/** The SDK's own client, with every request going to `apiUrl` where that is given. */
function httpClientTo(Base: ClientClass, apiUrl: string | undefined): ClientClass {
  if (apiUrl === undefined) return Base;
  return class extends Base {
    override request<TData>(options: RequestClient.RequestOptions<TData>) {
      const { pathname, search } = new URL(options.uri);
      return super.request<TData>({ ...options, uri: new URL(`${pathname}${search}`, apiUrl).href });
    }
  };
}
