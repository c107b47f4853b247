import { rpc } from '@torchbearer/kit';
import type { ListCastawaysRequest, ListCastawaysResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { listCastaways as allCastaways } from '../../db/castaways.js';
import { toCastaway } from '../responses.js';

export const listCastaways = rpc<Context, ListCastawaysRequest, ListCastawaysResponse>({
  who: 'public',
  handle: async ({ database }) => ({ castaways: (await allCastaways(database)).map(toCastaway) }),
});
