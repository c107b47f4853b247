import { rpc } from '@torchbearer/kit';
import type {
  GetCastawaysStatusRequest,
  GetCastawaysStatusResponse,
} from '@torchbearer/proto/analytics/v1/analytics';
import type { Question } from '../answers/answers.js';
import { league } from '../answers/league.js';
import type { Context } from '../context.js';
import { castawaysStatus } from '../domain/castaways-status.js';

const status: Question<GetCastawaysStatusResponse> = async ({ of }) => ({
  castaways: castawaysStatus(await of(league)).map(({ castaway, totalPoints, draftCount }) => ({
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
  handle: ({ answers }) => answers.of(status),
});
