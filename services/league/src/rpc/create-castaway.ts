import { rpc } from '@torchbearer/kit';
import type { CreateCastawayRequest, CreateCastawayResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../context.js';
import { z } from 'zod';
import { insertCastaway } from '../db/castaways.js';
import { lockDraft } from '../db/draft.js';
import { castawayMessage } from './answers.js';
import { castawayAge, castawayFact, castawayImageUrl, castawayName } from './inputs.js';

export const createCastaway = rpc<Context, CreateCastawayRequest, CreateCastawayResponse>({
  who: 'admin',
  input: z.object({
    name: castawayName,
    tribe: castawayFact,
    occupation: castawayFact,
    age: castawayAge.optional(),
    hometown: castawayFact,
    imageUrl: castawayImageUrl.optional(),
  }),
  handle: ({ database, chance }, request) =>
    database.transaction(async (tx) => {
      await lockDraft(tx, 'shared');
      const castaway = await insertCastaway(tx, chance.id(), {
        name: request.name.trim(),
        tribe: request.tribe.trim(),
        occupation: request.occupation.trim(),
        age: request.age ?? null,
        hometown: request.hometown.trim(),
        imageUrl: request.imageUrl?.trim() || null,
        eliminated: false,
      });
      return { castaway: castawayMessage(castaway) };
    }),
});
