import { Refusal } from '@torchbearer/kit';
import type { FormField } from '@torchbearer/proto/sms/v1/sms';
// The package's root would load all of Twilio.
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import { z } from 'zod';
import type { Context } from '../context.js';

/** What Twilio posted, as the gateway passes it on. */
interface SignedForm {
  readonly signature: string;
  /** The query of the address called, with its question mark; empty for none. */
  readonly query: string;
  readonly fields: readonly FormField[];
}

/** These limits are far above what Twilio sends; the signature is checked next. */
export const signedFormInput = z.object({
  signature: z.string().max(1_000),
  query: z.string().max(4_000),
  fields: z.array(z.object({ name: z.string().max(1_000), value: z.string().max(20_000) })).max(500),
});

/**
 * Reads a form that Twilio signed for this address. Refuses every form without a Twilio account or a public address.
 * @param path of the address that Twilio calls, e.g. /api/sms/webhook
 * @throws Refusal BAD_SIGNATURE
 */
export function readSigned(
  { account, site }: Context,
  path: string,
  form: SignedForm,
): Record<string, string> {
  const { signature, query, fields } = form;
  const names = new Set(fields.map(({ name }) => name));
  // Twilio sends no field twice, and a duplicate would be ambiguous.
  const isWhole = names.size === fields.length && (query === '' || query.startsWith('?'));
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  if (!account || site.url === '' || signature === '' || !isWhole) throw new Refusal('BAD_SIGNATURE');
  const url = `${site.url.replace(/\/+$/, '')}${path}${query}`;
  if (!validateRequest(account.authToken, signature, url, values)) throw new Refusal('BAD_SIGNATURE');
  return values;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 cannot hold, escaped or not: most control characters and halves of characters. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The reply to a message as TwiML; null for no reply. */
export function twiml(reply: string | null): string {
  const text = (reply ?? '').replace(NOT_XML, '').replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
  const message = text === '' ? '' : `<Message>${text}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}
