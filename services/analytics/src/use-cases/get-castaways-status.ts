import { rpc } from '@torchbearer/kit';
import type {
  GetCastawaysStatusRequest,
  GetCastawaysStatusResponse,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { CachedQuery } from './query-cache.js';
import { league } from './league-query.js';
import type { Context } from '../context.js';
import { castawaysStatus } from '../domain/castaways-status.js';

const status: CachedQuery<GetCastawaysStatusResponse> = async ({ get }) => ({
  castaways: castawaysStatus(await get(league)).map(({ castaway, totalPoints, draftCount }) => ({
    id: castaway.id,
    name: castaway.name,
    tribe: castaway.tribe,
    eliminated: castaway.eliminated,
    totalPoints,
    draftCount,
  })),
});

export const getCastawaysStatus = rpc<Context, GetCastawaysStatusRequest, GetCastawaysStatusResponse>({
  who: 'admin',
  handle: ({ cache }) => cache.get(status),
});
