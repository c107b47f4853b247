import {
  FIRST_PAGE,
  idsInput,
  isId,
  pageInput,
  pageOf,
  resultsUntil,
  rpc,
  type Encoded,
  type Tx,
} from '@torchbearer/kit';
import type { GetDraftRequest, GetDraftResponse } from '@torchbearer/proto/league/v1/league';
import { castawayUntil, LISTS, type ResultsUntil } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { draftList, readDraftPicks } from '../../db/draft-list.js';
import { eachDraftPick, listDraftPicks } from '../../db/draft-picks.js';
import { readDraft } from '../../db/draft.js';
import type { DraftStatus } from '../../domain/rankings-lock.js';
import { cardsSeenBy, seesEmails } from '../cards-seen-by.js';
import { toDraftPicks, draftStatus } from '../responses.js';
import { encodedDraft } from './draft-json.js';

const input = z.object({
  page: pageInput(LISTS.draft),
  castaway: z.string().refine(isId).optional(),
  users: idsInput().optional(),
});

/** The current rosters: those of the last run, also while another is pending. */
export const getDraft = rpc<Context, GetDraftRequest, GetDraftResponse>({
  who: 'player',
  input,
  handle: async ({ database }, { wantsJson, page: asked, castaway, users }, { actor }) => {
    const until = resultsUntil(actor);
    const { status } = await readDraft(database);
    const isPage = asked !== undefined || castaway !== undefined || users !== undefined;
    if (wantsJson && !isPage) {
      const hasEmails = await seesEmails(actor, database);
      return await database.transaction((tx) => draftInJson(tx, { status, hasEmails, until }));
    }
    const seen = await cardsSeenBy(actor, database);
    const filter = { castaway: castaway ?? null, users: users?.split(',') ?? null };
    const { rows, page } = isPage
      ? await readDraftPicks(database, pageOf(draftList, asked ?? FIRST_PAGE), filter)
      : { rows: await listDraftPicks(database), page: undefined };
    const picks = await toDraftPicks(database, rows, until);
    return {
      draftStatus: draftStatus(status),
      picks: picks.map((pick) => ({ ...pick, user: pick.user && seen(pick.user) })),
      page,
    };
  },
});

/** The draft as its viewer may see it. */
interface SeenDraft {
  readonly status: DraftStatus;
  readonly hasEmails: boolean;
  readonly until: ResultsUntil;
}

/** The response of `getDraft` and `runDraft` as JSON. */
export const draftInJson = async (
  tx: Tx,
  { status, hasEmails, until }: SeenDraft,
): Promise<Encoded<GetDraftResponse>> =>
  await encodedDraft({
    before: `{"draftStatus":"${status}","picks":[`,
    picks: eachDraftPick(tx),
    castaways: (await listCastaways(tx)).map((castaway) => castawayUntil(castaway, until)),
    hasEmails,
    after: ']}',
  });
