/** A small league, drafted and with week 3 open, for tests about something else. */
import type { Castaway } from '@torchbearer/contract';
import { logIn, PASSWORD, signUp, type SignedIn } from './api.js';
import { ADMIN } from './system.js';

export interface League {
  readonly admin: SignedIn;
  readonly players: readonly SignedIn[];
  readonly castaways: readonly Castaway[];
  /** User id → own castaways, by round. */
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
  const boss = await logIn(origins, admin.email, admin.password);
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
    castaways.push(await boss.client.createCastaway({ body }));
  }
  const everybody: SignedIn[] = [];
  for (let index = 0; index < players; index++) everybody.push(await signUp(origins, `Player ${index + 1}`));
  await boss.client.previewDraft();
  const { picks } = await boss.client.runDraft({ body: {} });
  await openWeek(boss, FIRST_WEEK);
  const rosters = rostersOf(everybody, picks);
  return { admin: boss, players: everybody, castaways, rosters, weekNumber: FIRST_WEEK };
}

/**
 * The existing league with its week `weekNumber` open: players sign in with the common password, and of
 * castaways only those count who are still in.
 */
export async function joinLeague(
  origins: readonly string[],
  weekNumber: number,
  admin = ADMIN,
): Promise<League> {
  const boss = await logIn(origins, admin.email, admin.password);
  const castaways = (await boss.client.listCastaways()).filter((castaway) => !castaway.eliminated);
  const players: SignedIn[] = [];
  for (const user of await boss.client.listUsers()) {
    if (!user.isAdmin) players.push(await logIn(origins, user.email, PASSWORD));
  }
  await openWeek(boss, weekNumber);
  const isIn = new Set(castaways.map((castaway) => castaway.id));
  const { picks } = await boss.client.getDraft();
  const rosters = rostersOf(
    players,
    picks.filter((pick) => isIn.has(pick.castawayId)),
  );
  return { admin: boss, players, castaways, rosters, weekNumber };
}

async function openWeek(admin: SignedIn, weekNumber: number): Promise<void> {
  await admin.client.saveWeek({
    body: {
      weekNumber,
      isActive: true,
      picksOpenAt: new Date(Date.now() - 60_000).toISOString(),
      picksCloseAt: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
    },
  });
}

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
