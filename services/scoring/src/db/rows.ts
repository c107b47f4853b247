/** What rows of the standings show of participants, besides numbers. */
import type { Database, Sql } from '@torchbearer/kit';
import type { RosterPick } from '../copies.js';

export interface Member {
  readonly name: string;
  readonly email: string;
  /** By round. */
  readonly picks: readonly RosterPick[];
}

/** By id; users without a row are missing. */
export type Members = ReadonlyMap<string, Member>;

/** @param asOf when one of all members was last seen to have changed */
export type ReadMembers = (asOf: Date | null, ids: readonly string[]) => Promise<Members>;

/** Some 10 MB. */
const MOST_CACHED = 20_000;

/** Caches them until one has changed: each version asks for those of the same players again. */
export function createMembersReader(database: Database): ReadMembers {
  let cached = { asOf: Number.NaN, members: new Map<string, Member>() };
  return async (asOf, ids) => {
    const time = asOf?.getTime() ?? 0;
    if (cached.asOf !== time || cached.members.size > MOST_CACHED)
      cached = { asOf: time, members: new Map() };
    // Somebody else may replace them meanwhile.
    const { members } = cached;
    const lacking = ids.filter((id) => !members.has(id));
    if (lacking.length > 0)
      for (const [id, member] of await readMembers(database, lacking)) members.set(id, member);
    return members;
  };
}

async function readMembers(sql: Sql, ids: readonly string[]): Promise<[string, Member][]> {
  const rows = await sql.rows<{ id: string; name: string; email: string; picks: RosterPick[] | null }>(
    `select player.id, player.name, player.email, roster.picks from copied.users player
     left join copied.rosters roster on roster.user_id = player.id where player.id = any ($1::uuid[])`,
    [ids],
  );
  const byRound = (a: RosterPick, b: RosterPick): number => a.round - b.round || a.pickNumber - b.pickNumber;
  return rows.map(({ id, name, email, picks }) => [
    id,
    { name, email, picks: [...(picks ?? [])].sort(byRound) },
  ]);
}

/** The ids of all users whose name has these words, whatever their case and accents. */
export async function findMembers(sql: Sql, words: string): Promise<string[]> {
  const part = words.trim().replaceAll(/[\\%_]/g, '\\$&');
  if (part === '') return [];
  const [row] = await sql.rows<{ ids: string[] | null }>(
    `select json_agg(id) as ids from copied.users where folded(name) like '%' || folded($1::text) || '%'`,
    [part],
  );
  return row?.ids ?? [];
}
