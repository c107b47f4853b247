/** Twilio's signature of a request: HMAC-SHA1 of the address and the sorted fields. */
import { createHmac } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

export function twilioSignature(authToken: string, url: string, fields: Fields): string {
  const text = Object.keys(fields)
    .sort()
    .reduce((sum, name) => `${sum}${name}${fields[name] ?? ''}`, url);
  return createHmac('sha1', authToken).update(text).digest('base64');
}
