/** Twilio's calls to us: signed posts of forms, and the TwiML in the responses. */
import { createHmac } from 'node:crypto';

/**
 * X-Twilio-Signature of a form: HMAC-SHA1 with the account's token over the address and, sorted by name, each field's
 * name and value; base64. https://www.twilio.com/docs/usage/security#validating-requests
 */
export function twilioSignature(
  authToken: string,
  url: string,
  fields: Readonly<Record<string, string>>,
): string {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + (fields[name] ?? ''), url);
  return createHmac('sha1', authToken).update(signed).digest('base64');
}

/** Twilio's timeout for a webhook. */
const WEBHOOK_TIMEOUT_MS = 15_000;

export interface WebhookAnswer {
  readonly status: number;
  readonly text: string;
}

/** Posts a signed form; `null` without a response. */
export async function postSigned(
  authToken: string,
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<WebhookAnswer | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': twilioSignature(authToken, url, fields) },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return ENTITIES[name ?? ''] ?? whole;
    },
  );

/** The texts that TwiML says to send: `<Message>…</Message>`, with or without a `<Body>` inside. */
export const messagesIn = (twiml: string): string[] =>
  [...twiml.matchAll(/<Message[^>]*>([\s\S]*?)<\/Message>/g)].map(([, inner = '']) => {
    const body = /<Body[^>]*>([\s\S]*?)<\/Body>/.exec(inner)?.[1] ?? inner;
    return unescapeXml(body);
  });
