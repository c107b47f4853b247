import type { Sql } from '@torchbearer/kit';
import { MemberChunk } from '@torchbearer/proto/scoring/v1/board';
import { membersOfChunk, type BoardMember } from './board-rows.js';
import { readChunks, type StoredChunk } from './members.js';

/** Decoded members, kept while their chunk is the same. @until 0.9 */
export interface MemberCache {
  /** All members by number. @throws Error if a chunk has changed since `chunks` was read */
  read(sql: Sql, chunks: readonly Pick<StoredChunk, 'hash'>[]): Promise<BoardMember[]>;
}

export function createMemberCache(): MemberCache {
  let known = new Map<string, readonly BoardMember[]>();
  return {
    async read(sql, chunks) {
      const hashes = chunks.map(({ hash }) => hash.toString('base64'));
      const lacking = chunks.flatMap(({ hash }, chunk) => (known.has(hashes[chunk]!) ? [] : hash));
      const found = new Map(known);
      for (const { hash, members } of await readChunks(sql, lacking))
        found.set(hash.toString('base64'), membersOfChunk(MemberChunk.decode(members)));
      const all = hashes.map((hash) => [hash, found.get(hash)!] as const);
      known = new Map(all);
      return all.flatMap(([, members]) => members);
    },
  };
}
