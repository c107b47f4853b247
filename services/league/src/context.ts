import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@torchbearer/kit';

/** What every RPC and every reaction to a changed copy works with. */
export interface Context {
  readonly database: Database;
  readonly chance: Chance;
}

/** The source of randomness, so that rules stay pure. */
export interface Chance {
  id(): string;
  /** 32 hexadecimal digits. */
  draftSeed(): string;
}

export const systemChance: Chance = {
  id: () => randomUUID(),
  draftSeed: () => randomBytes(16).toString('hex'),
};
