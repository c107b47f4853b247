import { isId, Refusal } from '@torchbearer/kit';
import type { DeleteCastawayRequest, DeleteCastawayResponse } from '@torchbearer/proto/league/v1/league';
import { lockCastaway, removeCastaway } from '../db/castaways.js';
import { lockDraft } from '../db/draft.js';
import { adminRpc } from './acting-admin.js';

export const deleteCastaway = adminRpc<DeleteCastawayRequest, DeleteCastawayResponse>({
  handle: ({ database }, { castawayId }) =>
    database.transaction(async (tx) => {
      await lockDraft(tx, 'shared');
      const castaway = isId(castawayId) ? await lockCastaway(tx, castawayId) : null;
      if (!castaway) throw new Refusal('CASTAWAY_NOT_FOUND');
      await removeCastaway(tx, castaway);
      return {};
    }),
});
