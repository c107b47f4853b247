import { callsById } from '@torchbearer/contract';
import { okJson } from '../replies.js';
import { route } from '../route.js';

export const draftRoutes = {
  getDraftInputs: route({
    call: callsById.getDraftInputs,
    handle: async ({ clients }, { query, rpc }) => {
      const { json } = await clients.league.getDraftInputs({ run: query.run }, { ...rpc, isLarge: true });
      return okJson(json);
    },
  }),
};
