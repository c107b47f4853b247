import {
  inBatches,
  pagedList,
  readPage,
  type Condition,
  type Database,
  type Page,
  type Sql,
  type Tx,
} from '@torchbearer/kit';
import { LISTS } from '@torchbearer/rules';
import type { RunDraft } from './draft.js';

/** One drafted castaway, as screens show it. */
export interface DraftPickRow {
  readonly id: string;
  readonly pickNumber: number;
  readonly round: number;
  readonly userId: string;
  readonly castawayId: string;
}

/** With the player's card; null for an unknown player. */
export interface ListedPick extends DraftPickRow {
  readonly name: string | null;
  readonly email: string | null;
}

/** One of a player's drafted castaways, with the reason. */
export interface ExplainedPickRow extends Pick<DraftPickRow, 'pickNumber' | 'round' | 'castawayId'> {
  /** The castaway's position, from 1, in the order from which the player drafted. */
  readonly wish: number;
  /** Castaways ranked higher that others had drafted, in that order; some may be deleted by now. */
  readonly goneBefore: readonly string[];
}

export interface DraftReceiptRow extends RunDraft {
  readonly picks: readonly ExplainedPickRow[];
}

/**
 * A player's drafted castaways with their draft; `null` without any. Read in one statement, so that they are
 * consistent.
 */
export async function findReceipt(sql: Sql, userId: string): Promise<DraftReceiptRow | null> {
  const rows = await sql.rows<ExplainedPickRow & RunDraft>(
    `select v.seed, v.input_hash as "inputHash", p.pick_number as "pickNumber", p.round,
       p.castaway_id as "castawayId", p.wish, p.gone_before as "goneBefore"
     from draft d join draft_previews v on v.id = d.preview_id join draft_picks p on p.user_id = $1
     order by p.pick_number`,
    [userId],
  );
  const [first] = rows;
  return first ? { seed: first.seed, inputHash: first.inputHash, picks: rows } : null;
}

/** In statements: the columns of `pick`. */
export const DRAFT_PICK_COLUMNS = `pick.id, pick.pick_number as "pickNumber", pick.round, pick.user_id as "userId",
  pick.castaway_id as "castawayId"`;

/**
 * All drafted castaways with their players' cards in draft order, some at a time; an unlock does not change them until the
 * draft runs again.
 */
export const eachDraftPick = (tx: Tx): AsyncIterable<readonly ListedPick[]> =>
  inBatches<ListedPick>(
    tx,
    `select ${DRAFT_PICK_COLUMNS}, player.name, player.email
     from draft_picks pick left join copied.users player on player.id = pick.user_id order by pick.pick_number`,
  );

/** The current rosters, pick by pick. E-mails are not searched, because players may not see them. */
export const draftList = pagedList({
  rules: LISTS.draft,
  from: 'draft_picks pick',
  columns: DRAFT_PICK_COLUMNS,
  id: 'pick.id',
  // Unique: its index serves the order without the id.
  sorts: { pick: { sql: 'pick.pick_number', type: 'number' } },
  search: (contains) => `pick.user_id in (select id from copied.users where ${contains('folded(name)')})`,
});

export interface DraftFilter {
  readonly castaway: string | null;
  readonly users: readonly string[] | null;
}

export async function readDraftPicks(
  from: Pick<Database, 'manager'>,
  page: Page,
  { castaway, users }: DraftFilter,
) {
  const conditions: Condition[] = [];
  if (castaway !== null) conditions.push((bind) => `pick.castaway_id = ${bind(castaway)}`);
  if (users) conditions.push((bind) => `pick.user_id = any (${bind(users)}::text[])`);
  return await readPage<DraftPickRow>(from, draftList, page, conditions);
}
