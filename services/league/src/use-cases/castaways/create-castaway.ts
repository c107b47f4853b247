import { audit, rpc } from '@torchbearer/kit';
import type { CreateCastawayRequest, CreateCastawayResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { insertCastaway } from '../../db/castaways.js';
import { lockDraft } from '../../db/draft.js';
import { castawayRules } from '../../domain/castaway-fields.js';
import { toCastaway } from '../responses.js';
import { auditedCastaway, castawayTarget } from './castaway-audit.js';
import { savedCastaway } from './saved-castaway.js';

export const createCastaway = rpc<Context, CreateCastawayRequest, CreateCastawayResponse>({
  who: 'admin',
  input: z.object({
    ...castawayRules,
    age: castawayRules.age.optional(),
    imageUrl: castawayRules.imageUrl.optional(),
  }),
  handle: ({ database, chance }, request, call) =>
    database.transaction(async (tx) => {
      await lockDraft(tx, 'shared');
      const fields = {
        name: request.name.trim(),
        tribe: request.tribe.trim(),
        occupation: request.occupation.trim(),
        age: request.age ?? null,
        hometown: request.hometown.trim(),
        imageUrl: request.imageUrl?.trim() || null,
        eliminated: false,
        eliminatedInWeek: null,
      };
      const castaway = await savedCastaway(insertCastaway(tx, chance.id(), fields, call.now));
      await audit(tx, Topics.leagueAudit, call, {
        action: 'castaway.created',
        target: castawayTarget(castaway),
        before: null,
        after: auditedCastaway(castaway),
      });
      return { castaway: toCastaway(castaway) };
    }),
});
