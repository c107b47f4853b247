/** What rows of the standings show of participants, besides numbers. */
import type { Sql } from '@torchbearer/kit';
import type { RosterPick } from '../copies.js';

export interface Member {
  readonly name: string;
  readonly email: string;
  /** By round. */
  readonly picks: readonly RosterPick[];
}

/** By id; users without a row are missing. */
export type Members = ReadonlyMap<string, Member>;

export async function readMembers(sql: Sql, ids: readonly string[]): Promise<Members> {
  // Most callers only ask whether there is another version.
  if (ids.length === 0) return new Map();
  const rows = await sql.rows<{ id: string; name: string; email: string; picks: RosterPick[] | null }>(
    `select player.id, player.name, player.email, roster.picks from copied.users player
     left join copied.rosters roster on roster.user_id = player.id where player.id = any ($1::uuid[])`,
    [ids],
  );
  const byRound = (a: RosterPick, b: RosterPick): number => a.round - b.round || a.pickNumber - b.pickNumber;
  return new Map(
    rows.map(({ id, name, email, picks }) => [id, { name, email, picks: [...(picks ?? [])].sort(byRound) }]),
  );
}

/** The ids of all users whose name has these words, whatever their case and accents. */
export async function findMembers(sql: Sql, words: string): Promise<string[]> {
  const part = words.trim().replaceAll(/[\\%_]/g, '\\$&');
  if (part === '') return [];
  const { ids } = await sql.one<{ ids: string[] | null }>(
    `select json_agg(id) as ids from copied.users where folded(name) like '%' || folded($1::text) || '%'`,
    [part],
  );
  return ids ?? [];
}
