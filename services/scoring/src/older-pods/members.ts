/** Who takes part, as pods of 0.7 read it: in chunks, each encoded once. @until 0.9 */
import { changesSince, sha256, type Moment, type Sql, type Tx } from '@torchbearer/kit';
import { MemberChunk, type Member } from '@torchbearer/proto/scoring/v1/board';
import { chunkOf, chunksFor, rangeOf } from './chunks.js';
import type { RosterPick } from '../copies.js';

export interface StoredChunk {
  readonly chunk: number;
  readonly hash: Buffer;
  /** How many members it has. */
  readonly size: number;
}

/** The participants as the standings were computed from. */
export interface Participants {
  /** In the order of their ids. */
  readonly ids: readonly string[];
  /** Of one of them, for whom there is no row any more. */
  readonly nameOf: (id: string) => string;
  /** When they were these. */
  readonly moment: Moment;
}

/** All chunks, in order. */
export const storedChunks = (sql: Sql): Promise<StoredChunk[]> =>
  sql.rows<StoredChunk>('select chunk, hash, size from standings_members order by chunk');

/**
 * Encodes the chunks whose members have changed, so that together they have exactly these participants. The standings
 * must be locked. @returns all chunks, in order
 */
export async function storeMembers(tx: Tx, participants: Participants): Promise<StoredChunk[]> {
  const stored = await storedChunks(tx);
  const chunks = chunksFor(participants.ids.length, stored.length);
  const isWhole = stored.length === chunks && stored.at(-1)?.chunk === chunks - 1;
  const outdated = isWhole ? await outdatedChunks(tx, chunks) : null;
  const numbers = outdated ?? Array.from({ length: chunks }, (_, chunk) => chunk);
  const encoded = numbers.length > 0 ? await encodeChunks(tx, participants, numbers, chunks) : [];
  await tx.run('update standings set members_as_of = $1', [participants.moment]);
  const byNumber = new Map(
    [...stored.slice(0, chunks), ...encoded].map(({ chunk, hash, size }) => [chunk, { chunk, hash, size }]),
  );
  const all = [...byNumber.values()].sort((a, b) => a.chunk - b.chunk);
  if (all.reduce((sum, { size }) => sum + size, 0) === participants.ids.length) return all;
  // Somebody has changed the rows.
  await tx.run('update standings set members_as_of = null');
  return await storeMembers(tx, participants);
}

/** Those of users who have changed since the chunks were stored; null if that is not known. */
async function outdatedChunks(tx: Tx, chunks: number): Promise<number[] | null> {
  const { asOf } = await tx.one<{ asOf: Moment | null }>('select members_as_of as "asOf" from standings');
  const changes = asOf === null ? null : await changesSince(tx, asOf);
  if (!changes) return null;
  const changed = ['copied.users', 'copied.rosters'].flatMap((table) => changes.keys.get(table) ?? []);
  return [...new Set(changed.map(([id]) => chunkOf(String(id), chunks)))];
}

interface MemberRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly picks: readonly RosterPick[] | null;
}

async function encodeChunks(
  tx: Tx,
  { ids, nameOf }: Participants,
  numbers: readonly number[],
  chunks: number,
): Promise<StoredChunk[]> {
  const wanted = new Set(numbers);
  const idsOf = new Map<number, string[]>(numbers.map((chunk) => [chunk, []]));
  for (const id of ids) {
    const chunk = chunkOf(id, chunks);
    if (wanted.has(chunk)) idsOf.get(chunk)!.push(id);
  }
  const encoded: (StoredChunk & { readonly members: Buffer })[] = [];
  for (const [chunk, own] of idsOf) {
    const rows = await tx.rows<MemberRow>(
      `select player.id, player.name, player.email, roster.picks from copied.users player
       left join copied.rosters roster on roster.user_id = player.id where player.id between $1 and $2`,
      [...rangeOf(chunk, chunks)],
    );
    const members = encodeChunk(own, new Map(rows.map((row) => [row.id, row])), nameOf);
    encoded.push({ chunk, size: own.length, members, hash: sha256(members) });
  }
  await tx.run(
    `insert into standings_members (chunk, hash, size, members)
     select * from unnest($1::int[], $2::bytea[], $3::int[], $4::bytea[])
     on conflict (chunk) do update set hash = excluded.hash, size = excluded.size, members = excluded.members
     where (standings_members.hash, standings_members.size) <> (excluded.hash, excluded.size)`,
    [
      encoded.map(({ chunk }) => chunk),
      encoded.map(({ hash }) => hash),
      encoded.map(({ size }) => size),
      encoded.map(({ members }) => members),
    ],
  );
  await tx.run('delete from standings_members where chunk >= $1', [chunks]);
  return encoded;
}

/** @param ids the chunk's participants, in order; somebody whose row was just deleted has no e-mail and no roster */
function encodeChunk(
  ids: readonly string[],
  rows: ReadonlyMap<string, MemberRow>,
  nameOf: (id: string) => string,
): Buffer {
  const places = new Map<string, number>();
  const placeOf = (castawayId: string): number => {
    const known = places.get(castawayId);
    if (known === undefined) places.set(castawayId, places.size);
    return known ?? places.size - 1;
  };
  const members = ids.map((id): Member => {
    const row = rows.get(id);
    const drafted = [...(row?.picks ?? [])]
      .sort((a, b) => a.round - b.round || a.pickNumber - b.pickNumber)
      .map(({ castawayId, round }) => ({ castaway: placeOf(castawayId), round }));
    return { id, name: row?.name ?? nameOf(id), email: row?.email ?? '', drafted };
  });
  return Buffer.from(MemberChunk.encode({ members, castawayIds: [...places.keys()] }).finish());
}

/** The encoded members of these chunks, in any order. @throws Error if one is no longer stored */
export async function readChunks(
  sql: Sql,
  hashes: readonly Buffer[],
): Promise<{ readonly hash: Buffer; readonly members: Buffer }[]> {
  if (hashes.length === 0) return [];
  const found = await sql.rows<{ hash: Buffer; members: Buffer }>(
    'select distinct on (hash) hash, members from standings_members where hash = any ($1)',
    [hashes],
  );
  const wanted = new Set(hashes.map((hash) => hash.toString('base64')));
  if (found.length < wanted.size) throw new Error('the members of the standings have changed meanwhile');
  return found;
}
