/** Adds and confirms phone numbers, and signs texts like Twilio. */
import { ApiError } from '@torchbearer/contract';
import { createHmac } from 'node:crypto';
import type { SignedIn } from './api.js';
import { eventually } from './wait.js';

/** Sends a text to the site's number through the fake Twilio. */
export async function textIn(twilioUrl: string, from: string, body: string): Promise<void> {
  const response = await fetch(`${twilioUrl}/simulate/inbound`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, body }),
  });
  if (!response.ok) throw new Error(`the fake Twilio returned ${String(response.status)}`);
}

/**
 * Adds a number and confirms it by texting YES from the phone.
 * @param twilioUrl of the fake Twilio
 * @param password of the player, required if their sign-in is not recent
 */
export async function addPhone(
  twilioUrl: string | undefined,
  { client }: Pick<SignedIn, 'client'>,
  phone: string,
  password?: string,
): Promise<void> {
  if (!twilioUrl) throw new Error('there is no fake Twilio');
  const body = { phone, ...(password !== undefined && { currentPassword: password }) };
  await client.setPhone({ body }).catch((error: unknown) => {
    // On a busy machine the response may time out although the number was added.
    if (!(error instanceof ApiError && error.status === 503)) throw error;
  });
  const number = await eventually(async () => {
    const { phonePending } = await client.getOwnUser();
    if (!phonePending) throw new Error('no number is pending');
    return phonePending.phone;
  });
  await textIn(twilioUrl, number, 'YES');
  const { phoneVerified } = await client.getOwnUser();
  if (!phoneVerified) throw new Error(`${number} was not verified by YES`);
}

export type Fields = Readonly<Record<string, string>>;

/** Twilio's signature of a request: HMAC-SHA1 of the address and the sorted fields. */
export function twilioSignature(authToken: string, url: string, fields: Fields): string {
  const text = Object.keys(fields)
    .sort()
    .reduce((sum, name) => `${sum}${name}${fields[name] ?? ''}`, url);
  return createHmac('sha1', authToken).update(text).digest('base64');
}
