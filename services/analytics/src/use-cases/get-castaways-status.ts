import { rpc } from '@torchbearer/kit';
import {
  GetCastawaysStatusResponse,
  type GetCastawaysStatusRequest,
} from '@torchbearer/proto/analytics/v1/analytics';
import { castawaysStatus } from '../domain/castaways-status.js';
import { draftsOf } from '../domain/league-of.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';

export const getCastawaysStatus = rpc<Context, GetCastawaysStatusRequest, GetCastawaysStatusResponse>({
  who: 'admin',
  handle: encodedOnce(GetCastawaysStatusResponse, ({ model }) => ({
    castaways: castawaysStatus(draftsOf(model)).map(({ castaway, totalPoints, draftCount }) => ({
      id: castaway.id,
      name: castaway.name,
      tribe: castaway.tribe,
      eliminated: castaway.eliminated,
      totalPoints,
      draftCount,
    })),
  })),
});
