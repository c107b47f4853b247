import type { PersistedClient } from '@tanstack/react-query-persist-client';

/** As if nobody had left the game; who is recommended could tell it. */
const AS_IF_ALL_ARE_IN: Readonly<Record<string, unknown>> = {
  eliminated: false,
  eliminatedInWeek: null,
  suggestedCastaway: null,
};

/**
 * The responses as they are stored. They leave out the e-mails of other users, who never agreed to be stored in this
 * browser: lists then look as they do if the season hides e-mails.
 * @param hidesResults whether they also leave out who has left the game
 */
export function asStored(client: PersistedClient, hidesResults: boolean): string {
  const me = client.clientState.queries.find(({ queryKey }) => queryKey[0] === 'me');
  const own = (me?.state.data as { readonly email?: unknown } | undefined)?.email;
  return JSON.stringify(client, (key, value: unknown) => {
    if (key === 'email' && value !== own) return null;
    return hidesResults && key in AS_IF_ALL_ARE_IN ? AS_IF_ALL_ARE_IN[key] : value;
  });
}
