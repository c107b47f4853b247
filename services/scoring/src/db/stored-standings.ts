/** The standings as one value, which is stored for every process that reads them and for the next start. */
import { sha256, type Sql } from '@torchbearer/kit';
import { StoredStandings } from '@torchbearer/proto/scoring/v1/standings';
import type { StandingsColumns } from '../domain/standings-table.js';

export interface StandingsVersion {
  /** 0 before the first computation. */
  readonly version: number;
  /** How often standings have been computed, with a new list or the same. */
  readonly computations: number;
  /** See `hashOf`. */
  readonly hash: Buffer;
  readonly weeksInFirst: number;
  readonly columns: StandingsColumns;
  /** Whether players see each other's e-mail. */
  readonly showsEmails: boolean;
}

export const encodeStandings = (columns: StandingsColumns, showsEmails: boolean): Buffer =>
  Buffer.from(
    StoredStandings.encode({
      ids: bytesOf(columns.ids),
      players: bytesOf(columns.numbers),
      totals: bytesOf(columns.totals),
      weeksPicked: bytesOf(columns.weeksPicked),
      ranksBefore: bytesOf(columns.ranksBefore ?? NONE),
      weekPoints: bytesOf(columns.weekPoints ?? NONE),
      castaways: [...columns.castaways],
      totalPicks: columns.totalPicks,
      showsEmails,
    }).finish(),
  );

/** @param membersAt when a name, an e-mail, a roster or a role was last seen to have changed: rows show these, too */
export const hashOf = (stored: Uint8Array, membersAt: Date | null): Buffer =>
  sha256(Buffer.concat([stored, Buffer.from(String(membersAt?.getTime()))]));

function decodeStandings(bytes: Uint8Array): Pick<StandingsVersion, 'columns' | 'showsEmails'> {
  const stored = StoredStandings.decode(bytes);
  const ranksBefore = numbersIn(stored.ranksBefore);
  const weekPoints = numbersIn(stored.weekPoints);
  const columns = {
    ids: stored.ids,
    numbers: numbersIn(stored.players),
    totals: numbersIn(stored.totals),
    weeksPicked: stored.weeksPicked,
    ranksBefore: ranksBefore.length > 0 ? ranksBefore : null,
    weekPoints: weekPoints.length > 0 ? weekPoints : null,
    castaways: stored.castaways,
    totalPicks: stored.totalPicks,
  };
  return { columns, showsEmails: stored.showsEmails };
}

const NONE = new Int32Array(0);

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array | Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Numbers of four bytes, copied, because the bytes may begin anywhere. */
function numbersIn(bytes: Uint8Array): Int32Array {
  const copy = new Uint8Array(bytes);
  return new Int32Array(copy.buffer);
}

type StoredRow = Omit<StandingsVersion, 'columns' | 'showsEmails'> & { readonly stored: Buffer };

/** Null while those of a pod of 0.7 are the newest, until they are computed here. */
export async function readStoredStandings(sql: Sql): Promise<StandingsVersion | null> {
  const row = await sql.oneOrNull<StoredRow>(
    `select version, computations, weeks_in_first as "weeksInFirst", coalesce(stored, '') as stored,
       coalesce(stored_hash, '') as hash
     from standings where stored_at is not distinct from computed_at`,
  );
  if (!row) return null;
  const { stored, ...version } = row;
  return { ...version, ...decodeStandings(stored) };
}
