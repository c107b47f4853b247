import type { Sql, Tx } from '@torchbearer/kit';
import type { LatePlayer } from '@torchbearer/rules/draft';
import type { DraftPickRow } from './draft-picks.js';
import { PICKS, picksIn, storedPicks, type IdentifiedPick } from './draft-previews.js';

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
  const [late] = await sql.rows<{ seed: string }>('select seed from draft_late_players where user_id = $1', [
    userId,
  ]);
  return late?.seed ?? null;
}
