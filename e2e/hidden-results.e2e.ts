import type { StandingsEntry } from '@torchbearer/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from './src/api.js';
import { PIXEL } from './src/every-call/fixture.js';
import { foundIn, type Planted } from './src/hidden-results/planted.js';
import { addressesOf, reads, type Place } from './src/hidden-results/reads.js';
import { startSystemInProcess, type SystemInProcess } from './src/in-process.js';
import { openLeague, type League } from './src/league.js';
import { addPhone } from './src/phone.js';
import { eventually } from './src/wait.js';
import { watchLeaderboard, type Watcher } from './src/watch-leaderboard.js';

/** Results of weeks 4 and 5 are in; the player has watched week 3, and picks of week 6 are open. */
const WATCHED = 3;
const WEEKS = [3, 4, 5, 6];
/** In the reasons of the weeks that were not watched. */
const WORD = 'Quixotic';
/** Of each castaway: two or three digits more than any number of week 3, and primes, so that no sum is another. */
const POINTS = {
  3: [1, 2, 3, 4, 5, 6],
  4: [733, 739, 743, 751, 757, 761],
  5: [809, 811, 821, 823, 827, 829],
} as const;
const PHONES = ['+15555550101', '+15555550102'] as const;
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('a player who has not watched two weeks', () => {
  let system: SystemInProcess;
  let league: League;
  let place: Omit<Place, 'labels'>;
  let planted: Planted;
  /** The planted numbers, except one in Kim's own season. */
  let visibleToLou: ReadonlySet<number>;
  let totalAfterWeek4: number;
  /** Who hides results, and who sees all of them. */
  let kim: SignedIn;
  let lou: SignedIn;
  let sockets: { readonly kim: Watcher; readonly lou: Watcher };
  const framesOfKim: unknown[] = [];
  /** The server's output: mails are printed. */
  const shown: string[] = [];
  /** As everybody saw it after week 3. */
  let afterWeek3: unknown;

  const admin = () => league.admin.client;
  const hide = (watchedWeek: number, hidesResults = true) =>
    kim.client.hideResults({ body: { hidesResults, watchedWeek } });
  const openWeek = (weekNumber: number, closesIn: number) =>
    admin().saveWeek({
      body: { weekNumber, isActive: true, picksOpenAt: inHours(-72), picksCloseAt: inHours(closesIn) },
    });
  const inGame = async () => (await admin().listCastaways()).filter(({ eliminated }) => !eliminated);
  /** Everybody but Kim picks their first castaway who is left. */
  async function pickAll(): Promise<void> {
    const left = new Set((await inGame()).map(({ id }) => id));
    for (const player of league.players.filter(({ id }) => id !== kim.id)) {
      const castawayId = league.rosters.get(player.id)?.find((id) => left.has(id));
      if (castawayId !== undefined) await player.client.submitPick({ body: { castawayId } });
    }
  }
  /** Closes the week, waits for the automatic picks, and enters the points of all who are left. */
  async function finish(weekNumber: 3 | 4 | 5): Promise<void> {
    await openWeek(weekNumber, -1);
    const left = await inGame();
    await eventually(async () => {
      const picks = await admin().listWeekPicks({ params: { weekNumber } });
      expect(picks.some(({ userId }) => userId === kim.id)).toBe(true);
    });
    const add = left.map(({ id: castawayId }) => ({
      ...{ id: randomUUID(), castawayId, points: pointsOf(weekNumber, castawayId) },
      reason: weekNumber > WATCHED ? `${WORD} ${String(weekNumber)}` : 'Fire',
    }));
    await admin().tallyWeekPoints({ params: { n: weekNumber }, body: { add } });
  }
  const pointsOf = (week: 3 | 4 | 5, castawayId: string): number =>
    POINTS[week][league.castaways.findIndex(({ id }) => id === castawayId)] ?? 0;
  const pickOf = async ({ id }: SignedIn, weekNumber: number): Promise<string> => {
    const picks = await admin().listWeekPicks({ params: { weekNumber } });
    return picks.find(({ userId }) => userId === id)?.castawayId ?? '';
  };
  const eliminate = (id: string, eliminatedInWeek: number) =>
    admin().updateCastaway({ params: { id }, body: { eliminated: true, eliminatedInWeek } });

  const standingsOf = async ({ client }: SignedIn) => ({
    standings: await client.getStandings(),
    group: await client.getGroupStandings({ params: { id: place.groupId } }),
    weeksInFirst: await client.getWeeksInFirst(),
  });
  /** The numbers of hidden weeks in standings and results, once these have all that was entered. */
  async function numbersShown(): Promise<number[]> {
    const { standings } = await standingsOf(lou);
    const results = await lou.client.listResults();
    const entered = (await Promise.all([4, 5].map((n) => admin().getWeekPoints({ params: { n } })))).flat();
    const all = numbersIn([standings, results]);
    expect(all).toEqual(expect.arrayContaining(entered.map(({ points }) => points)));
    return all.filter(isPlanted);
  }
  const replyTo = async (phone: string, body: string): Promise<string> =>
    (await system.twilio?.fake.textIn({ from: phone, body }))?.reply ?? '';
  const COMMANDS = ['STATUS', 'BOARD', 'TEAM', 'NEED', 'HELP', 'PICK', 'PICK Castaway'];

  /** By call, what was found in all that this player can read of it. */
  async function searchCalls(reader: SignedIn): Promise<Map<string, Set<string>>> {
    const found = new Map<string, Set<string>>();
    const own = await Promise.all([kim, lou].map(({ client }) => client.getOwnStanding()));
    const labels = own.map(({ standings }) => standings);
    for (const call of reads) {
      const found_ = new Set<string>();
      const statuses = new Set<number>();
      for (const path of await addressesOf(call, { ...place, labels }, reader)) {
        const { status, text } = await reader.raw('GET', path);
        expect([200, 404, 409, 410], `${path}: ${text.slice(0, 300)}`).toContain(status);
        statuses.add(status);
        for (const what of foundIn(text, planted)) found_.add(what);
      }
      expect([...statuses], `${call.path} was never found`).toContain(200);
      if (found_.size > 0) found.set(call.id, found_);
    }
    return found;
  }
  const asText = (found: ReadonlyMap<string, ReadonlySet<string>>) =>
    [...found].flatMap(([id, all]) => [...all].map((what) => `${id}: ${what}`)).sort();

  beforeAll(async () => {
    system = await startSystemInProcess({
      purpose: 'hidden',
      show: (line) => void shown.push(line),
      env: { SMS_REMINDERS: 'true' },
    });
    league = await openLeague(system.urls, 5);
    [kim, lou] = league.players as [SignedIn, SignedIn];
    for (const [index, player] of [kim, lou].entries())
      await addPhone(system.twilio?.fake.url, player, PHONES[index] ?? '');
    const group = await kim.client.createGroup({ body: { name: 'The office' } });
    await lou.client.joinGroup({ body: { code: group.code } });
    const { profilePicture } = await lou.client.uploadPicture({ file: new Blob([PIXEL]) });
    place = {
      castawayIds: league.castaways.map(({ id }) => id),
      playerIds: league.players.map(({ id }) => id),
      ...{ groupId: group.id, groupCode: group.code, weeks: WEEKS },
      pictureId: profilePicture?.split('/').at(-1) ?? '',
    };
    await pickAll();
    await finish(3);
    await eventually(async () => {
      afterWeek3 = await standingsOf(lou);
      expect(afterWeek3).toEqual(await standingsOf(kim));
    });
    await hide(WATCHED);

    sockets = {
      kim: await watchLeaderboard(system.urls[0] ?? '', kim.token),
      lou: await watchLeaderboard(system.urls[0] ?? '', lou.token),
    };
    sockets.kim.socket.onAny((...frame: unknown[]) => framesOfKim.push(frame));
    const roster = league.rosters.get(kim.id) ?? [];
    const others = league.castaways.map(({ id }) => id).filter((id) => !roster.includes(id));
    await openWeek(4, 1);
    await pickAll();
    await finish(4);
    await eliminate(roster[1] ?? '', 4);
    await openWeek(5, 1);
    await pickAll();
    await finish(5);
    await eliminate(others[0] ?? '', 5);
    // The reminder of 24 hours before is due.
    await openWeek(6, 23);
    await pickAll();
    await kim.client.forgotPassword({ body: { email: kim.email } });

    const ownSeason = numbersIn(await lou.client.getMyHistory()).filter(isPlanted);
    const visible = [...(await eventually(numbersShown)), ...ownSeason];
    totalAfterWeek4 = pointsOf(3, await pickOf(kim, 3)) + pointsOf(4, await pickOf(kim, 4));
    visibleToLou = new Set(visible);
    const numbers = new Set([...visible, totalAfterWeek4]);
    planted = { numbers, word: WORD, watchedWeek: WATCHED, ownId: kim.id };
  }, 300_000);
  afterAll(async () => {
    sockets?.kim.close();
    sockets?.lou.close();
    await system?.stop();
  });

  it('finds nothing of those weeks in any call, and another player finds all of it', async () => {
    expect(asText(await searchCalls(kim))).toEqual([]);
    const found = await searchCalls(lou);
    const all = new Set([...found.values()].flatMap((some) => [...some]));
    const numbers = [...visibleToLou].map((number) => `the number ${String(number)}`);
    const kinds = ['a reason', 'who left', 'points of a hidden week', 'a pick of week 5', 'a pick of week 6'];
    expect([...numbers, ...kinds].filter((what) => !all.has(what))).toEqual([]);
    expect([...found.keys()]).toEqual(
      expect.arrayContaining([
        ...['listCastaways', 'getCastaway', 'listCastawayResults', 'listCastawayLines', 'getMyRanking'],
        ...['getDraft', 'getMyPicks', 'listAllPicks', 'listResults', 'listResultLines', 'getMyHistory'],
        ...['getStandings', 'getOwnStanding', 'getStandingsPage', 'getGroupStandings'],
      ]),
    );
  });

  it('sees the standings as everybody did after the last week that they watched', async () => {
    expect(await standingsOf(kim)).toEqual(afterWeek3);
    expect(await standingsOf(lou)).not.toEqual(afterWeek3);
  });

  it('gets no frame while points are saved, and another player does', async () => {
    const before = sockets.lou.lists.length;
    // Points of a castaway whom nobody picked change no standings.
    const entry = { castawayId: await pickOf(lou, 5), points: 839 };
    await admin().saveWeekPoints({ params: { n: 5 }, body: { entries: [entry] } });
    const hasPlanted = (entries: readonly StandingsEntry[]) =>
      foundIn(JSON.stringify(entries), planted).size > 0;
    await sockets.lou.until(hasPlanted, before);
    // What is sent to a socket arrives in order.
    await sockets.kim.socket.timeout(20_000).emitWithAck('join:leaderboard');
    expect(sockets.kim.lists).toEqual([]);
    expect(framesOfKim).toEqual([]);
  });

  it('finds nothing in texts, reminders and mails, and another player does', async () => {
    const fake = system.twilio?.fake;
    const repliesTo = async (phone: string) =>
      await Promise.all(COMMANDS.map((command) => replyTo(phone, command)));
    const replies = await repliesTo(PHONES[0]);
    expect(replies[0]).toContain(`After week ${String(WATCHED)} you have`);
    expect(replies.at(-1)).toContain('ANYWAY');
    await eventually(() => expect(fake?.receivedBy(PHONES[0]).join('\n')).toMatch(/week 6/i));
    const mails = shown.filter((line) => line.includes(kim.email));
    expect(mails.length).toBeGreaterThan(0);
    const sent = [...replies, ...(fake?.receivedBy(PHONES[0]) ?? []), ...mails];
    expect(sent.flatMap((text) => [...foundIn(text, planted)])).toEqual([]);
    const others = (await repliesTo(PHONES[1])).flatMap((text) => [...foundIn(text, planted)]);
    expect(others.some((what) => what.startsWith('the number'))).toBe(true);
  });

  it('is refused a pick until they accept to see who left, and their calls stay readable', async () => {
    const [castawayId = ''] = league.rosters.get(kim.id) ?? [];
    const refused = await kim.raw('POST', '/api/picks/me', { castawayId });
    expect([refused.status, (refused.json as { code: string }).code]).toEqual([409, 'RESULTS_HIDDEN']);
    const asked = await kim.client.getMyPicks({ query: { showsEliminated: true } });
    expect([...foundIn(JSON.stringify(asked), planted)]).toContain('who left');
  });

  it('gets every response as of a week while points are saved and they watch on', async () => {
    const [first] = await inGame();
    const saving = (async () => {
      for (let points = 1; points <= 20; points++) {
        const entries = [{ castawayId: first?.id ?? '', points }];
        await admin().saveWeekPoints({ params: { n: 5 }, body: { entries } });
      }
    })();
    const statuses: number[] = [];
    const read = async (week: number) => {
      const body = { hidesResults: true, watchedWeek: week };
      statuses.push((await kim.raw('PUT', '/api/users/me/results', body)).status);
      const paths = ['/api/league/standings', '/api/league/standings/me', '/api/results', '/api/picks/all'];
      const responses = await Promise.all(paths.map((path) => kim.raw('GET', path)));
      statuses.push(...responses.map(({ status }) => status));
      // Kim watches no other week meanwhile.
      const found = responses.flatMap(({ text }) => [...foundIn(text, planted)]);
      if (week === WATCHED) expect(found).toEqual([]);
    };
    for (let turn = 0; turn < 20; turn++) await read(WATCHED + (turn % 3));
    await saving;
    expect(new Set(statuses)).toEqual(new Set([200]));
    await hide(WATCHED);
    expect(asText(await searchCalls(kim))).toEqual([]);
  });

  it('finds all of it once they have watched those weeks', async () => {
    await hide(5);
    // Points were saved again since.
    planted = { ...planted, numbers: new Set([...planted.numbers, ...(await numbersShown())]) };
    const [own, others] = [await searchCalls(kim), await searchCalls(lou)];
    for (const [id, found] of others) {
      // Each has seasons, castaways and needs of their own.
      if (['getMyHistory', 'getMyPicks', 'getMyNeeds', 'getOwnStanding'].includes(id)) continue;
      expect([id, [...(own.get(id) ?? [])].sort()]).toEqual([id, [...found].sort()]);
    }
    const all = [...own.values()].flatMap((some) => [...some]);
    const numbers = [...(await numbersShown()), totalAfterWeek4];
    expect(all).toEqual(expect.arrayContaining(numbers.map((number) => `the number ${String(number)}`)));
    expect(await standingsOf(kim)).toEqual(await standingsOf(lou));
    await hide(5, false);
    expect((await kim.client.getOwnUser()).hidesResults).toBe(false);
  });

  it('reads a correction of a week that they have watched, without a reason that names a later one', async () => {
    await hide(WATCHED);
    for (const n of [3, 4]) await admin().finalizeWeek({ params: { n } });
    const [first] = league.castaways;
    for (const [points, reason] of [
      [7, `${WORD}, seen again in week 5`],
      [8, 'Miscounted'],
    ] as const)
      await admin().saveWeekPoints({
        params: { n: 3 },
        body: { entries: [{ castawayId: first?.id ?? '', points }], reason },
      });
    const corrections = await kim.client.listCorrections();
    expect(corrections.map(({ reason }) => reason)).toEqual([
      'Miscounted',
      'The reason names a week that you have not watched.',
    ]);
    expect(corrections.map(({ isEffectKnown }) => isEffectKnown)).toEqual([true, true]);
    expect(asText(await searchCalls(kim))).toEqual([]);
    expect((await searchCalls(lou)).get('listCorrections')).toContain('a reason');
  });

  it('reads and gets the same whether or not one of their castaways leaves while picks are open', async () => {
    await hide(5);
    const left = new Set((await inGame()).map(({ id }) => id));
    const out = league.rosters.get(kim.id)?.find((id) => left.has(id)) ?? '';
    const name = league.castaways.find(({ id }) => id === out)?.name ?? '';
    const labels = [(await kim.client.getOwnStanding()).standings];
    /** Others change by themselves. */
    const compared = reads.filter(({ id }) => !['listSessions', 'getCalendar', 'getPicture'].includes(id));
    const readAll = async (reader: SignedIn) => {
      const texts = new Map<string, string>();
      for (const call of compared)
        for (const path of await addressesOf(call, { ...place, labels }, reader))
          texts.set(path, (await reader.raw('GET', path)).text);
      return texts;
    };
    const replies = () => Promise.all(COMMANDS.slice(0, -1).map((command) => replyTo(PHONES[0], command)));
    const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
      [...after].flatMap(([path, text]) => (before.get(path) === text ? [] : path));
    const before = { kim: await readAll(kim), lou: await readAll(lou), replies: await replies() };
    await eliminate(out, 6);
    await eventually(async () => expect(differing(before.lou, await readAll(lou))).not.toEqual([]));
    expect(differing(before.kim, await readAll(kim))).toEqual([]);
    expect(await replies()).toEqual(before.replies);
    const refused = await kim.raw('POST', '/api/picks/me', { castawayId: out });
    expect([refused.status, (refused.json as { code: string }).code]).toEqual([409, 'RESULTS_HIDDEN']);
    expect(await replyTo(PHONES[0], `PICK ${name}`)).toContain('ANYWAY');
    expect(await replyTo(PHONES[0], `PICK ${name} ANYWAY`)).toMatch(/ is out\.|All your castaways are out/);
  });
});

/** All numbers of week 3, and ids, ranks and weeks, are smaller. */
const isPlanted = (number: number): boolean => number > 100;

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
