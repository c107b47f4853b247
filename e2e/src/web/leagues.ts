/** The two leagues of the web tests, as a test file reaches them. */
import { inject } from 'vitest';
import { eventually } from '../wait.js';
import type { WebLeague, WebLeagues } from './league.js';
import { resetLinkIn, type Mail } from './mailbox.js';

/**
 * Starts the leagues, or finds them started; they are shared by all files of the run. Call it in `beforeAll`.
 * What a test changes in them stays: whoever signs up for it (`newPlayer`) is safe to change.
 */
export const leagues = (): Promise<WebLeagues> => ask('/leagues') as Promise<WebLeagues>;

/** Every mail that the leagues have sent so far, oldest first. */
export const mails = (): Promise<readonly Mail[]> => ask('/mails') as Promise<readonly Mail[]>;

/** The link to a new password that was mailed to this address, waited for. */
export const resetLink = (email: string): Promise<URL> =>
  eventually(async () => resetLinkIn(await mails(), email));

/** Kills a process of a league (`gateway`, `realtime`, `picks`, …) as a crash would; it is started again by itself. */
export async function killProcess(league: WebLeague, process: string): Promise<void> {
  await ask(`/kill?${new URLSearchParams({ league: league.name, process }).toString()}`);
}

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(inject('webHouseUrl') + path);
  if (!answer.ok) throw new Error(`The leagues did not start: ${await answer.text()}`);
  return answer.status === 204 ? null : await answer.json();
}
