import { rpc } from '@torchbearer/kit';
import type { GetSeasonRequest, GetSeasonResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../context.js';
import { readSeason } from '../db/season.js';
import { seasonMessage } from './answers.js';

export const getSeason = rpc<Context, GetSeasonRequest, GetSeasonResponse>({
  who: 'public',
  handle: async ({ database }) => ({ season: seasonMessage(await readSeason(database)) }),
});
