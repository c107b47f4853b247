import { Refusal, rpc, type Rpc } from '@torchbearer/kit';
import type { Context } from '../context.js';
import { knownAsAdmin } from '../db/users.js';

/**
 * An RPC for admins. What travels with a call was true when it was signed; the copy of the account knows of a
 * demotion since: then the call is refused, ADMINS_ONLY. A caller whose copy is still under way is believed.
 */
export const adminRpc = <Request, Response>(
  definition: Omit<Rpc<Context, Request, Response>, 'who'>,
): Rpc<Context, Request, Response> =>
  rpc<Context, Request, Response>({
    ...definition,
    who: 'admin',
    handle: async (context, request, call) => {
      if ((await knownAsAdmin(context.database, call.userId)) === false) throw new Refusal('ADMINS_ONLY');
      return await definition.handle(context, request, call);
    },
  });
