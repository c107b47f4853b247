import { isId, Refusal, rpc } from '@torchbearer/kit';
import type { UpdateCastawayRequest, UpdateCastawayResponse } from '@torchbearer/proto/league/v1/league';
import { FIRST_WEEK, LAST_WEEK } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { changeCastaway, lockCastaway } from '../../db/castaways.js';
import { ageOrNone, castawayRules, type CastawayFields } from '../../domain/castaway-fields.js';
import { eliminationFault } from '../../domain/elimination.js';
import { toCastaway } from '../responses.js';
import { auditCastawayChange } from './castaway-audit.js';
import { wholeNumber } from '../inputs.js';
import { savedCastaway } from './saved-castaway.js';

export const updateCastaway = rpc<Context, UpdateCastawayRequest, UpdateCastawayResponse>({
  who: 'admin',
  input: z
    .object({
      ...castawayRules,
      age: ageOrNone,
      eliminatedInWeek: wholeNumber('Week', FIRST_WEEK, LAST_WEEK),
    })
    .partial(),
  handle: ({ database }, request, call) =>
    database.transaction(async (tx) => {
      const stored = isId(request.castawayId) ? await lockCastaway(tx, request.castawayId) : null;
      if (!stored) throw new Refusal('CASTAWAY_NOT_FOUND');
      const changes = changesIn(request);
      const problem = eliminationFault(stored, changes);
      if (problem !== null)
        throw new Refusal('INVALID_INPUT', problem, [{ field: 'eliminatedInWeek', message: problem }]);
      const castaway = await savedCastaway(changeCastaway(tx, stored, changes, call.now));
      await auditCastawayChange(tx, call, stored, castaway);
      return { castaway: toCastaway(castaway) };
    }),
});

/** The fields that were sent; a zero age and an empty picture mean none. */
const changesIn = (request: UpdateCastawayRequest): Partial<CastawayFields> => ({
  ...(request.name !== undefined && { name: request.name.trim() }),
  ...(request.tribe !== undefined && { tribe: request.tribe.trim() }),
  ...(request.occupation !== undefined && { occupation: request.occupation.trim() }),
  ...(request.age !== undefined && { age: request.age || null }),
  ...(request.hometown !== undefined && { hometown: request.hometown.trim() }),
  ...(request.imageUrl !== undefined && { imageUrl: request.imageUrl.trim() || null }),
  ...(request.eliminated !== undefined && { eliminated: request.eliminated }),
  ...(request.eliminatedInWeek !== undefined && { eliminatedInWeek: request.eliminatedInWeek }),
});
