import { pagedList, readPage, type Page, type Tx } from '@torchbearer/kit';
import { draftList } from './draft-list.js';
import type { DraftPickRow } from './draft-picks.js';
import { PICKS } from './draft-previews.js';

/** The picks of a preview. */
export const previewList = pagedList({ ...draftList, from: 'draft_preview_picks pick' });

export async function readPreviewPage(tx: Tx, previewId: string, page: Page) {
  await ensureRows(tx, previewId);
  return await readPage<DraftPickRow>(tx, previewList, page, [
    (bind) => `pick.preview_id = ${bind(previewId)}`,
  ]);
}

/** The picks of so many previews stay as rows, which take twice the room of their JSON. */
const KEPT = 3;

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
       where id <> $1 and ordinal not in (select ordinal from draft_previews order by ordinal desc limit ${KEPT})
       for no key update skip locked)`,
    [previewId],
  );
}
