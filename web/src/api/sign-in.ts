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
  session.arrive();
  queryClient.setQueryData(queries.me().queryKey, user);
  void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'me' });
}

/** Signs out for good: who does so ends at the landing, whichever screen they do it on. */
export async function leave(): Promise<void> {
  session.leave();
  await signOut();
}

/** Signs out here, whatever the server says to it. */
export async function signOut(): Promise<void> {
  // What is still being asked would be refused.
  await queryClient.cancelQueries();
  await api.logOut().catch(() => undefined);
  token.clear();
  session.forget();
  forgetAnswers();
}
