import type { PersistedClient } from '@tanstack/react-query-persist-client';

/**
 * Stored responses leave out the e-mails of other users, who never agreed to be stored in this browser. Lists
 * then look as they do if the season hides e-mails.
 */
export function withoutOthersEmails(client: PersistedClient): string {
  const me = client.clientState.queries.find(({ queryKey }) => queryKey[0] === 'me');
  const own = (me?.state.data as { readonly email?: unknown } | undefined)?.email;
  return JSON.stringify(client, (key, value: unknown) => (key === 'email' && value !== own ? null : value));
}
