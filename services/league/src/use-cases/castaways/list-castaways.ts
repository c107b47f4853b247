import { resultsUntil, rpc } from '@torchbearer/kit';
import type { ListCastawaysRequest, ListCastawaysResponse } from '@torchbearer/proto/league/v1/league';
import { castawayUntil } from '@torchbearer/rules';
import type { Context } from '../../context.js';
import { listCastaways as allCastaways } from '../../db/castaways.js';
import { toCastaway } from '../responses.js';

export const listCastaways = rpc<Context, ListCastawaysRequest, ListCastawaysResponse>({
  who: 'public',
  handle: async ({ database }, _request, { actor }) => {
    const until = resultsUntil(actor);
    const castaways = await allCastaways(database);
    return { castaways: castaways.map((row) => toCastaway(castawayUntil(row, until))) };
  },
});
