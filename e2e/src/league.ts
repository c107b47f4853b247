/** A small league for tests about something else, with a completed draft and week 3 open. */
import type { Castaway } from '@torchbearer/contract';
import { logIn, PASSWORD, signUp, type SignedIn } from './api.js';
import { ADMIN } from './system.js';

export interface League {
  readonly admin: SignedIn;
  readonly players: readonly SignedIn[];
  readonly castaways: readonly Castaway[];
  /** User id → drafted castaways, by round. */
  readonly rosters: ReadonlyMap<string, readonly string[]>;
  /** The week that is open for picks. */
  readonly weekNumber: number;
}

const FIRST_WEEK = 3;

export async function openLeague(
  origins: readonly string[],
  players: number,
  admin = ADMIN,
): Promise<League> {
  const signedInAdmin = await logIn(origins, admin.email, admin.password);
  const castaways: Castaway[] = [];
  for (let index = 0; index < 6; index++) {
    const body = {
      name: `Castaway ${index + 1}`,
      tribe: 'Red',
      occupation: '',
      hometown: '',
      age: null,
      imageUrl: null,
    };
    castaways.push(await signedInAdmin.client.createCastaway({ body }));
  }
  const signedUp: SignedIn[] = [];
  for (let index = 0; index < players; index++) signedUp.push(await signUp(origins, `Player ${index + 1}`));
  await signedInAdmin.client.previewDraft();
  const { picks } = await signedInAdmin.client.runDraft({ body: {} });
  await openWeek({ admin: signedInAdmin }, FIRST_WEEK);
  const rosters = rostersOf(signedUp, picks);
  return { admin: signedInAdmin, players: signedUp, castaways, rosters, weekNumber: FIRST_WEEK };
}

/**
 * Opens a week of the existing league: its players sign in with the common password, and only castaways who are still
 * in the game are returned.
 */
export async function joinLeague(
  origins: readonly string[],
  weekNumber: number,
  admin = ADMIN,
): Promise<League> {
  const signedInAdmin = await logIn(origins, admin.email, admin.password);
  const castaways = (await signedInAdmin.client.listCastaways()).filter((castaway) => !castaway.eliminated);
  const players: SignedIn[] = [];
  for (const user of await signedInAdmin.client.listUsers()) {
    if (!user.isAdmin) players.push(await logIn(origins, user.email, PASSWORD));
  }
  await openWeek({ admin: signedInAdmin }, weekNumber);
  const isIn = new Set(castaways.map((castaway) => castaway.id));
  const { picks } = await signedInAdmin.client.getDraft();
  const rosters = rostersOf(
    players,
    picks.filter((pick) => isIn.has(pick.castawayId)),
  );
  return { admin: signedInAdmin, players, castaways, rosters, weekNumber };
}

const HOUR_MS = 60 * 60_000;

/**
 * Makes a week the active one, whose picks have been open for an hour.
 * @param closesInMs negative if they are closed; by default so late that no reminder is due yet
 */
export async function openWeek(
  { admin }: Pick<League, 'admin'>,
  weekNumber: number,
  closesInMs = 72 * HOUR_MS,
): Promise<void> {
  const now = Date.now();
  await admin.client.saveWeek({
    body: {
      weekNumber,
      isActive: true,
      picksOpenAt: new Date(now - HOUR_MS).toISOString(),
      picksCloseAt: new Date(now + closesInMs).toISOString(),
    },
  });
}

/** The id of the castaway that a player drafted in this round. */
export const drafted = ({ rosters, players }: League, player: number, round: 1 | 2): string =>
  rosters.get(players[player]?.id ?? '')?.[round - 1] ?? '';

/** A castaway's name. */
export const nameOf = ({ castaways }: League, castawayId: string): string =>
  castaways.find(({ id }) => id === castawayId)?.name ?? '';

const rostersOf = (
  players: readonly SignedIn[],
  picks: readonly { readonly userId: string; readonly castawayId: string }[],
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    players.map((player) => [
      player.id,
      picks.filter((pick) => pick.userId === player.id).map((pick) => pick.castawayId),
    ]),
  );
