import { rpc } from '@torchbearer/kit';
import {
  SignUpMode,
  type GetSignInOptionsRequest,
  type GetSignInOptionsResponse,
} from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';

const MODES = { open: SignUpMode.SIGN_UP_MODE_OPEN, invite: SignUpMode.SIGN_UP_MODE_INVITE };

export const getSignInOptions = rpc<Context, GetSignInOptionsRequest, GetSignInOptionsResponse>({
  who: 'public',
  handle: async ({ signUpMode, provider }) => ({
    signUpMode: MODES[signUpMode],
    provider: provider
      ? { authority: provider.authority, clientId: provider.clientId, name: provider.name }
      : undefined,
  }),
});
