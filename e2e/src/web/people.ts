/** The users of the pages. Each is a `SignedIn` of api.ts: a token and a typed client. */
import { sampleSeason } from '@torchbearer/local';
import { logIn, PASSWORD, signUp, type SignedIn } from '../api.js';
import { LEAGUE_ADMIN, type WebLeague } from './league.js';

let newcomers = 0;

/** A player who has just signed up: no rankings, no roster, the welcome not seen. */
export async function newPlayer(league: Pick<WebLeague, 'url'>, name = 'Robin Vale'): Promise<SignedIn> {
  // Files run in separate processes, and share the league.
  newcomers += 1;
  const word = `${process.pid.toString(36)}${Date.now().toString(36)}${newcomers.toString(36)}`;
  return await signUp([league.url], `${name} ${word}`);
}

/** A player who signed up after the draft and was given a roster; for the league `season`. */
export async function draftedPlayer(league: Pick<WebLeague, 'url'>, name?: string): Promise<SignedIn> {
  const player = await newPlayer(league, name);
  await player.client.markWelcomeSeen({ body: {} });
  const boss = await admin(league);
  await boss.client.draftRoster({ body: { userId: player.id } });
  return player;
}

/** A drafted player with at least so many castaways who are still in the game: late rosters are random. */
export async function livePlayer(league: Pick<WebLeague, 'url'>, atLeast = 1) {
  for (let tries = 0; tries < 12; tries++) {
    const player = await draftedPlayer(league);
    const { assigned } = await player.client.getMyPicks();
    const names = assigned.flatMap(({ castaway }) => (castaway.eliminated ? [] : [castaway.name]));
    if (names.length >= atLeast) return { ...player, names };
  }
  throw new Error('no player was dealt enough live castaways');
}

/**
 * A player of the sample season, 0 to 11, drafted and with four weeks behind them; for the league `season`. All tests
 * share them: read only, or change nothing that another test reads.
 */
export async function samplePlayer(league: Pick<WebLeague, 'url'>, n = 0): Promise<SignedIn> {
  const player = sampleSeason.players[n];
  if (!player) throw new Error(`no sample player ${String(n)}`);
  return await signedIn(league, sampleSeason.emailOf(player), PASSWORD);
}

/** The league's admin. */
export const admin = (league: Pick<WebLeague, 'url'>): Promise<SignedIn> =>
  signedIn(league, LEAGUE_ADMIN.email, LEAGUE_ADMIN.password);

/** With an old session, some admin actions require the password again. */
const RENEW_MS = 4 * 60_000;
const sessions = new Map<string, { readonly session: Promise<SignedIn>; readonly since: number }>();

/** Signs in again from time to time, in each worker. */
async function signedIn({ url }: Pick<WebLeague, 'url'>, email: string, password: string): Promise<SignedIn> {
  const key = `${email} of ${url}`;
  const known = sessions.get(key);
  if (known && Date.now() - known.since < RENEW_MS) return await known.session;
  const session = logIn([url], email, password);
  sessions.set(key, { session, since: Date.now() });
  return await session;
}
