/** The measured league: players with rosters, week 3 open, nothing scored. */
import { createClient, type Castaway, type Client } from '@torchbearer/contract';

export interface BenchPlayer {
  readonly id: string;
  readonly token: string;
  readonly roster: readonly string[];
}

export interface BenchLeague {
  readonly admin: Client;
  readonly adminToken: string;
  readonly castaways: readonly Castaway[];
  readonly players: readonly BenchPlayer[];
}

export const ADMIN = { email: 'bench@example.com', password: 'bench-admin-password' };

export async function openLeague(url: string, players: number): Promise<BenchLeague> {
  const { token: adminToken } = await createClient({ baseUrl: url }).logIn({ body: ADMIN });
  const admin = createClient({ baseUrl: url, token: adminToken });
  const castaways: Castaway[] = [];
  for (let index = 0; index < 18; index++) {
    const body = {
      name: `Castaway ${index + 1}`,
      tribe: 'Red',
      occupation: '',
      hometown: '',
      age: null,
      imageUrl: null,
    };
    castaways.push(await admin.createCastaway({ body }));
  }
  const signedUp: { id: string; token: string }[] = [];
  for (let index = 0; index < players; index++) {
    const name = `player${index + 1}`;
    const body = { email: `${name}@example.com`, name, username: name, password: 'bench-player' };
    const { user, token } = await createClient({ baseUrl: url }).signUp({ body });
    signedUp.push({ id: user.id, token });
  }
  await admin.previewDraft();
  const { picks } = await admin.runDraft({ body: {} });
  const picksOpenAt = new Date(Date.now() - 60_000).toISOString();
  const picksCloseAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  await admin.saveWeek({ body: { weekNumber: 3, isActive: true, picksOpenAt, picksCloseAt } });
  return {
    admin,
    adminToken,
    castaways,
    players: signedUp.map((player) => ({
      ...player,
      roster: picks.filter((pick) => pick.userId === player.id).map((pick) => pick.castawayId),
    })),
  };
}
