/** Steps that several attacks start with. */
import { Client } from 'pg';
import { PASSWORD, type SignedIn } from '../api.js';
import { eventually } from '../wait.js';
import { resetLinkIn } from '../web/mailbox.js';
import type { HttpResponse } from './http.js';
import { assertStatus, assertThat } from './assertions.js';
import type { Target } from './target.js';

/** Signs in from an unused address. */
export async function logIn(target: Target, email: string, password: string): Promise<string> {
  const body = { email, password };
  const response = await target.send({ path: '/api/auth/login', body, from: target.freshAddress() });
  assertStatus(response, 200, 'signing in');
  return (response.json as { token: string }).token;
}

/** The password that attacks change to. */
export const NEW_PASSWORD = 'embers-glow-on';

/** The token in the query or fragment of a mailed link. */
export const tokenOf = (link: URL): string => new URLSearchParams(link.hash.slice(1)).get('token') ?? '';

/** Resets the password with the mailed link, as the owner of the mailbox does. */
export async function resetPassword(target: Target, email: string): Promise<void> {
  const from = target.freshAddress();
  const before = target.mailbox.mails.length;
  assertStatus(await target.send({ path: '/api/auth/forgot-password', body: { email }, from }), 200);
  const link = await eventually(() => resetLinkIn(target.mailbox.mails.slice(before), email));
  const body = { token: tokenOf(link), password: NEW_PASSWORD };
  assertStatus(await target.send({ path: '/api/auth/reset-password', body, from }), 200, 'the reset');
}

/** Requests a code for this phone number. */
export const requestCode = (
  { send, freshAddress }: Target,
  token: string,
  phone: string,
): Promise<HttpResponse> =>
  send({
    path: '/api/users/me/phone',
    token,
    body: { phone, currentPassword: PASSWORD },
    from: freshAddress(),
  });

const CODE =
  /^Your Torchbearer code is (\d{6})\. Type it in on the website within 10 minutes, or reply YES\. If you did not ask for it, please ignore this text\.$/;

/** The code in the newest text to this number. */
export const codeSentTo = ({ twilio }: Target, phone: string): Promise<string> =>
  eventually(() => {
    const code = CODE.exec(twilio.receivedBy(phone).at(-1) ?? '')?.[1];
    if (code === undefined) throw new Error(`no code arrived at ${phone}`);
    return code;
  });

/** Adds a phone number to this account and confirms it by texting YES. */
export async function bindPhone(target: Target, owner: SignedIn): Promise<string> {
  const phone = target.freshPhone();
  assertStatus(await requestCode(target, owner.token, phone), 200, 'adding the number');
  await target.twilio.textIn({ from: phone, body: 'YES' });
  await eventually(async () => {
    const user = await owner.client.getOwnUser();
    assertThat(user.phone === phone && user.smsEnabled, 'the number is not confirmed');
    assertThat(target.twilio.receivedBy(phone).length > 0, 'no text was sent');
  });
  return phone;
}

type Row = Readonly<Record<string, unknown>>;

/** Reads or changes rows that no call can. */
export async function queryDatabase(
  { system }: { readonly system: Pick<Target['system'], 'databases'> },
  service: string,
  sql: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const database = new Client({ connectionString: system.databases[service] });
  await database.connect();
  try {
    return (await database.query<Row>(sql, [...values])).rows;
  } finally {
    await database.end();
  }
}

/** A nonce of the server, for a token of the identity provider. */
export async function freshNonce({
  send,
  freshAddress,
}: Pick<Target, 'send' | 'freshAddress'>): Promise<string> {
  const response = await send({ method: 'POST', path: '/api/auth/oidc-nonce', from: freshAddress() });
  assertStatus(response, 201, 'a nonce');
  return (response.json as { nonce: string }).nonce;
}
