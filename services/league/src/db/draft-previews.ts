import type { Sql, Tx } from '@torchbearer/kit';
import { isId } from '@torchbearer/kit';
import type { DraftedPick } from '../domain/snake-draft.js';

export type IdentifiedPick = DraftedPick & { readonly id: string };

export interface DraftPreview {
  readonly id: string;
  readonly seed: string;
  readonly inputHash: string;
}

export async function insertPreview(
  tx: Tx,
  preview: DraftPreview & {
    readonly generation: number;
    readonly picks: readonly IdentifiedPick[];
    readonly createdAt: Date;
    readonly createdBy: string;
  },
): Promise<void> {
  await tx.run(
    `insert into draft_previews (id, seed, input_hash, picks, generation, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      preview.id,
      preview.seed,
      preview.inputHash,
      JSON.stringify(preview.picks.map(asColumns)),
      preview.generation,
      preview.createdAt,
      preview.createdBy,
    ],
  );
}

/** The preview of that id, or without one the newest of this draft; `null` where there is none. */
export async function findPreview(
  sql: Sql,
  id: string | undefined,
  generation: number,
): Promise<DraftPreview | null> {
  if (id !== undefined && !isId(id)) return null;
  const [preview] = await sql.rows<DraftPreview>(
    `select id, seed, input_hash as "inputHash" from draft_previews
     where ($1::uuid is null and generation = $2) or id = $1
     order by ordinal desc limit 1`,
    [id ?? null, generation],
  );
  return preview ?? null;
}

const asColumns = (pick: IdentifiedPick): Record<string, unknown> => ({
  id: pick.id,
  user_id: pick.userId,
  castaway_id: pick.castawayId,
  pick_number: pick.pickNumber,
  round: pick.round,
  wish: pick.wish,
  gone_before: pick.goneBefore,
});
