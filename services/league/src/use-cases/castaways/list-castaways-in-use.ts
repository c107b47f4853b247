import { rpc } from '@torchbearer/kit';
import type {
  ListCastawaysInUseRequest,
  ListCastawaysInUseResponse,
} from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { castawaysInUse } from '../../db/castaways.js';

export const listCastawaysInUse = rpc<Context, ListCastawaysInUseRequest, ListCastawaysInUseResponse>({
  who: 'admin',
  handle: async ({ database }) => ({ castawayIds: await castawaysInUse(database) }),
});
