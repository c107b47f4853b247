import type { Castaway, Client } from '@torchbearer/contract';
import type { Log } from '@torchbearer/kit';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE_MS } from './patient-fetch.js';
import { clientOf } from './sign-in.js';

interface Player {
  readonly id: string;
  readonly name: string;
  readonly client: Client;
}

const HOUR_MS = 60 * 60_000;

/**
 * Plays one week with three castaways and two players: sign-up, rankings, draft, picks, points, standings.
 * @throws Error if the standings don't match the points
 */
export async function playSeason(site: string, admin: Client, log: Log): Promise<void> {
  const castaways: Castaway[] = [];
  for (const name of ['Ada of the Tide', 'Ben of the Dunes', 'Cleo of the Grove']) {
    const body = { name, tribe: 'Rehearsal', occupation: '', hometown: '', age: null, imageUrl: null };
    castaways.push(await admin.createCastaway({ body }));
  }
  const { signUpMode, season } = await admin.getConfig();
  const inviteCode =
    signUpMode === 'invite' ? (await admin.createInvite({ body: { maxUses: 2 } })).code : undefined;
  const players = [
    await signUp(site, 'Rehearsal One', inviteCode),
    await signUp(site, 'Rehearsal Two', inviteCode),
  ];
  for (const { client } of players) {
    await client.submitRanking({ body: { order: castaways.map(({ id }) => id) } });
  }
  const { picks: drafted } = await admin.runDraft({
    body: { previewId: (await admin.previewDraft()).previewId },
  });
  log.info({ drafted: drafted.length }, 'drafted');

  const weekNumber = season.firstPickWeek;
  const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
  await admin.saveWeek({ body: { weekNumber, isActive: true, picksOpenAt: at(-1), picksCloseAt: at(24) } });
  const expected = new Map<string, number>();
  for (const [index, { id, client }] of players.entries()) {
    const mine = drafted.filter((pick) => pick.userId === id);
    const castawayId = mine[index % mine.length]?.castawayId ?? '';
    await patiently('a pick', async () => {
      await client.submitPick({ body: { castawayId } });
      return true;
    });
    expected.set(id, pointsOf(castaways, castawayId));
  }
  await admin.saveWeekPoints({
    params: { n: weekNumber },
    body: { entries: castaways.map(({ id }) => ({ castawayId: id, points: pointsOf(castaways, id) })) },
  });
  await patiently('the standings', async () => {
    const standings = await admin.getStandings();
    return players.every(
      ({ id }) => standings.find((entry) => entry.id === id)?.totalPoints === expected.get(id),
    );
  });
  log.info({ points: [...expected.values()] }, 'the standings are what the points make them');
}

const pointsOf = (castaways: readonly Castaway[], id: string): number =>
  7 * (castaways.findIndex((castaway) => castaway.id === id) + 1);

async function signUp(site: string, name: string, inviteCode: string | undefined): Promise<Player> {
  const word = `${name.toLowerCase().replaceAll(' ', '-')}-${randomBytes(4).toString('hex')}`;
  const { user, token } = await clientOf(site).signUp({
    body: {
      name,
      email: `${word}@example.com`,
      username: word,
      // So that the password can't be used again.
      password: randomBytes(24).toString('base64url'),
      ...(inviteCode !== undefined && { inviteCode }),
    },
  });
  return { id: user.id, name, client: clientOf(site, token) };
}

/** Retries until it holds. @throws the last error, or one with `what`, after the timeout */
async function patiently(what: string, holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      if (await holds()) return;
      if (Date.now() > until) throw new Error(`${what} did not get the expected value`);
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await pause(500);
  }
}
