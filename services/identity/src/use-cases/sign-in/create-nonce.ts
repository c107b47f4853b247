import { Refusal, rpc } from '@torchbearer/kit';
import type { CreateNonceRequest, CreateNonceResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { insertNonce } from '../../db/nonces.js';

export const createNonce = rpc<Context, CreateNonceRequest, CreateNonceResponse>({
  who: 'public',
  handle: async ({ database, provider, randomToken }, _request, { now }) => {
    if (!provider) throw new Refusal('EXTERNAL_SIGN_IN_OFF');
    const nonce = randomToken();
    await insertNonce(database, nonce, now);
    return { nonce };
  },
});
