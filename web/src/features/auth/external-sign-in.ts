/** Handles the provider's redirect: signs the user in, or returns why not. */
import type { SignedIn } from '@torchbearer/contract/client';
import { REASONS } from '@torchbearer/rules';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { queryClient } from '../../api/query-client.js';
import type { Errand, Identity } from './provider.js';

export type Outcome =
  | { readonly kind: 'signed-in'; readonly answer: SignedIn; readonly next: string | null }
  | { readonly kind: 'failed'; readonly reason: string; readonly next: string | null };

const LONGEST_NAME = 80;

let current: { readonly search: string; readonly outcome: Promise<Outcome> } | null = null;

/**
 * A code works only once, however often the screen requests it.
 * @param search the address's query
 */
export function finishOnce(search: string): Promise<Outcome> {
  if (current?.search !== search) current = { search, outcome: finish(search) };
  return current.outcome;
}

async function finish(search: string): Promise<Outcome> {
  let next: string | null = null;
  let name = 'your provider';
  const failed = (reason: string): Outcome => ({ kind: 'failed', reason, next });
  try {
    const { oidc } = await queryClient.ensureQueryData(queries.config());
    if (oidc === null) return failed(REASONS.EXTERNAL_SIGN_IN_OFF.sentence);
    ({ name } = oidc);
    const { comeBack } = await import('./provider.js');
    const returned = await comeBack(oidc, location.origin + location.pathname + search);
    ({ next } = returned.errand);
    if (returned.kind === 'cancelled') return failed(`Signing in with ${name} was cancelled.`);
    if (returned.kind !== 'identified') return failed(didNotWork(name));
    if (returned.identity.email === '')
      return failed(`${name} did not tell your email, by which you are known here.`);
    const response = await api.logInExternally({ body: bodyOf(returned.identity, returned.errand) });
    return { kind: 'signed-in', answer: response, next };
  } catch (error) {
    return failed(errorSentence(error, didNotWork(name)));
  }
}

const didNotWork = (name: string): string => `Signing in with ${name} did not work. Please try again.`;

function bodyOf({ idToken, nonce, email, name }: Identity, { inviteCode }: Errand) {
  return {
    token: idToken,
    nonce,
    email,
    name: name?.slice(0, LONGEST_NAME) ?? null,
    picture: null,
    ...(inviteCode !== '' && { inviteCode }),
  };
}
