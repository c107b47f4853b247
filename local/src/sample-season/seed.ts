/** Plays the sample season through the public API, as its admin and players. */
import { ApiError, createClient, type Castaway, type Client, type Draft } from '@torchbearer/contract';
import { randomUUID } from 'node:crypto';
import { datePicks } from './date-picks.js';
import { castaways as cast, emailOf, players, portraitOf, type SamplePlayer } from './people.js';
import { seedVoices } from './seed-voices.js';
import * as story from './story.js';

export interface SeedOptions {
  readonly url: string;
  readonly admin: { readonly email: string; readonly password: string };
  /** Of every sample player. */
  readonly password: string;
  readonly now: Date;
  /** The picks service's database. */
  readonly picksDatabaseUrl: string;
  /** Sends a text message to our number; left out if Twilio is the real one. */
  readonly textIn?: ((from: string, body: string) => Promise<unknown>) | undefined;
}

interface SeededPlayer {
  readonly username: string;
  readonly client: Client;
}

/** Every step checks first what exists, so that the next start can continue an interrupted seeding. */
export async function seedSampleSeason(options: SeedOptions): Promise<void> {
  const admin = await signedIn(options.url, options.admin);
  const castaways = await seedCastaways(admin);
  const seeded = await inTurn(players, (player) => seedPlayer(options, player));
  await seedDraft(admin, seeded, castaways);
  const ranked = story.rankingsClosed(options.now).toISOString();
  await admin.updateSeason({ body: { rankingsCloseAt: ranked, draftAt: ranked } });
  for (const week of story.PLAYED_WEEKS) await playWeek(admin, seeded, castaways, week, options.now);
  // The last one is provisional, as during a season.
  for (const week of story.PLAYED_WEEKS.slice(0, -1)) await admin.finalizeWeek({ params: { n: week } });
  const weeks = await admin.listWeeks();
  if (!weeks.some((week) => week.weekNumber === story.OPEN_WEEK)) {
    const picksOpenAt = story.openWeekOpened(options.now).toISOString();
    await admin.saveWeek({ body: { weekNumber: story.OPEN_WEEK, isActive: true, picksOpenAt } });
  }
  await pickSome(seeded);
  const usernames = await inTurn(
    seeded,
    async ({ username, client }) => [(await client.getMe()).id, username] as const,
  );
  await datePicks(options.picksDatabaseUrl, new Map(usernames), options.now);
  const byUsername = new Map(seeded.map(({ username, client }) => [username, client]));
  const { password, textIn } = options;
  await seedVoices({ admin, players: byUsername, castaways, password, textIn });
}

async function signedIn(url: string, login: { email: string; password: string }): Promise<Client> {
  const { token } = await createClient({ baseUrl: url }).logIn({ body: login });
  return createClient({ baseUrl: url, token });
}

/** In the order of the cast, so that the story can refer to the third or the last. */
async function seedCastaways(admin: Client): Promise<Castaway[]> {
  const known = new Map((await admin.listCastaways()).map((castaway) => [castaway.name, castaway]));
  return await inTurn(cast, async (member) => {
    const body = { ...member, imageUrl: portraitOf(member) };
    return known.get(member.name) ?? (await admin.createCastaway({ body }));
  });
}

async function seedPlayer(options: SeedOptions, player: SamplePlayer): Promise<SeededPlayer> {
  const email = emailOf(player);
  const { password, url } = options;
  try {
    const body = { email, name: player.name, username: player.username, password };
    const { token } = await createClient({ baseUrl: url }).signUp({ body });
    return { username: player.username, client: createClient({ baseUrl: url, token }) };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    return { username: player.username, client: await signedIn(url, { email, password }) };
  }
}

async function seedDraft(admin: Client, seeded: readonly SeededPlayer[], castaways: readonly Castaway[]) {
  const { draftStatus } = await admin.getDraft();
  if (draftStatus === 'COMPLETED') return;
  const names = castaways.map((castaway) => castaway.name);
  const idOf = new Map(castaways.map((castaway) => [castaway.name, castaway.id]));
  for (const player of seeded) {
    const order = story.rankingOf(player.username, names).map((name) => idOf.get(name) ?? '');
    await player.client.submitRanking({ body: { order } });
  }
  const { previewId } = await admin.previewDraft();
  await admin.runDraft({ body: { previewId } });
}

async function playWeek(
  admin: Client,
  seeded: readonly SeededPlayer[],
  castaways: readonly Castaway[],
  weekNumber: number,
  now: Date,
): Promise<void> {
  const known = (await admin.listWeeks()).find((week) => week.weekNumber === weekNumber);
  if (!known?.scored) {
    const { opensAt, closesAt } = story.pastWeek(weekNumber, now);
    const picksOpenAt = opensAt.toISOString();
    // Open while the players pick, then closed at the story's time.
    const stillOpen = new Date(now.getTime() + 60 * 60_000).toISOString();
    await admin.saveWeek({ body: { weekNumber, isActive: true, picksOpenAt, picksCloseAt: stillOpen } });
    await pickSome(seeded);
    await admin.saveWeek({
      body: { weekNumber, isActive: true, picksOpenAt, picksCloseAt: closesAt.toISOString() },
    });
    const eliminated = new Set(
      (await admin.listCastaways()).filter((one) => one.eliminated).map((one) => one.id),
    );
    await untilAllPicked(admin, weekNumber, eliminated);
    const add = castaways
      .filter((castaway) => !eliminated.has(castaway.id))
      .flatMap(({ id: castawayId, name }) =>
        story.linesOf(name, weekNumber).map((line) => ({ id: randomUUID(), castawayId, ...line })),
      );
    await admin.tallyWeekPoints({ params: { n: weekNumber }, body: { add } });
  }
  const cast = castaways.map((castaway) => castaway.id);
  const id = story.leavers(cast, rosters(await admin.getDraft())).get(weekNumber);
  const body = { eliminated: true, eliminatedInWeek: weekNumber };
  if (id !== undefined) await admin.updateCastaway({ params: { id }, body });
}

/** Ids of each player's castaways. */
const rosters = ({ picks }: Draft): string[][] =>
  Array.from(Map.groupBy(picks, ({ userId }) => userId).values(), (own) =>
    own.map(({ castawayId }) => castawayId),
  );

async function pickSome(seeded: readonly SeededPlayer[]): Promise<void> {
  for (const { username, client } of seeded) {
    const mine = await client.getMyPicks();
    const alive = mine.assigned.filter((one) => !one.castaway.eliminated);
    if (mine.pick || story.forgets(username, mine.week.weekNumber)) continue;
    const chosen = alive[story.choice(username, mine.week.weekNumber, alive.length)];
    if (chosen) await client.submitPick({ body: { castawayId: chosen.castawayId } });
  }
}

/** Waits for the automatic picks; a player without castaways in the game gets none. */
async function untilAllPicked(
  admin: Client,
  weekNumber: number,
  eliminated: ReadonlySet<string>,
): Promise<void> {
  const { picks: drafted } = await admin.getDraft();
  const able = new Set(drafted.filter((pick) => !eliminated.has(pick.castawayId)).map((pick) => pick.userId));
  for (let waited = 0; waited < 15_000; waited += 100) {
    if ((await admin.listWeekPicks({ params: { weekNumber } })).length >= able.size) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** One after the other: the story depends on the order of sign-up. */
async function inTurn<In, Out>(list: readonly In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = [];
  for (const item of list) done.push(await work(item));
  return done;
}
