import { inBatches, isId, pagedList, readPage, type Page, type Sql, type Tx } from '@torchbearer/kit';
import {
  NO_DIFFERENCES,
  type DraftDifferences,
  type DraftedPick,
  type LatePlayer,
} from '@torchbearer/rules/draft';
import { DRAFT_PICK_COLUMNS, draftList, type DraftPickRow, type ListedPick } from './draft-picks.js';

export type IdentifiedPick = DraftedPick & { readonly id: string };

export interface DraftPreview {
  readonly id: string;
  /** Only one with the season's seed can be run; null for version 0.6, which drew a seed for each. */
  readonly kind: 'season' | 'practice' | null;
  readonly seed: string;
  readonly inputHash: string;
  readonly createdAt: Date;
}

/** In statements: the picks of a JSON column. */
const picksIn = (column: string): string =>
  `json_to_recordset(${column}) as pick(id uuid, user_id text, castaway_id uuid, pick_number integer, round integer,
     wish integer, gone_before uuid[])`;
/** In statements: the picks of `draft_previews preview`. */
export const PICKS = picksIn('preview.picks');

export async function insertPreview(
  tx: Tx,
  preview: DraftPreview & {
    readonly generation: number;
    /** As `storedPicks` encodes them, some at a time. */
    readonly picks: readonly Buffer[];
    readonly nobodysPicks: readonly IdentifiedPick[];
    readonly differences: DraftDifferences;
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
): Promise<DraftPreview | null> {
  if (id !== undefined && !isId(id)) return null;
  return await sql.oneOrNull<DraftPreview>(
    `select id, kind, seed, input_hash as "inputHash", created_at as "createdAt" from draft_previews
     where ($1::uuid is null and generation = $2 and kind = any ($3)) or id = $1
     order by ordinal desc limit 1`,
    [id ?? null, generation, kinds],
  );
}

/** The differences of a preview's inputs from the stored ones. */
export async function readDifferences(sql: Sql, id: string): Promise<DraftDifferences> {
  const preview = await sql.oneOrNull<{ differences: DraftDifferences | null }>(
    'select differences from draft_previews where id = $1',
    [id],
  );
  return preview?.differences ?? NO_DIFFERENCES;
}

/** A preview's picks with their players' cards in turn order, some at a time. */
export const eachPreviewPick = (tx: Tx, id: string): AsyncIterable<readonly ListedPick[]> =>
  inBatches<ListedPick>(
    tx,
    `select ${DRAFT_PICK_COLUMNS}, player.name, player.email from draft_previews preview cross join ${PICKS} left join copied.users player on player.id = pick.user_id
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

/** The picks of a preview. */
export const previewList = pagedList({ ...draftList, from: 'draft_preview_picks pick' });

export async function readPreviewPage(tx: Tx, previewId: string, page: Page) {
  await ensureRows(tx, previewId);
  return await readPage<DraftPickRow>(tx, previewList, page, [
    (bind) => `pick.preview_id = ${bind(previewId)}`,
  ]);
}

/** The picks of so many previews stay as rows, which take twice the room of their JSON. */
const MOST_PREVIEWS = 3;

/** Makes the rows from the preview's JSON when they are needed for the first time, and deletes those of old previews. */
async function ensureRows(tx: Tx, previewId: string): Promise<void> {
  // Until this transaction ends, they are not deleted.
  await tx.rows('select from draft_previews where id = $1 for share', [previewId]);
  const made = await tx.rows('select from draft_preview_picks where preview_id = $1 limit 1', [previewId]);
  if (made.length > 0) return;
  await tx.run(
    `insert into draft_preview_picks (preview_id, pick_number, round, id, user_id, castaway_id)
     select preview.id, pick.pick_number, pick.round, pick.id, pick.user_id, pick.castaway_id
     from draft_previews preview cross join ${PICKS} where preview.id = $1 on conflict do nothing`,
    [previewId],
  );
  await tx.run(
    `delete from draft_preview_picks where preview_id in (
       select id from draft_previews
       where id <> $1 and ordinal not in (select ordinal from draft_previews order by ordinal desc limit ${MOST_PREVIEWS})
       for no key update skip locked)`,
    [previewId],
  );
}

/**
 * What the last run and the rosters given since have drafted, in turn order: also what belongs to nobody, because its
 * account was deleted before the run or after it.
 */
export const everythingDrafted = (
  sql: Sql,
): Promise<Pick<DraftPickRow, 'pickNumber' | 'round' | 'castawayId'>[]> =>
  sql.rows(
    `with drafted as (
       select pick_number, round, castaway_id from draft_picks
       union select pick.pick_number, pick.round, pick.castaway_id from draft join draft_previews preview
         on preview.id = draft.preview_id cross join ${PICKS}
       union select pick.pick_number, pick.round, pick.castaway_id from draft join draft_previews preview
         on preview.id = draft.preview_id cross join ${picksIn('preview.nobodys_picks')}
       union select pick.pick_number, pick.round, pick.castaway_id
         from draft join draft_late_players late using (preview_id) cross join ${picksIn('late.picks')})
     select pick_number as "pickNumber", round, castaway_id as "castawayId" from drafted order by pick_number`,
  );

/** Stores a late player's turn, which they keep if the draft runs again. The draft must be locked exclusively. */
export async function addLatePlayer(
  tx: Tx,
  { userId, seed, ranking }: LatePlayer,
  picks: readonly IdentifiedPick[],
): Promise<void> {
  await tx.run(
    `insert into draft_late_players (user_id, seed, ranking, preview_id, picks)
     select $1, $2, $3, preview_id, $4 from draft
     on conflict (user_id) do update set preview_id = excluded.preview_id, picks = excluded.picks`,
    [userId, seed, ranking, `[${storedPicks(picks)}]`],
  );
}

/** The seed that was drawn for a late player; null for others. */
export async function findLateSeed(sql: Sql, userId: string): Promise<string | null> {
  const late = await sql.oneOrNull<{ seed: string }>(
    'select seed from draft_late_players where user_id = $1',
    [userId],
  );
  return late?.seed ?? null;
}
