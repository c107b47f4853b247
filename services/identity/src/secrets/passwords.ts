import { hash, verify } from '@node-rs/argon2';
import { isCurrent, type PasswordCost } from '../domain/passwords.js';

/** Slow by design: never call these inside a transaction. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password or an invalid hash. */
  verify(hash: string, password: string): Promise<boolean>;
  isCurrent(hash: string): boolean;
  /** A dummy hash, against which the password of an unknown e-mail is verified. */
  readonly dummyHash: string;
}

/** Argon2id is the library's default variant; its type is a const enum, which source-run code cannot import. */
const ARGON2ID = 2;

export async function createPasswords(cost: PasswordCost, randomToken: () => string): Promise<Passwords> {
  const make = (password: string): Promise<string> =>
    hash(composed(password), {
      algorithm: ARGON2ID,
      memoryCost: cost.memoryKib,
      timeCost: cost.passes,
      parallelism: cost.lanes,
    });
  return {
    hash: make,
    verify: async (stored, password) => await verify(stored, composed(password)).catch(() => false),
    isCurrent: (stored) => isCurrent(stored, cost),
    dummyHash: await make(randomToken()),
  };
}

/** Keyboards encode the same letter differently, so passwords are normalized. */
const composed = (password: string): string => password.normalize('NFC');
