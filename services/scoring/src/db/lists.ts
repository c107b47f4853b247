/** The standings as the contract's list, made from the board and its members. */
import type { Sql } from '@torchbearer/kit';
import { MemberChunk, type Board } from '@torchbearer/proto/scoring/v1/board';
import {
  ranksInOrder,
  rowsJson,
  type StandingsMember,
  type StandingsSource,
} from '@torchbearer/rules/league';
import { readMembers, type StoredChunk } from './members.js';

export interface Lists {
  /** The list as UTF-8 JSON, encoded at the first call. @param forAdmin with e-mails, even if the season hides them */
  json(forAdmin: boolean): Buffer;
}

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
      const missing = [...hashes.keys()].filter((chunk) => !known.has(hashes[chunk]!));
      const found = new Map(known);
      for (const { hash, members } of missing.length > 0 ? await readMembers(sql, missing) : [])
        found.set(hash.toString('base64'), membersOf(members));
      const all = hashes.map((hash) => {
        const own = found.get(hash);
        if (!own) throw new Error('the members of the standings have changed meanwhile');
        return [hash, own] as const;
      });
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

export function listsOf(board: Board, members: readonly StandingsMember[]): Lists {
  const totals = numbersOf(board.totals);
  const source: StandingsSource = {
    columns: {
      members: numbersOf(board.members),
      totals,
      weeksPicked: board.weeksPicked,
      ranks: ranksInOrder(totals),
    },
    memberAt: (number) => members[number]!,
    castaways: new Map(board.castaways.map((castaway) => [castaway.id, castaway])),
  };
  const made = new Map<boolean, Buffer>();
  return {
    json(forAdmin) {
      const withEmails = forAdmin || board.showsEmails;
      let json = made.get(withEmails);
      if (!json) made.set(withEmails, (json = rowsJson(source, { from: 0, to: totals.length, withEmails })));
      return json;
    },
  };
}

/** Numbers of four bytes, copied, because the bytes may begin anywhere. */
const numbersOf = ({ buffer, byteOffset, byteLength }: Buffer): Int32Array =>
  new Int32Array(buffer.slice(byteOffset, byteOffset + byteLength));
