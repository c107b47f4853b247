/** One Twilio account with one number: accepts, refuses, delivers and receives messages. */
import type { Behaviour } from './behaviour.js';
import { twilioErrors, type TwilioError } from './errors.js';
import { createSid, type FakeMessage, type Writable } from './messages.js';
import { messagesIn, postSigned } from './webhooks.js';

export interface AccountOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** The account's number, e.g. +15550100000. */
  readonly from: string;
  /** The webhook for messages to that number. */
  readonly webhookUrl?: string | undefined;
  /** Called for each message that is accepted or received, for example to log it as a line of JSON. */
  readonly onMessage?: ((message: FakeMessage) => void) | undefined;
  readonly clock?: (() => Date) | undefined;
}

export interface Inbound {
  readonly from: string;
  readonly body: string;
  /** Requests with the same key are the same message. */
  readonly sid?: string | undefined;
}

export interface Reply {
  /** The webhook's HTTP status; `null` without a response. */
  readonly status: number | null;
  readonly twiml: string;
  /** The reply that the sender got, from us or the carrier; `null` for none. */
  readonly reply: string | null;
}

/** The words that carriers handle themselves, as Twilio does by default. */
const STOP_WORDS = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']);
const START_WORDS = new Set(['START', 'YES', 'UNSTOP']);
const STOPPED =
  'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.';

/** Digits as E.164 allows them; North American ones are ten after the country code. */
const isPhone = (to: string): boolean => /^\+(1[2-9]\d{9}|[2-9]\d{6,14})$/.test(to);

const STEP_MS = 2;

export type Account = ReturnType<typeof createAccount>;

export function createAccount(options: AccountOptions) {
  const { accountSid, authToken, from, onMessage, clock = () => new Date() } = options;
  const messages: FakeMessage[] = [];
  const stopped = new Set<string>();
  const underWay = new Set<Promise<void>>();
  let isOpen = true;

  const add = (fields: Pick<FakeMessage, 'direction' | 'from' | 'to' | 'body'> & Partial<FakeMessage>) => {
    const message: Writable<FakeMessage> = {
      sid: createSid(),
      messagingServiceSid: null,
      statusCallback: null,
      dateCreated: clock(),
      dateSent: null,
      status: 'queued',
      errorCode: null,
      ...fields,
    };
    messages.push(message);
    onMessage?.(message);
    return message;
  };

  const report = async (message: FakeMessage, status: FakeMessage['status']): Promise<void> => {
    if (message.statusCallback === null || !isOpen) return;
    const error: Record<string, string> =
      status === 'undelivered' ? { ErrorCode: String(message.errorCode) } : {};
    await postSigned(authToken, message.statusCallback, {
      AccountSid: accountSid,
      ApiVersion: '2010-04-01',
      From: message.from,
      MessageSid: message.sid,
      MessageStatus: status,
      SmsSid: message.sid,
      SmsStatus: status,
      To: message.to,
      ...error,
    });
  };

  const deliver = async (message: Writable<FakeMessage>, behaviour: Behaviour | null): Promise<void> => {
    const last = behaviour === 'undelivered' ? 'undelivered' : 'delivered';
    await step();
    message.status = 'sent';
    message.dateSent = clock();
    await step();
    if (last === 'undelivered') message.errorCode = 30003;
    message.status = last;
    const statuses = ['sent', last] as const;
    for (const status of behaviour === 'callbacks-reversed' ? statuses.toReversed() : statuses) {
      await report(message, status);
    }
  };

  const inBackground = (work: Promise<void>): void => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };

  return {
    messages: messages as readonly FakeMessage[],

    /** Why a message can't be sent; `null` if it can. */
    faultOf(form: URLSearchParams): TwilioError | null {
      const [to, body, sender] = [form.get('To') ?? '', form.get('Body') ?? '', form.get('From')];
      if (to === '') return twilioErrors.toMissing();
      if (!isPhone(to)) return twilioErrors.invalidTo(to);
      if (sender === null && form.get('MessagingServiceSid') === null) return twilioErrors.fromMissing();
      if (sender !== null && sender !== from) return twilioErrors.foreignFrom(sender);
      if (body === '') return twilioErrors.bodyMissing();
      if (body.length > 1_600) return twilioErrors.bodyTooLong();
      return stopped.has(to) ? twilioErrors.unsubscribed() : null;
    },

    /** Accepts the message and delivers it in the background. */
    accept(form: URLSearchParams, behaviour: Behaviour | null): FakeMessage {
      const message = add({
        direction: 'outbound-api',
        from,
        to: form.get('To') ?? '',
        body: form.get('Body') ?? '',
        messagingServiceSid: form.get('MessagingServiceSid'),
        statusCallback: form.get('StatusCallback'),
      });
      inBackground(deliver(message, behaviour));
      return { ...message };
    },

    /** Simulates a text to the account's number. */
    textIn: async ({ from: sender, body, sid = createSid() }: Inbound): Promise<Reply> => {
      const word = body.trim().toUpperCase();
      if (STOP_WORDS.has(word)) stopped.add(sender);
      if (START_WORDS.has(word)) stopped.delete(sender);
      const now = clock();
      if (!messages.some((message) => message.sid === sid)) {
        add({ sid, direction: 'inbound', from: sender, to: from, body, status: 'received', dateSent: now });
      }
      const answer =
        options.webhookUrl === undefined
          ? null
          : await postSigned(authToken, options.webhookUrl, {
              AccountSid: accountSid,
              ApiVersion: '2010-04-01',
              Body: body,
              From: sender,
              FromCountry: 'US',
              MessageSid: sid,
              NumMedia: '0',
              NumSegments: '1',
              SmsMessageSid: sid,
              SmsSid: sid,
              SmsStatus: 'received',
              To: from,
              ToCountry: 'US',
            });
      const twiml = answer?.status === 200 ? answer.text : '';
      const replies = stopped.has(sender) ? [] : messagesIn(twiml);
      for (const text of replies) {
        add({
          direction: 'outbound-reply',
          from,
          to: sender,
          body: text,
          status: 'delivered',
          dateSent: now,
        });
      }
      const reply = STOP_WORDS.has(word) ? STOPPED : replies.join('\n') || null;
      return { status: answer?.status ?? null, twiml, reply };
    },

    /** Resolves once everything accepted so far is delivered and reported. */
    settled: async (): Promise<void> => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: () => {
      isOpen = false;
    },
  };
}

const step = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STEP_MS));
