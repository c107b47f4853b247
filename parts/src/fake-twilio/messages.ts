/** The account's messages, and their format in Twilio's API. */
import { randomBytes } from 'node:crypto';

export type MessageStatus = 'queued' | 'sent' | 'delivered' | 'undelivered' | 'received';

export interface FakeMessage {
  readonly sid: string;
  readonly direction: 'inbound' | 'outbound-api' | 'outbound-reply';
  readonly from: string;
  readonly to: string;
  readonly body: string;
  readonly messagingServiceSid: string | null;
  readonly statusCallback: string | null;
  readonly dateCreated: Date;
  /** `null` while it is queued. */
  readonly dateSent: Date | null;
  readonly status: MessageStatus;
  readonly errorCode: number | null;
}
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

export const createSid = (): string => `SM${randomBytes(16).toString('hex')}`;

/** Close enough for a log line: Twilio counts by GSM-7, here all of ASCII counts as that. */
const segmentsOf = (body: string): number => {
  const [one, more] = /^[\n\r -~]*$/.test(body) ? [160, 153] : [70, 67];
  return body.length <= one ? 1 : Math.ceil(body.length / more);
};

/** RFC 2822 with a numeric zone, like dates in Twilio's API. */
const rfc2822 = (date: Date): string => date.toUTCString().replace('GMT', '+0000');

const API_VERSION = '2010-04-01';
export const messagesPath = (accountSid: string): string => `/${API_VERSION}/Accounts/${accountSid}/Messages`;

/** The resource as the API returns it. */
export function resourceOf(message: FakeMessage, accountSid: string) {
  const uri = `${messagesPath(accountSid)}/${message.sid}`;
  return {
    account_sid: accountSid,
    api_version: API_VERSION,
    body: message.body,
    date_created: rfc2822(message.dateCreated),
    date_sent: message.dateSent && rfc2822(message.dateSent),
    date_updated: rfc2822(message.dateSent ?? message.dateCreated),
    direction: message.direction,
    error_code: message.errorCode,
    error_message: message.errorCode === null ? null : 'Unreachable destination handset',
    from: message.from,
    messaging_service_sid: message.messagingServiceSid,
    num_media: '0',
    num_segments: String(segmentsOf(message.body)),
    price: null,
    price_unit: 'USD',
    sid: message.sid,
    status: message.status,
    subresource_uris: { media: `${uri}/Media.json` },
    to: message.to,
    uri: `${uri}.json`,
  };
}

/**
 * One page of the list, newest first, filtered as Twilio filters: `DateSent>` and `DateSent<` include their bound, and
 * a queued message has no date.
 */
export function listPage(
  messages: readonly FakeMessage[],
  accountSid: string,
  query: URLSearchParams,
  visibleBefore: Date,
) {
  const size = Math.min(1_000, Math.max(1, Number(query.get('PageSize') ?? 50) || 50));
  const page = Math.max(0, Number(query.get('Page') ?? 0) || 0);
  const matching = messages
    .filter((message) => message.dateCreated <= visibleBefore && matches(message, query))
    .reverse();
  const start = page * size;
  const path = `${messagesPath(accountSid)}.json`;
  const uriOf = (number: number): string => {
    const other = new URLSearchParams(query);
    other.set('PageSize', String(size));
    other.set('Page', String(number));
    return `${path}?${other.toString()}`;
  };
  return {
    first_page_uri: uriOf(0),
    end: Math.min(start + size, matching.length) - 1,
    messages: matching.slice(start, start + size).map((message) => resourceOf(message, accountSid)),
    next_page_uri: start + size < matching.length ? uriOf(page + 1) : null,
    page,
    page_size: size,
    previous_page_uri: page > 0 ? uriOf(page - 1) : null,
    start,
    uri: uriOf(page),
  };
}

function matches(message: FakeMessage, query: URLSearchParams): boolean {
  const [to, from] = [query.get('To'), query.get('From')];
  if (to !== null && message.to !== to) return false;
  if (from !== null && message.from !== from) return false;
  const [on, after, before] = [query.get('DateSent'), query.get('DateSent>'), query.get('DateSent<')];
  if (on === null && after === null && before === null) return true;
  if (!message.dateSent) return false;
  // The API has whole seconds.
  const sent = Math.floor(message.dateSent.getTime() / 1_000);
  if (after !== null && sent < Math.floor(Date.parse(after) / 1_000)) return false;
  if (before !== null && sent > Math.floor(Date.parse(before) / 1_000)) return false;
  return on === null || message.dateSent.toISOString().startsWith(on.slice(0, 10));
}
