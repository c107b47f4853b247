import { inBatches, isId, type Sql, type Tx } from '@torchbearer/kit';
import type { DraftPickRow, ListedPick } from './draft-picks.js';
import { NO_DIFFERENCES, type DraftDifferences, type DraftedPick } from '@torchbearer/rules/draft';

export type IdentifiedPick = DraftedPick & { readonly id: string };

export interface DraftPreview {
  readonly id: string;
  /** Only one with the season's seed can be run; null for version 0.6, which drew a seed for each. */
  readonly kind: 'season' | 'practice' | null;
  readonly seed: string;
  readonly inputHash: string;
}

/** In statements: the picks of a JSON column. */
export const picksIn = (column: string): string =>
  `json_to_recordset(${column}) as pick(id uuid, user_id text, castaway_id uuid, pick_number integer, round integer,
     wish integer, gone_before uuid[])`;
/** In statements: the picks of `draft_previews preview`. */
export const PICKS = picksIn('preview.picks');

export interface StoredPreview extends DraftPreview {
  readonly createdAt: Date;
}

export async function insertPreview(
  tx: Tx,
  preview: DraftPreview & {
    readonly generation: number;
    /** As `storedPicks` encodes them, some at a time. */
    readonly picks: readonly Buffer[];
    readonly nobodysPicks: readonly IdentifiedPick[];
    readonly differences: DraftDifferences;
    readonly createdAt: Date;
    readonly createdBy: string;
  },
): Promise<void> {
  const comma = Buffer.from(',');
  const json = preview.picks.flatMap((some, index) => (index === 0 ? some : [comma, some]));
  await tx.run(
    `insert into draft_previews (id, seed, input_hash, picks, generation, created_at, created_by, kind, differences,
       nobodys_picks)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      preview.id,
      preview.seed,
      preview.inputHash,
      Buffer.concat([Buffer.from('['), ...json, Buffer.from(']')]),
      preview.generation,
      preview.createdAt,
      preview.createdBy,
      preview.kind,
      JSON.stringify(preview.differences),
      `[${storedPicks(preview.nobodysPicks)}]`,
    ],
  );
}

/** The preview with that id, or else the newest of this draft of these kinds; `null` without any. */
export async function findPreview(
  sql: Sql,
  id: string | undefined,
  generation: number,
  kinds: readonly ('season' | 'practice')[] = ['season', 'practice'],
): Promise<StoredPreview | null> {
  if (id !== undefined && !isId(id)) return null;
  const [preview] = await sql.rows<StoredPreview>(
    `select id, kind, seed, input_hash as "inputHash", created_at as "createdAt" from draft_previews
     where ($1::uuid is null and generation = $2 and kind = any ($3)) or id = $1
     order by ordinal desc limit 1`,
    [id ?? null, generation, kinds],
  );
  return preview ?? null;
}

/** A preview's picks, in turn order. */
export async function readPreviewPicks(sql: Sql, id: string): Promise<DraftPickRow[]> {
  return await sql.rows<DraftPickRow>(
    `select pick.id, pick.pick_number as "pickNumber", pick.round, pick.user_id as "userId",
       pick.castaway_id as "castawayId"
     from draft_previews preview cross join ${PICKS} where preview.id = $1 order by pick.pick_number`,
    [id],
  );
}

/** The differences of a preview's inputs from the stored ones. */
export async function readDifferences(sql: Sql, id: string): Promise<DraftDifferences> {
  const [preview] = await sql.rows<{ differences: DraftDifferences | null }>(
    'select differences from draft_previews where id = $1',
    [id],
  );
  return preview?.differences ?? NO_DIFFERENCES;
}

/** The same with the players' cards, some at a time. */
export const eachPreviewPick = (tx: Tx, id: string): AsyncIterable<readonly ListedPick[]> =>
  inBatches<ListedPick>(
    tx,
    `select pick.id, pick.pick_number as "pickNumber", pick.round, pick.user_id as "userId",
       pick.castaway_id as "castawayId", player.name, player.email
     from draft_previews preview cross join ${PICKS} left join copied.users player on player.id = pick.user_id
     where preview.id = $1 order by pick.pick_number`,
    [id],
  );

/** Picks as they are stored: JSON, without its brackets. */
export const storedPicks = (picks: readonly IdentifiedPick[]): string =>
  JSON.stringify(picks.map(asColumns)).slice(1, -1);

const asColumns = (pick: IdentifiedPick): Record<string, unknown> => ({
  id: pick.id,
  user_id: pick.userId,
  castaway_id: pick.castawayId,
  pick_number: pick.pickNumber,
  round: pick.round,
  wish: pick.wish,
  gone_before: pick.goneBefore,
});
