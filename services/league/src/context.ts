import { randomBytes, randomUUID } from 'node:crypto';
import type { Database, RpcTable } from '@torchbearer/kit';
import type { LeagueServiceService, SubmitRankingResponse } from '@torchbearer/proto/league/v1/league';
import { GROUP_CODE_ALPHABET, GROUP_CODE_LENGTH } from '@torchbearer/rules';
import type { ReadOverview } from './db/overview.js';
import type { RankingSubmission } from './domain/rankings.js';

/** What every RPC and every reaction to a changed copy works with. */
export interface Context {
  readonly database: Database;
  readonly chance: Chance;
  readonly readOverview: ReadOverview;
  /** Whether scoring has published weeks with points that league has not received. */
  readonly areScoredWeeksBehind: () => Promise<boolean>;
  /** Whether all events of users are copied; false if the bus is down. */
  readonly areUsersCaughtUp: () => Promise<boolean>;
  /** Saves a player's ranking together with those that wait at the same time. @throws Refusal */
  readonly saveInGroup: (ranking: RankingSubmission) => Promise<SubmitRankingResponse>;
}

export type Rpcs = RpcTable<Context, typeof LeagueServiceService>;

/** The source of randomness, so that rules stay pure. */
export interface Chance {
  id(): string;
  /** 32 hexadecimal digits. */
  draftSeed(): string;
  /** Ten characters, as `readGroupCode` returns them; two groups draw the same once in 2^50 times. */
  groupCode(): string;
}

export const systemChance: Chance = {
  id: () => randomUUID(),
  draftSeed: () => randomBytes(16).toString('hex'),
  groupCode: () =>
    Array.from(randomBytes(GROUP_CODE_LENGTH), (byte) => GROUP_CODE_ALPHABET[byte % 32]).join(''),
};
