/** Steps that several attacks share. */
import { PASSWORD } from '../api.js';
import { eventually } from '../wait.js';
import { linkIn, type MailedPage } from '../web/mailbox.js';
import { assertStatus } from './assertions.js';
import type { HttpResponse } from './http.js';
import type { Target } from './target.js';

/** Signs in from an unused address. */
export const signIn = (
  { send, freshAddress }: Target,
  email: string,
  password = PASSWORD,
  more: { readonly code?: string } = {},
): Promise<HttpResponse> =>
  send({ path: '/api/auth/login', body: { email, password, ...more }, from: freshAddress() });

/** The token of a sign-in or sign-up that succeeded. */
export function tokenOf(response: HttpResponse): string {
  assertStatus(response, [200, 201], 'signing in');
  return (response.json as { token: string }).token;
}

/** The password that attacks change to. */
export const NEW_PASSWORD = 'embers-glow-on';

/** Opens the newest link to this page in the mails to this address, as the owner of the mailbox does. */
export async function openLink(target: Target, email: string, page: MailedPage): Promise<HttpResponse> {
  const link = await eventually(() => linkIn(target.mailbox.mails, email, page));
  const token = new URLSearchParams(link.hash.slice(1)).get('token');
  const body = { token, ...(page === 'reset-password' && { password: NEW_PASSWORD }) };
  return await target.send({ path: `/api/auth/${page}`, body, from: target.freshAddress() });
}

/** Resets the password by mail. */
export async function resetPassword(target: Target, email: string): Promise<void> {
  const count = () => target.mailbox.mails.filter(({ to }) => to === email).length;
  const before = count();
  const from = target.freshAddress();
  assertStatus(await target.send({ path: '/api/auth/forgot-password', body: { email }, from }), 200);
  await eventually(() => {
    if (count() === before) throw new Error('no mail arrived');
  });
  assertStatus(await openLink(target, email, 'reset-password'), 200, 'the reset');
}

/** A nonce of the server, for a token of the identity provider. */
export async function freshNonce({ send, freshAddress }: Target): Promise<string> {
  const response = await send({ method: 'POST', path: '/api/auth/oidc-nonce', from: freshAddress() });
  assertStatus(response, 201, 'a nonce');
  return (response.json as { nonce: string }).nonce;
}
