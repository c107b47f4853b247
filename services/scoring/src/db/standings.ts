import { emit, type Sql, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { StandingsChanged } from '@torchbearer/proto/scoring/v1/events';
import { standings } from '../domain/standings.js';
import { weeksInFirst } from '../domain/weeks-in-first.js';
import { loadFacts } from './facts.js';
import { takeMarks } from './marks.js';

export interface StoredStandings {
  readonly version: number;
  /** The contract's StandingsEntry list as UTF-8 JSON, encoded once a version. */
  readonly json: Buffer;
}

export interface Recomputed extends StoredStandings {
  /** False where the list came out the same, byte for byte. */
  readonly isNew: boolean;
}

export async function readStandings(sql: Sql): Promise<StoredStandings> {
  const [row] = await sql.rows<StoredStandings>('select version, json from standings');
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
 * Computes standings from the rows, this transaction's own included, and stores and publishes them where they
 * have changed. One transaction at a time holds the row; marks taken here come back if it fails.
 */
export async function recomputeStandings(tx: Tx, now: Date): Promise<Recomputed> {
  const [current] = await tx.rows<StoredStandings>('select version, json from standings for update');
  if (!current) throw new Error('the standings row is missing');
  await takeMarks(tx);
  const facts = await loadFacts(tx);
  const json = Buffer.from(JSON.stringify(standings(facts)));
  await tx.run('update standings set weeks_in_first = $1, computations = computations + 1', [
    weeksInFirst(facts),
  ]);
  if (current.version > 0 && json.equals(current.json)) return { ...current, isNew: false };
  const version = current.version + 1;
  await tx.run('update standings set version = $1, json = $2, computed_at = $3', [version, json, now]);
  await emit(tx, Topics.standings, StandingsChanged.fromPartial({ version, computedAt: now }));
  return { version, json, isNew: true };
}

/** The standings as they are told; nothing of them before the first computation. */
export async function standingsStates(tx: Tx): Promise<StandingsChanged[]> {
  const found = await tx.rows<{ version: number; computedAt: Date }>(
    'select version, computed_at as "computedAt" from standings where computed_at is not null',
  );
  return found.map((row) => StandingsChanged.fromPartial(row));
}
