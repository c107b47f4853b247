import { audit, isId, Refusal, rpc } from '@torchbearer/kit';
import type { DeleteCastawayRequest, DeleteCastawayResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { castawaysInUse, lockCastaway, removeCastaway } from '../../db/castaways.js';
import { lockDraft } from '../../db/draft.js';
import { auditedCastaway, castawayTarget } from './castaway-audit.js';

export const deleteCastaway = rpc<Context, DeleteCastawayRequest, DeleteCastawayResponse>({
  who: 'admin',
  handle: ({ database }, { castawayId }, call) =>
    database.transaction(async (tx) => {
      await lockDraft(tx, 'shared');
      const castaway = isId(castawayId) ? await lockCastaway(tx, castawayId) : null;
      if (!castaway) throw new Refusal('CASTAWAY_NOT_FOUND');
      if ((await castawaysInUse(tx, [castaway.id])).length > 0) throw new Refusal('CASTAWAY_IN_USE');
      await removeCastaway(tx, castaway);
      await audit(tx, Topics.leagueAudit, call, {
        action: 'castaway.deleted',
        target: castawayTarget(castaway),
        before: auditedCastaway(castaway),
        after: null,
      });
      return {};
    }),
});
