/** The identity provider, by authorization code with PKCE. Loaded only when used. */
import type { Config } from '@torchbearer/contract/client';
import { ErrorResponse, OidcClient, type StateStore } from 'oidc-client-ts';
import { api } from '../../api/client.js';
import { NoStorageError, tabStorage } from '../../storage.js';
import { paths, safeNext } from '../../paths.js';

type ProviderSettings = NonNullable<Config['oidc']>;

/** What the browser stores while the user is at the provider. */
export interface Errand {
  readonly next: string | null;
  readonly inviteCode: string;
}

export interface Identity {
  readonly idToken: string;
  readonly nonce: string;
  readonly email: string;
  readonly name: string | null;
}

const PREFIX = 'torchbearer.oidc.';

const signInStates: StateStore = {
  set: async (key, value) => {
    if (tabStorage.setItem(PREFIX + key, value)) return;
    tabStorage.removeItem(PREFIX + key);
    throw new NoStorageError();
  },
  get: async (key) => tabStorage.getItem(PREFIX + key),
  remove: async (key) => {
    const value = tabStorage.getItem(PREFIX + key);
    tabStorage.removeItem(PREFIX + key);
    return value;
  },
  // Entries of unfinished sign-ins end with the tab.
  getAllKeys: async () => [],
};

/**
 * The client without the library's user manager: it stores nothing of the user, only this one sign-in's
 * state, for one use.
 */
const clientOf = ({ authority, clientId }: ProviderSettings): OidcClient =>
  new OidcClient({
    authority,
    client_id: clientId,
    redirect_uri: location.origin + paths.callback,
    scope: 'openid profile email',
    response_type: 'code',
    stateStore: signInStates,
  });

/**
 * Redirects the browser to the provider.
 * @throws NoStorageError if this browser stores nothing
 * @throws Error if the provider can't be reached
 */
export async function leaveForProvider(provider: ProviderSettings, errand: Errand): Promise<void> {
  // From the server, which accepts it once and checks its purpose.
  const { nonce } = await api.createNonce();
  const { url } = await clientOf(provider).createSigninRequest({ nonce, state: { ...errand, nonce } });
  location.assign(url);
}

export type Return =
  | { readonly kind: 'identified'; readonly identity: Identity; readonly errand: Errand }
  | { readonly kind: 'cancelled'; readonly errand: Errand }
  | { readonly kind: 'failed'; readonly errand: Errand };

/**
 * Resolves the redirect's address to the signed-in identity; the code and the stored state work only once.
 */
export async function comeBack(provider: ProviderSettings, address: string): Promise<Return> {
  try {
    const response = await clientOf(provider).processSigninResponse(address);
    const { profile, id_token: idToken = '' } = response;
    const identity = {
      idToken,
      nonce: remembered(response.userState).nonce,
      email: profile.email ?? '',
      name: profile.name ?? null,
    };
    return { kind: 'identified', identity, errand: errandIn(response.userState) };
  } catch (error) {
    if (!(error instanceof ErrorResponse)) return { kind: 'failed', errand: errandIn(null) };
    const kind = error.error === 'access_denied' ? 'cancelled' : 'failed';
    return { kind, errand: errandIn(error.state) };
  }
}

/** From storage, so its shape is unknown. */
function remembered(state: unknown): { next: string | null; inviteCode: string; nonce: string } {
  const { next, inviteCode, nonce } = (state ?? {}) as Record<string, unknown>;
  const word = (given: unknown): string => (typeof given === 'string' ? given : '');
  return { next: safeNext(word(next)), inviteCode: word(inviteCode), nonce: word(nonce) };
}

function errandIn(state: unknown): Errand {
  const { next, inviteCode } = remembered(state);
  return { next, inviteCode };
}
