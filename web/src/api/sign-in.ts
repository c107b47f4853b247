/** Signing in and out: token, cached answers and the current user change together. */
import type { SignedIn } from '@torchbearer/contract/client';
import { api } from './client.js';
import { queries } from './queries.js';
import { forgetAnswers, queryClient } from './query-client.js';
import { session } from './session.js';
import { token } from './token.js';

/** Takes what a sign-in, sign-up or provider sign-in answered with. */
export function acceptSignIn({ user, token: given }: SignedIn): void {
  const before = queryClient.getQueryData(queries.me().queryKey);
  // The same person again, after an ended session, goes on with what is on the screen.
  if (before?.id !== user.id) forgetAnswers();
  token.write(given);
  session.confirm();
  queryClient.setQueryData(queries.me().queryKey, user);
  void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'me' });
}

/** Signs out here, whatever the server says to it. */
export async function signOut(): Promise<void> {
  await api.logOut().catch(() => undefined);
  token.clear();
  session.forget();
  forgetAnswers();
}
