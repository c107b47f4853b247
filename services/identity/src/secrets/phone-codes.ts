import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes are stored as keyed hashes: without the key a reader of the table can't try all million codes. */
export interface PhoneCodes {
  hash(account: CodeFor, code: string): Buffer;
  /** Compares in constant time. */
  matches(hash: Buffer, account: CodeFor, code: string): boolean;
}

/** The account and number that a code is valid for. */
interface CodeFor {
  readonly userId: string;
  readonly phone: string;
}

/** @param secrets the first hashes; the others match codes sent before the secret changed */
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
