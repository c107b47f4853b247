/** Who the pages are opened as. Everybody here is a `SignedIn` of api.ts: a token, and a typed client beside it. */
import { sampleSeason } from '@torchbearer/local';
import { logIn, PASSWORD, signUp, type SignedIn } from '../api.js';
import { LEAGUE_ADMIN, type WebLeague } from './league.js';

let newcomers = 0;

/** Somebody who has signed up this moment: no rankings, no roster, the welcome not seen. */
export async function newPlayer(league: Pick<WebLeague, 'url'>, name = 'Robin Vale'): Promise<SignedIn> {
  // Files run in processes of their own, and share the league.
  newcomers += 1;
  const word = `${process.pid.toString(36)}${Date.now().toString(36)}${newcomers.toString(36)}`;
  return await signUp([league.url], `${name} ${word}`);
}

/** Somebody who signed up after the draft and was given a roster; for the league `season`. */
export async function draftedPlayer(league: Pick<WebLeague, 'url'>, name?: string): Promise<SignedIn> {
  const player = await newPlayer(league, name);
  await player.client.markWelcomeSeen({ body: {} });
  const boss = await admin(league);
  await boss.client.draftRoster({ body: { userId: player.id } });
  return player;
}

/**
 * A player of the sample season, 0 to 11, drafted and with four weeks behind them; for the league `season`. They are
 * everybody's: look, but don't change what another test looks at.
 */
export async function samplePlayer(league: Pick<WebLeague, 'url'>, n = 0): Promise<SignedIn> {
  const player = sampleSeason.players[n];
  if (!player) throw new Error(`no sample player ${String(n)}`);
  return await signedIn(league, sampleSeason.emailOf(player), PASSWORD);
}

/** The league's admin. */
export const admin = (league: Pick<WebLeague, 'url'>): Promise<SignedIn> =>
  signedIn(league, LEAGUE_ADMIN.email, LEAGUE_ADMIN.password);

/** An old session has to give its password again for some of what admins do. */
const RENEW_MS = 4 * 60_000;
const sessions = new Map<string, { readonly session: Promise<SignedIn>; readonly since: number }>();

/** Signs in once in a while in each worker. */
async function signedIn({ url }: Pick<WebLeague, 'url'>, email: string, password: string): Promise<SignedIn> {
  const key = `${email} of ${url}`;
  const known = sessions.get(key);
  if (known && Date.now() - known.since < RENEW_MS) return await known.session;
  const session = logIn([url], email, password);
  sessions.set(key, { session, since: Date.now() });
  return await session;
}
