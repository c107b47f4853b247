/** Steps that several attacks need first. */
import { Client } from 'pg';
import { PASSWORD, type SignedIn } from '../api.js';
import { eventually } from '../wait.js';
import { resetLinkIn } from '../web/mailbox.js';
import type { Answer } from './ask.js';
import { answered, holds } from './expected.js';
import type { Place, StrictPlace } from './place.js';

/** Signs in from an unused address. */
export async function logIn(place: Place, email: string, password: string): Promise<string> {
  const body = { email, password };
  const answer = await place.ask({ path: '/api/auth/login', body, from: place.freshAddress() });
  answered(answer, 200, 'signing in');
  return (answer.json as { token: string }).token;
}

/** The new password in these attacks. */
export const NEW_PASSWORD = 'embers-glow-on';

/** The token of a mailed link, in its path or query. */
export const tokenOf = (link: URL): string =>
  link.searchParams.get('token') ?? new URLSearchParams(link.hash.slice(1)).get('token') ?? '';

/** Sets the new password by a mailed link, as the owner of the mailbox does. */
export async function resetPassword(place: Place, email: string): Promise<void> {
  const from = place.freshAddress();
  const before = place.mailbox.mails.length;
  answered(await place.ask({ path: '/api/auth/forgot-password', body: { email }, from }), 200);
  const link = await eventually(() => resetLinkIn(place.mailbox.mails.slice(before), email));
  const body = { token: tokenOf(link), password: NEW_PASSWORD };
  answered(await place.ask({ path: '/api/auth/reset-password', body, from }), 200, 'the reset');
}

/** Requests a code for this number. */
export const askForCode = (
  { ask, freshAddress }: Place,
  token: string,
  phone: string,
  from = freshAddress(),
): Promise<Answer> =>
  ask({ path: '/api/users/me/phone', token, body: { phone, currentPassword: PASSWORD }, from });

/** Gives this person a phone number, and confirms it by a YES from there. */
export async function bindPhone(place: Place, owner: SignedIn): Promise<string> {
  const phone = place.freshPhone();
  answered(await askForCode(place, owner.token, phone), 200, 'a number');
  await place.twilio.textIn({ from: phone, body: 'YES' });
  await eventually(async () => {
    const user = await owner.client.getOwnUser();
    holds(user.phone === phone && user.smsEnabled, 'the number was not bound');
    holds(place.twilio.receivedBy(phone).length > 0, 'nothing was texted');
  });
  return phone;
}

type Row = Readonly<Record<string, unknown>>;

/** Changes or reads what no call can. */
export async function inDatabase(
  { system }: { readonly system: Pick<Place['system'], 'databases'> },
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

/** As if the time had passed: only time makes a session old. */
export async function ageSessions(place: Place, owner: SignedIn, minutes: number): Promise<void> {
  await inDatabase(
    place,
    'identity',
    `update sessions set created_at = created_at - $2::interval, last_seen_at = last_seen_at - $2::interval
     where user_id = $1`,
    [owner.id, `${minutes} minutes`],
  );
}

/** An account where sign-up is by invitation; the code is inserted like an admin's. */
export async function invited(strict: StrictPlace, word: string): Promise<string> {
  const code = word.toUpperCase().replace(/[^A-Z0-9]/g, '');
  await inDatabase(
    strict,
    'identity',
    `insert into invites (id, code, note, most_uses, created_at, created_by)
     values (gen_random_uuid(), $1, '', 1, now(), gen_random_uuid())`,
    [code],
  );
  const body = { email: `${word}@example.com`, name: word, username: word, password: PASSWORD };
  const answer = await strict.ask({
    path: '/api/auth/signup',
    body: { ...body, inviteCode: code },
    headers: { origin: strict.publicUrl },
  });
  answered(answer, 201, 'signing up by invitation');
  return (answer.json as { token: string }).token;
}
