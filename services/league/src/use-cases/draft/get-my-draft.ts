import { resultsUntil, rpc } from '@torchbearer/kit';
import type { GetMyDraftRequest, GetMyDraftResponse } from '@torchbearer/proto/league/v1/league';
import { castawayUntil } from '@torchbearer/rules';
import type { Context } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { findReceipt } from '../../db/draft-picks.js';
import { findLateSeed } from '../../db/late-players.js';
import { toCastaway } from '../responses.js';

/** From the last completed draft, also while another is pending. */
export const getMyDraft = rpc<Context, GetMyDraftRequest, GetMyDraftResponse>({
  who: 'player',
  handle: async ({ database }, _request, { userId, actor }) => {
    const receipt = await findReceipt(database, userId);
    if (!receipt) return { draft: undefined };
    const until = resultsUntil(actor);
    const rows = await listCastaways(database);
    const castaways = new Map(rows.map((row) => [row.id, toCastaway(castawayUntil(row, until))]));
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
});
