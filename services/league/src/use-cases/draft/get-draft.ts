import { rpc, type Encoded, type Tx } from '@torchbearer/kit';
import type { GetDraftRequest, GetDraftResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { eachDraftPick, listDraftPicks } from '../../db/draft-picks.js';
import { readDraft } from '../../db/draft.js';
import type { DraftStatus } from '../../domain/rankings-lock.js';
import { cardsSeenBy, seesEmails } from '../cards-seen-by.js';
import { toDraftPicks, draftStatus } from '../responses.js';
import { encodedDraft } from './draft-json.js';

/** The current rosters: those of the last run, also while another is pending. */
export const getDraft = rpc<Context, GetDraftRequest, GetDraftResponse>({
  who: 'player',
  handle: async ({ database }, { wantsJson }, { actor }) => {
    const { status } = await readDraft(database);
    if (wantsJson) {
      const hasEmails = await seesEmails(actor, database);
      return await database.transaction((tx) => draftInJson(tx, status, hasEmails));
    }
    const seen = await cardsSeenBy(actor, database);
    const picks = await toDraftPicks(database, await listDraftPicks(database));
    return {
      draftStatus: draftStatus(status),
      picks: picks.map((pick) => ({ ...pick, user: pick.user && seen(pick.user) })),
    };
  },
});

/** The response of `getDraft` and `runDraft` as JSON. */
export const draftInJson = async (
  tx: Tx,
  status: DraftStatus,
  hasEmails: boolean,
): Promise<Encoded<GetDraftResponse>> =>
  await encodedDraft({
    before: `{"draftStatus":"${status}","picks":[`,
    picks: eachDraftPick(tx),
    castaways: await listCastaways(tx),
    hasEmails,
    after: ']}',
  });
