import type { Sql } from '@torchbearer/kit';
import { MemberChunk } from '@torchbearer/proto/scoring/v1/board';
import type { StandingsMember } from '@torchbearer/rules/league';
import { readChunks, type StoredChunk } from './members.js';

/** Decoded members, kept while their chunk is the same. */
export interface MemberCache {
  /** All members by number. @throws Error if a chunk has changed since `chunks` was read */
  read(sql: Sql, chunks: readonly Pick<StoredChunk, 'hash'>[]): Promise<StandingsMember[]>;
}

export function createMemberCache(): MemberCache {
  let known = new Map<string, readonly StandingsMember[]>();
  return {
    async read(sql, chunks) {
      const hashes = chunks.map(({ hash }) => hash.toString('base64'));
      const lacking = chunks.flatMap(({ hash }, chunk) => (known.has(hashes[chunk]!) ? [] : hash));
      const found = new Map(known);
      for (const { hash, members } of await readChunks(sql, lacking))
        found.set(hash.toString('base64'), membersOf(members));
      const all = hashes.map((hash) => [hash, found.get(hash)!] as const);
      known = new Map(all);
      return all.flatMap(([, members]) => members);
    },
  };
}

function membersOf(bytes: Uint8Array): StandingsMember[] {
  const { members, castawayIds } = MemberChunk.decode(bytes);
  return members.map(({ id, name, email, drafted }) => ({
    id,
    name,
    email,
    drafted: drafted.map(({ castaway, round }) => ({ castawayId: castawayIds[castaway]!, round })),
  }));
}
