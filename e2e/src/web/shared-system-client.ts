/**
 * The leagues that all Chromium tests share. Changes persist, so a test only changes what belongs to a
 * player who signed up for it (`newPlayer`).
 */
import { eventually } from '../wait.js';
import type { LeagueName, WebLeague, WebLeagues } from './league.js';
import { linkIn, type Mail, type MailedPage } from './mailbox.js';

/** The environment variable with the shared test system's address and its leagues, as JSON, from global-setup.ts. */
export const SYSTEM_VARIABLE = 'TEST_SYSTEM';
export const LEAGUES_VARIABLE = 'TEST_SYSTEM_LEAGUES';

/** A league whose addresses are read when needed: files are also loaded to list their tests. */
const shared = (name: LeagueName): WebLeague => {
  const league = (): WebLeague => (JSON.parse(process.env[LEAGUES_VARIABLE] ?? '') as WebLeagues)[name];
  return {
    name,
    get url() {
      return league().url;
    },
    get twilioUrl() {
      return league().twilioUrl;
    },
  };
};

export const season = shared('season');
export const preseason = shared('preseason');
export const leagues: WebLeagues = { season, preseason };

/** The link to this page that was mailed to this address, once it has arrived. */
export const mailedLink = (email: string, page: MailedPage): Promise<URL> =>
  eventually(async () => linkIn((await request('/mails')) as readonly Mail[], email, page));

/** The link to set a new password. */
export const resetLink = (email: string): Promise<URL> => mailedLink(email, 'reset-password');

/** The newest code that was texted to a number, other than the known ones, once it has arrived. */
export const textedCode = (
  league: WebLeague,
  phone: string,
  known: readonly string[] = [],
): Promise<string> =>
  eventually(async () => {
    const texts = (await request('/texts', { league: league.name, phone })) as readonly string[];
    const code = /code is (\d{6})/.exec(texts.at(-1) ?? '')?.[1];
    if (code === undefined || known.includes(code)) throw new Error('no code was texted yet');
    return code;
  });

/** As if minutes had passed for an account: for its sessions (cached for seconds while in use), and its code. */
export async function age(league: WebLeague, userId: string, minutes: number): Promise<void> {
  await request('/age', { league: league.name, user: userId, minutes: String(minutes) });
}

/** Kills a process of a league (`gateway`, `realtime`, `picks`, …) as a crash would; its supervisor restarts it. */
export async function killProcess(league: WebLeague, process: string): Promise<void> {
  await request('/kill', { league: league.name, process });
}

async function request(path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const url = `${process.env[SYSTEM_VARIABLE] ?? ''}${path}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${path} of the shared test system: ${await response.text()}`);
  return await response.json();
}
