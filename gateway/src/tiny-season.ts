/**
 * Checks an installation from the outside and exits with 0 or says what is wrong: signs in, reads, opens a Socket.IO
 * session. On request, in an empty league, it plays a season of one week first; that season stays, so use this for
 * rehearsals. A league in use is only read.
 */
import { ApiError, createClient, type Castaway, type Client } from '@torchbearer/contract';
import { env, runJob, type Log } from '@torchbearer/kit';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A cluster that has just started, or a replaced pod, needs a moment. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

const isUnavailable = (error: unknown): boolean => error instanceof ApiError && error.status === 503;
/** Services copy what they need from each other a moment later. */
const isAny = (): boolean => true;

/** Repeats what may be repeated while it fails for a reason that passes. @throws its error, at the latest after a minute */
async function patiently<T>(attempt: () => Promise<T>, passes: (error: unknown) => boolean): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!passes(error) || Date.now() > until) throw error;
    }
    await pause(PAUSE_MS);
  }
}

/** A client with this bearer token; every response is validated against its schema. */
const clientOf = (site: string, token: string | null = null): Client =>
  createClient({ baseUrl: site, token, checkResponses: true });

/**
 * Reads something from every service, the page, and the Socket.IO handshake.
 * @throws Error naming what does not respond as it should
 */
async function lookAround(site: string, admin: Client, log: Log): Promise<void> {
  const seen = {
    'identity: players': (await admin.listUsers()).length,
    'league: castaways': (await admin.listCastaways()).length,
    'picks: picks': (await admin.listPickLog()).picks.length,
    'scoring: standings': (await admin.getStandings()).length,
    'analytics: players': (await admin.getWinProbability()).probabilities.length,
    'sms: messages': (await admin.listSmsLogs({ query: {} })).length,
    'feedback: answers': (await admin.listFeedback()).length,
  };
  log.info(seen, 'every service answers');
  const page = await textOf(`${site}/`);
  if (!page.includes('<title>')) throw new Error(`${site}/ is not the page of the web client`);
  const greeting = await textOf(`${site}/socket.io/?EIO=4&transport=polling`);
  if (!greeting.includes('"sid"'))
    throw new Error(`the Socket.IO tier responds with ${greeting.slice(0, 100)}`);
  log.info('the page and the Socket.IO tier respond');
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responds with ${response.status}`);
  return await response.text();
}

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
async function playSeason(site: string, admin: Client, log: Log): Promise<void> {
  const castaways: Castaway[] = [];
  for (const name of ['Ada of the Tide', 'Ben of the Dunes', 'Cleo of the Grove']) {
    const body = { name, tribe: 'Rehearsal', occupation: '', hometown: '', age: null, imageUrl: null };
    castaways.push(await admin.createCastaway({ body }));
  }
  const { signUpMode, season } = await patiently(() => admin.getConfig(), isUnavailable);
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
    await patiently(() => client.submitPick({ body: { castawayId } }), isAny);
    expected.set(id, pointsOf(castaways, castawayId));
  }
  await admin.saveWeekPoints({
    params: { n: weekNumber },
    body: { entries: castaways.map(({ id }) => ({ castawayId: id, points: pointsOf(castaways, id) })) },
  });
  await patiently(async () => {
    const standings = await admin.getStandings();
    const isExpected = ({ id }: Player): boolean =>
      standings.find((entry) => entry.id === id)?.totalPoints === expected.get(id);
    if (!players.every(isExpected)) throw new Error('the standings are not what the points make them');
  }, isAny);
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

const isEmpty = async (client: Client): Promise<boolean> => {
  const { players, draftStatus } = await client.getLeague();
  return players === 0 && draftStatus === 'PENDING' && (await client.listCastaways()).length === 0;
};

await runJob({
  name: 'tiny-season',
  env: {
    /** The gateway's address, and an admin. */
    BASE_URL: env.httpUrl(),
    ADMIN_EMAIL: env.text(),
    ADMIN_PASSWORD: env.text(),
    /** Whether to play a season in an empty league. */
    PLAY_SEASON: env.flag(false),
  },
  run: async ({ BASE_URL, ADMIN_EMAIL, ADMIN_PASSWORD, PLAY_SEASON }, log: Log) => {
    const site = BASE_URL.replace(/\/+$/, '');
    const body = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
    const { token } = await patiently(() => clientOf(site).logIn({ body }), isUnavailable);
    const admin = clientOf(site, token);
    if (!(await patiently(() => isEmpty(admin), isUnavailable)))
      log.info('the league is in use: only reading');
    else if (!PLAY_SEASON) log.info('the league is empty, and no season is to be played: only reading');
    else await playSeason(site, admin, log);
    await patiently(() => lookAround(site, admin, log), isUnavailable);
  },
});
