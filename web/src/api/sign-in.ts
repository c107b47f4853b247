/** Signing in and out: token, cached responses and the current user change together. */
import type { SignedIn } from '@torchbearer/contract/client';
import { api } from './client.js';
import { queries } from './queries.js';
import { forgetAnswers, queryClient } from './query-client.js';
import { session } from './session.js';
import { token } from './token.js';

/** Applies the response of a sign-in, sign-up or provider sign-in. */
export function acceptSignIn({ user, token: given }: SignedIn): void {
  const before = queryClient.getQueryData(queries.me().queryKey);
  // A user whose session ended and who signs in again continues on the same screen.
  if (before?.id !== user.id) forgetAnswers();
  token.write(given);
  session.confirm();
  session.arrive();
  queryClient.setQueryData(queries.me().queryKey, user);
  void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'me' });
}

/** Signs out for good and leads to the landing from any screen. */
export async function leave(): Promise<void> {
  session.leave();
  await signOut();
}

/** Signs out in this browser, whatever the server responds. */
export async function signOut(): Promise<void> {
  // Requests in flight would be refused.
  const cancelled = queryClient.cancelQueries();
  // The tab may be closed or reloaded at once: nothing here waits for the server, and the request outlives the page.
  const loggedOut = api.logOut({}, { keepalive: true }).catch(() => undefined);
  token.clear();
  session.forget();
  await Promise.all([cancelled, loggedOut]);
  forgetAnswers();
}
