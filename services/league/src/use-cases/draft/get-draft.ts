import { rpc } from '@torchbearer/kit';
import type { GetDraftRequest, GetDraftResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { listDraftPicks } from '../../db/draft-picks.js';
import { readDraft } from '../../db/draft.js';
import { toDraftPicks, draftStatus } from '../responses.js';
import { cardsSeenBy } from '../cards-seen-by.js';

/** The current rosters: those of the last run, also while another is pending. */
export const getDraft = rpc<Context, GetDraftRequest, GetDraftResponse>({
  who: 'player',
  handle: async ({ database }, _request, { actor }) => {
    const seen = await cardsSeenBy(actor, database);
    const { status } = await readDraft(database);
    const picks = await toDraftPicks(database, await listDraftPicks(database));
    return {
      draftStatus: draftStatus(status),
      picks: picks.map((pick) => ({ ...pick, user: pick.user && seen(pick.user) })),
    };
  },
});
