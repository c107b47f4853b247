import { Refusal } from '@torchbearer/kit';
import type { FormField } from '@torchbearer/proto/sms/v1/sms';
// The package's root would load all of Twilio.
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import { z } from 'zod';
import type { Context } from '../context.js';

/** What Twilio posted to us, as the gateway passes it on. */
export interface SignedForm {
  readonly signature: string;
  /** The query of the address called, with its question mark; empty for none. */
  readonly query: string;
  readonly fields: readonly FormField[];
}

/** Far above what Twilio sends; only the signature says whether it is to be read at all. */
export const signedFormInput = z.object({
  signature: z.string().max(1_000),
  query: z.string().max(4_000),
  fields: z.array(z.object({ name: z.string().max(1_000), value: z.string().max(20_000) })).max(500),
});

/**
 * Reads a form that Twilio signed for this address of ours. Without an account of ours at Twilio, or without an
 * address of our own, nobody can have.
 * @param path of the address that Twilio was told, e.g. /api/sms/webhook
 * @throws Refusal BAD_SIGNATURE
 */
export function readSigned(
  { account, site }: Context,
  path: string,
  form: SignedForm,
): Record<string, string> {
  const { signature, query, fields } = form;
  const names = new Set(fields.map(({ name }) => name));
  // Twilio names no field twice; of two, nobody could say which one was meant.
  const isWhole = names.size === fields.length && (query === '' || query.startsWith('?'));
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  if (!account || site.url === '' || signature === '' || !isWhole) throw new Refusal('BAD_SIGNATURE');
  const url = `${site.url.replace(/\/+$/, '')}${path}${query}`;
  if (!validateRequest(account.authToken, signature, url, values)) throw new Refusal('BAD_SIGNATURE');
  return values;
}
