/** The two leagues of the web tests, as a test file reaches them. */
import { inject } from 'vitest';
import { eventually } from '../wait.js';
import type { WebLeague, WebLeagues } from './league.js';
import { linkIn, type Mail, type MailedPage } from './mailbox.js';

/**
 * Starts the leagues, or finds them started; they are shared by all files of the run. Call it in `beforeAll`.
 * What a test changes in them stays: whoever signs up for it (`newPlayer`) is safe to change.
 */
export const leagues = (): Promise<WebLeagues> => ask('/leagues') as Promise<WebLeagues>;

/** Every mail that the leagues have sent so far, oldest first. */
export const mails = (): Promise<readonly Mail[]> => ask('/mails') as Promise<readonly Mail[]>;

/** The link to this page that was mailed to this address, waited for. */
export const mailedLink = (email: string, page: MailedPage): Promise<URL> =>
  eventually(async () => linkIn(await mails(), email, page));

/** The link to a new password. */
export const resetLink = (email: string): Promise<URL> => mailedLink(email, 'reset-password');

/** The newest code that was texted to a number, waited for until it is none of those that are known. */
export const textedCode = (
  league: WebLeague,
  phone: string,
  known: readonly string[] = [],
): Promise<string> =>
  eventually(async () => {
    const query = new URLSearchParams({ league: league.name, phone });
    const texts = (await ask(`/texts?${query.toString()}`)) as readonly string[];
    const code = /code is (\d{6})/.exec(texts.at(-1) ?? '')?.[1];
    if (code === undefined || known.includes(code)) throw new Error('no code was texted yet');
    return code;
  });

/** As if minutes had passed for an account: for its sessions (known for seconds where they are in use), and its code. */
export async function age(league: WebLeague, userId: string, minutes: number): Promise<void> {
  const query = new URLSearchParams({ league: league.name, user: userId, minutes: String(minutes) });
  await ask(`/age?${query.toString()}`);
}

/** Kills a process of a league (`gateway`, `realtime`, `picks`, …) as a crash would; it is started again by itself. */
export async function killProcess(league: WebLeague, process: string): Promise<void> {
  await ask(`/kill?${new URLSearchParams({ league: league.name, process }).toString()}`);
}

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(inject('webHouseUrl') + path);
  if (!answer.ok) throw new Error(`The leagues did not start: ${await answer.text()}`);
  return answer.status === 204 ? null : await answer.json();
}
