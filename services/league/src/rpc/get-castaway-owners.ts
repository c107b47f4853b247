import { isId, Refusal, rpc } from '@torchbearer/kit';
import type {
  GetCastawayOwnersRequest,
  GetCastawayOwnersResponse,
} from '@torchbearer/proto/league/v1/league';
import type { Context } from '../context.js';
import { findCastaway } from '../db/castaways.js';
import { ownersOf } from '../db/users.js';

/** E-mail addresses come whole; the gateway masks them for visitors. */
export const getCastawayOwners = rpc<Context, GetCastawayOwnersRequest, GetCastawayOwnersResponse>({
  who: 'public',
  handle: async ({ database }, { castawayId }) => {
    if (!isId(castawayId) || !(await findCastaway(database, castawayId)))
      throw new Refusal('CASTAWAY_NOT_FOUND');
    return { owners: await ownersOf(database, castawayId) };
  },
});
