import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is stored of a code: who reads the table knows none, for a million hashes without the key say nothing. */
export interface PhoneCodes {
  hash(account: CodeFor, code: string): Buffer;
  /** Takes as long for a wrong code as for the right one. */
  matches(hash: Buffer, account: CodeFor, code: string): boolean;
}

/** The account and the number that a code is for; for any other it is wrong. */
export interface CodeFor {
  readonly userId: string;
  readonly phone: string;
}

/** @param secrets the first hashes; the others are for codes sent before the secret was changed */
export function createPhoneCodes(secrets: readonly [string, ...string[]]): PhoneCodes {
  const hashBy = (secret: string, { userId, phone }: CodeFor, code: string): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['phone code', userId, phone, code]))
      .digest();
  return {
    hash: (account, code) => hashBy(secrets[0], account, code),
    matches: (hash, account, code) =>
      secrets.map((secret) => timingSafeEqual(hash, hashBy(secret, account, code))).includes(true),
  };
}
