/** A small league, drafted and with week 3 open, for tests that are about something else. */
import type { Castaway } from '@torchbearer/contract';
import { logIn, signUp, type SignedIn } from './api.js';
import { ADMIN } from './system.js';

export interface League {
  readonly admin: SignedIn;
  readonly players: readonly SignedIn[];
  readonly castaways: readonly Castaway[];
  /** User id → own castaways, by round. */
  readonly rosters: ReadonlyMap<string, readonly string[]>;
}

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
  await boss.client.saveWeek({
    body: {
      weekNumber: 3,
      isActive: true,
      picksOpenAt: new Date(Date.now() - 60_000).toISOString(),
      picksCloseAt: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
    },
  });
  const rosters = new Map(
    everybody.map((player) => [
      player.id,
      picks.filter((pick) => pick.userId === player.id).map((pick) => pick.castawayId),
    ]),
  );
  return { admin: boss, players: everybody, castaways, rosters };
}
