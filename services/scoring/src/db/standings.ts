import { emit, type Actor, type Sql, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { StandingsChanged } from '@torchbearer/proto/scoring/v1/events';
import { standings, withoutEmails, type StandingsEntry } from '../domain/standings.js';
import { weeksInFirst } from '../domain/weeks-in-first.js';
import { readShowEmails } from './email-setting.js';
import { loadLeagueData } from './league-data.js';
import { takeMarks } from './marks.js';

export interface StoredStandings {
  readonly version: number;
  /** The contract's StandingsEntry list as UTF-8 JSON, encoded once per version, for all readers. */
  readonly json: Buffer;
  /** The list with e-mails for admins, while the season hides them; null if `json` has them. */
  readonly adminJson: Buffer | null;
}

/** The list for a reader. */
export const jsonFor = ({ json, adminJson }: StoredStandings, { isAdmin }: Actor): Buffer =>
  isAdmin && adminJson ? adminJson : json;

const STORED = 'select version, json, admin_json as "adminJson" from standings';

export interface Recomputed extends StoredStandings {
  /** False if the list is the same, byte for byte. */
  readonly isNew: boolean;
}

export async function readStandings(sql: Sql): Promise<StoredStandings> {
  const [row] = await sql.rows<StoredStandings>(STORED);
  if (!row) throw new Error('the standings row is missing');
  return row;
}

export async function readStandingsVersion(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ version: number }>('select version from standings');
  return row?.version ?? 0;
}

export async function readWeeksInFirst(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ weeks: number }>('select weeks_in_first as weeks from standings');
  return row?.weeks ?? 0;
}

/** How often standings have been computed, with a new list or the same; see `createHistoryReader`. */
export async function readComputations(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ computations: number }>('select computations from standings');
  return row?.computations ?? 0;
}

/**
 * Computes standings from the rows, this transaction's own included, and stores and publishes them if they
 * have changed. One transaction at a time holds the row; marks taken here come back if it fails.
 */
export async function recomputeStandings(tx: Tx, now: Date): Promise<Recomputed> {
  const [current] = await tx.rows<StoredStandings>(`${STORED} for update`);
  if (!current) throw new Error('the standings row is missing');
  await takeMarks(tx);
  return await compute(tx, current, now);
}

/**
 * The same if marks are left, and nothing while another computation runs: that one also takes these marks, and waiting
 * for it would only delay the next save of points by one more computation.
 */
export async function recomputeMarked(tx: Tx, now: Date): Promise<Recomputed | 'BUSY' | 'NOTHING_TO_DO'> {
  const [current] = await tx.rows<StoredStandings>(`${STORED} for update skip locked`);
  if (!current) return 'BUSY';
  if (!(await takeMarks(tx))) return 'NOTHING_TO_DO';
  return await compute(tx, current, now);
}

async function compute(tx: Tx, current: StoredStandings, now: Date): Promise<Recomputed> {
  const league = await loadLeagueData(tx);
  const list = encoded(standings(league), await readShowEmails(tx));
  await tx.run('update standings set weeks_in_first = $1, computations = computations + 1', [
    weeksInFirst(league),
  ]);
  if (current.version > 0 && isSame(list, current)) return { ...current, isNew: false };
  const version = current.version + 1;
  await tx.run('update standings set version = $1, json = $2, admin_json = $3, computed_at = $4', [
    version,
    list.json,
    list.adminJson,
    now,
  ]);
  await emit(tx, Topics.standings, StandingsChanged.fromPartial({ version, computedAt: now }));
  return { version, ...list, isNew: true };
}

type Encoded = Omit<StoredStandings, 'version'>;

function encoded(entries: readonly StandingsEntry[], showEmails: boolean): Encoded {
  const whole = Buffer.from(JSON.stringify(entries));
  if (showEmails) return { json: whole, adminJson: null };
  return { json: Buffer.from(JSON.stringify(withoutEmails(entries))), adminJson: whole };
}

/** A changed e-mail is a new version for admins, too, who alone see it. */
const isSame = (one: Encoded, other: Encoded): boolean =>
  one.json.equals(other.json) &&
  (one.adminJson === null || other.adminJson === null
    ? one.adminJson === other.adminJson
    : one.adminJson.equals(other.adminJson));

/** The standings as they are published; empty before the first computation. */
export async function standingsStates(tx: Tx): Promise<StandingsChanged[]> {
  const found = await tx.rows<{ version: number; computedAt: Date }>(
    'select version, computed_at as "computedAt" from standings where computed_at is not null',
  );
  return found.map((row) => StandingsChanged.fromPartial(row));
}
