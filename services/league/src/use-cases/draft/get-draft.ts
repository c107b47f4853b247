import {
  asMessage,
  idsInput,
  isId,
  pageInput,
  pageOf,
  resultsUntil,
  type Encoded,
  type Tx,
} from '@torchbearer/kit';
import type { GetDraftResponse } from '@torchbearer/proto/league/v1/league';
import { castawayUntil, LISTS, type ResultsUntil } from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { draftList, eachDraftPick, findReceipt, readDraftPicks } from '../../db/draft-picks.js';
import { findLateSeed } from '../../db/draft-previews.js';
import { readDraft } from '../../db/draft.js';
import type { DraftStatus } from '../../domain/rankings.js';
import { cardsSeenBy, draftStatus, seesEmails, toDraftPicks } from '../responses.js';
import { encodedDraft } from './draft-json.js';

/** The current rosters, all as JSON or a page: those of the last run, also while another is pending. */
export const getDraft: Rpcs['getDraft'] = {
  who: 'player',
  input: z.object({
    page: pageInput(LISTS.draft),
    castaway: z.string().refine(isId).optional(),
    users: idsInput().optional(),
  }),
  handle: async ({ database }, { page: asked, castaway, users }, { actor }) => {
    const until = resultsUntil(actor);
    const { status } = await readDraft(database);
    if ([asked, castaway, users].every((given) => given === undefined)) {
      const hasEmails = await seesEmails(actor, database);
      return await database.transaction((tx) => draftInJson(tx, { status, hasEmails, until }));
    }
    const seen = await cardsSeenBy(actor, database);
    const filter = { castaway: castaway ?? null, users: users?.split(',') ?? null };
    const { rows, page } = await readDraftPicks(database, pageOf(draftList, asked), filter);
    const picks = await toDraftPicks(database, rows, until);
    return {
      draftStatus: draftStatus(status),
      picks: picks.map((pick) => ({ ...pick, user: pick.user && seen(pick.user) })),
      page,
    };
  },
};

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

/** From the last completed draft, also while another is pending. */
export const getMyDraft: Rpcs['getMyDraft'] = {
  who: 'player',
  handle: async ({ database }, _request, { userId, actor }) => {
    const receipt = await findReceipt(database, userId);
    if (!receipt) return { draft: undefined };
    const until = resultsUntil(actor);
    const rows = await listCastaways(database);
    const castaways = new Map(rows.map((row) => [row.id, asMessage(castawayUntil(row, until))]));
    const picks = receipt.picks.map(({ castawayId, goneBefore, round, pickNumber, wish }) => ({
      round,
      pickNumber,
      castaway: castaways.get(castawayId),
      wish,
      goneBefore: goneBefore.flatMap((id) => castaways.get(id) ?? []),
    }));
    const lateSeed = (await findLateSeed(database, userId)) ?? undefined;
    return { draft: { seed: receipt.seed, inputHash: receipt.inputHash, picks, lateSeed } };
  },
};
