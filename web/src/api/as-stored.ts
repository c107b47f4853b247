import type { PersistedClient } from '@tanstack/react-query-persist-client';

/**
 * The responses as they are stored. They leave out the e-mails of other users, who never agreed to be stored in this
 * browser: lists then look as they do if the season hides e-mails.
 * @param hidesResults whether they also leave out who has left the game, and who is recommended, which could tell it
 */
export function asStored(client: PersistedClient, hidesResults: boolean): string {
  const me = client.clientState.queries.find(({ queryKey }) => queryKey[0] === 'me');
  const own = (me?.state.data as { readonly email?: unknown } | undefined)?.email;
  return JSON.stringify(client, (key, value: unknown) => {
    if (key === 'email' && value !== own) return null;
    if (hidesResults && /^(eliminated|suggestedC)/.test(key)) return key === 'eliminated' ? false : null;
    return value;
  });
}
