/** The measured league: players with two castaways each, week 3 open, nothing picked and nothing scored. */
import type { Castaway, Client } from '@torchbearer/contract';
import { forEach } from './caller.js';
import { openLeague, republish, signUp, tokenOf, writePlayers } from './fill.js';
import type { Site } from './site.js';

export const WEEK = 3;

export interface Player {
  /** From 1: the argument of `emailOf` and `tokenOf`. */
  readonly number: number;
  readonly id: string;
  readonly token: string;
  readonly roster: readonly string[];
}

export interface League {
  readonly admin: Client;
  readonly adminToken: string;
  readonly castaways: readonly Castaway[];
  readonly players: readonly Player[];
}

export async function createLeague(site: Site, players: number): Promise<League> {
  const { admin, token: adminToken } = await openLeague(site);
  // The first player's password hash becomes everyone's.
  await signUp(site, 1);
  await writePlayers(site, players);
  await republish(site, 'identity');
  await site.settled();
  await admin.previewDraft();
  const { picks } = await admin.runDraft({ body: {} });
  const picksOpenAt = new Date(Date.now() - 60_000).toISOString();
  const picksCloseAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  await admin.saveWeek({ body: { weekNumber: WEEK, isActive: true, picksOpenAt, picksCloseAt } });
  await site.settled();

  const rosters = new Map<string, string[]>();
  for (const { userId, castawayId } of picks)
    rosters.set(userId, [...(rosters.get(userId) ?? []), castawayId]);
  const { rows } = await site.database('identity').query<{ id: string; number: number }>(
    `select id, substr(username, 7)::int as number from users
       where username in (select 'player' || generate_series(1, $1::int)) order by 2`,
    [players],
  );
  return {
    admin,
    adminToken,
    castaways: await admin.listCastaways(),
    players: rows.map(({ id, number }) => {
      const roster = rosters.get(id) ?? [];
      if (roster.length < 2) throw new Error(`player ${number} has ${roster.length} castaways`);
      return { id, number, token: tokenOf(number), roster };
    }),
  };
}

/** Makes sure that everyone has a pick and every castaway has points, so that the standings are full. */
export async function fillStandings(site: Site, { admin, castaways, players }: League): Promise<void> {
  const { rows } = await site
    .database('picks')
    .query<{ player: string }>('select user_id as player from picks where week_number = $1', [WEEK]);
  const picked = new Set(rows.map(({ player }) => player));
  const missing = players.filter(({ id }) => !picked.has(id));
  await forEach(missing.length, async (index) => {
    const { id = '', roster = [] } = missing[index] ?? {};
    await admin.submitPickForUser({ body: { userId: id, castawayId: roster[0] ?? '' } });
  });
  const entries = castaways.map(({ id }, index) => ({ castawayId: id, points: (index * 7) % 30 }));
  await admin.saveWeekPoints({ params: { n: WEEK }, body: { entries } });
  await site.settled();
}
