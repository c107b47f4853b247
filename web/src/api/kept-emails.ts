import type { PersistedClient } from '@tanstack/react-query-persist-client';

/**
 * Answers as they are kept in this browser: without the e-mails of others, who have not asked to be in it. A list shows
 * them as it does where the season hides them.
 */
export function withoutOthersEmails(client: PersistedClient): string {
  const me = client.clientState.queries.find(({ queryKey }) => queryKey[0] === 'me');
  const own = (me?.state.data as { readonly email?: unknown } | undefined)?.email;
  return JSON.stringify(client, (key, value: unknown) => (key === 'email' && value !== own ? null : value));
}
