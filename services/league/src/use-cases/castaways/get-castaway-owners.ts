import { isId, Refusal, rpc } from '@torchbearer/kit';
import type {
  GetCastawayOwnersRequest,
  GetCastawayOwnersResponse,
} from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { findCastaway } from '../../db/castaways.js';
import { ownersOf } from '../../db/users.js';
import { cardsSeenBy } from '../cards-seen-by.js';

/** Visible e-mails are returned in full; the gateway masks them for visitors. */
export const getCastawayOwners = rpc<Context, GetCastawayOwnersRequest, GetCastawayOwnersResponse>({
  who: 'public',
  handle: async ({ database }, { castawayId }, { actor }) => {
    if (!isId(castawayId) || !(await findCastaway(database, castawayId)))
      throw new Refusal('CASTAWAY_NOT_FOUND');
    const owners = await ownersOf(database, castawayId);
    return { owners: owners.map(await cardsSeenBy(actor, database)) };
  },
});
