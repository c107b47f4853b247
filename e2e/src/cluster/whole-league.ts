import type { League } from '../league.js';

/** All data of a league that users see, to compare it before and after. */
export async function wholeLeague({ admin, players }: League): Promise<unknown> {
  const { client } = admin;
  return {
    users: await client.listUsers(),
    castaways: await client.listCastaways(),
    weeks: await client.listWeeks(),
    draft: await client.getDraft(),
    rankings: await client.listRankings(),
    picks: await client.listAllPicks(),
    results: await client.listResults(),
    standings: await client.getStandings(),
    mine: await Promise.all(players.map((player) => player.client.getMyPicks())),
    log: await client.listPickLog(),
  };
}
