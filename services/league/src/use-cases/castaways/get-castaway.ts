import { isId, Refusal, resultsUntil, rpc } from '@torchbearer/kit';
import type { GetCastawayRequest, GetCastawayResponse } from '@torchbearer/proto/league/v1/league';
import { castawayUntil } from '@torchbearer/rules';
import type { Context } from '../../context.js';
import { findCastaway } from '../../db/castaways.js';
import { toCastaway } from '../responses.js';

export const getCastaway = rpc<Context, GetCastawayRequest, GetCastawayResponse>({
  who: 'public',
  handle: async ({ database }, { castawayId }, { actor }) => {
    const castaway = isId(castawayId) ? await findCastaway(database, castawayId) : null;
    if (!castaway) throw new Refusal('CASTAWAY_NOT_FOUND');
    return { castaway: toCastaway(castawayUntil(castaway, resultsUntil(actor))) };
  },
});
