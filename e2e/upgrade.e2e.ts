/** Databases of earlier versions work with this one. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { databaseUrl, ensureDatabases } from '@torchbearer/parts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { logIn, visitor, type SignedIn, type Visitor } from './src/api.js';
import { sql } from './src/databases.js';
import { startSystemInProcess } from './src/in-process.js';
import type { TestSystem } from './src/system.js';
import type { LeftBehind } from './src/upgrade/left-behind.js';
import { shift } from './src/upgrade/shift.js';
import { eventually } from './src/wait.js';

const folder = fileURLToPath(new URL('./upgrade', import.meta.url));
const OPEN_WEEK = 7;

/** Data that the API of that version did not show, by service: the rows themselves, read before this version starts. */
const rowsLeftBy = (version: string) =>
  ({
    draftPicks: [
      'league',
      `select id, user_id as "userId", castaway_id as "castawayId", pick_number as "pickNumber", round
     from draft_picks order by pick_number`,
    ],
    answers: ['feedback', `select id, nullif(answer, '') as answer, rating from answers order by id`],
    auditEntries: [
      'analytics',
      `select id, action from ${version === '0.1.0' ? 'public' : 'copied'}.audit_entries order by id`,
    ],
    texts: ['sms', 'select id, phone from messages union all select id, phone from inbound order by id'],
    stopped: ['sms', 'select phone from consents where stopped order by phone'],
  }) as const satisfies Record<string, readonly [service: string, select: string]>;
type Left = ReturnType<typeof rowsLeftBy>;
type Rows = readonly Readonly<Record<string, unknown>>[];

interface Entry {
  readonly id: string;
}
const byId = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));

describe.each(readdirSync(folder))('a league of version %s', (version) => {
  const left = JSON.parse(readFileSync(`${folder}/${version}/left-behind.json`, 'utf8')) as LeftBehind;
  let system: TestSystem;
  let admin: SignedIn;
  /** With a session of that version. */
  let player: Visitor;
  const rows = new Map<keyof Left, Rows>();
  const rowsOf = (name: keyof Left): Rows => {
    const found = rows.get(name) ?? [];
    // Otherwise there would be nothing to compare.
    expect(found.length, name).toBeGreaterThan(0);
    return found;
  };

  beforeAll(async () => {
    const databasePrefix = `upgrade_${process.pid}_${Date.now().toString(36)}_`;
    const files = readdirSync(`${folder}/${version}`).filter((file) => file.endsWith('.sql'));
    const names = files.map((file) => databasePrefix + file.replace('.sql', ''));
    await ensureDatabases(inject('postgresUrl'), names);
    for (const [index, file] of files.entries()) {
      const url = databaseUrl(inject('postgresUrl'), names[index] ?? '');
      await sql(url, readFileSync(`${folder}/${version}/${file}`, 'utf8'));
      await shift(url, Date.now() - Date.parse(left.at));
    }
    for (const [name, [service, select]] of Object.entries(rowsLeftBy(version)) as [
      keyof Left,
      Left[keyof Left],
    ][]) {
      const url = databaseUrl(inject('postgresUrl'), databasePrefix + service);
      rows.set(name, (await sql(url, select)) as Rows);
    }
    system = await startSystemInProcess({ purpose: 'upgrade', databasePrefix });
    admin = await logIn(system.urls, left.admin.email, left.admin.password);
    player = visitor(system.urls, left.player.token);
  });
  afterAll(async () => {
    await system?.stop();
  });

  it('has its accounts, sessions and phone numbers, which count as verified', async () => {
    const { createdAt: _, ...me } = left.me;
    expect(await player.client.getMe()).toMatchObject({ ...me, phoneVerified: true });
    await logIn(system.urls, left.player.email, left.player.password);
  });

  it('has its castaways, and who is out left in the week of then, or in the active one where none was known', async () => {
    const castaways = await admin.client.listCastaways();
    expect(castaways).toMatchObject(left.castaways);
    const out = castaways.filter(({ eliminated }) => eliminated);
    expect(out.length).toBeGreaterThan(0);
    const weekOf = new Map(left.castaways.map(({ id, eliminatedInWeek }) => [id, eliminatedInWeek]));
    expect(out.map(({ eliminatedInWeek }) => eliminatedInWeek)).toEqual(
      out.map(({ id }) => weekOf.get(id) ?? OPEN_WEEK),
    );
  });

  it('has its picks and standings', async () => {
    const { picks } = await admin.client.listPickLog();
    expect(picks).toHaveLength(left.picks.length);
    for (const { submittedAt: _, ...pick } of left.picks)
      expect(picks.find(({ id }) => id === pick.id)).toMatchObject(pick);
    expect(await player.client.getStandings()).toMatchObject(
      left.standings.map(({ id, rank, name, email, totalPoints }) => ({
        id,
        rank,
        name,
        email,
        totalPoints,
      })),
    );
  });

  it('has its draft and rosters', async () => {
    const { draftStatus, picks } = await player.client.getDraft();
    expect(draftStatus).toBe('COMPLETED');
    const draftPicks = rowsOf('draftPicks');
    expect(picks).toHaveLength(draftPicks.length);
    expect(picks).toMatchObject(draftPicks);
    const { assigned } = await player.client.getMyPicks();
    const own = draftPicks.filter(({ userId }) => userId === left.me.id);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(assigned.map(({ castaway }) => castaway.id))).toEqual(
      new Set(own.map(({ castawayId }) => castawayId)),
    );
  });

  it('has its answers to surveys, its audit log and its log of texts', async () => {
    const answers = await admin.client.listFeedback({ query: {} });
    expect(byId(answers)).toMatchObject(rowsOf('answers'));
    expect(answers).toHaveLength(rowsOf('answers').length);
    const { entries } = await admin.client.listAudit({ query: { limit: 200 } });
    const texts = await admin.client.listSmsLogs({ query: { limit: 200 } });
    // Each old row, among newer ones.
    const among = (now: readonly Entry[], then: Rows): void => {
      const known = new Set(then.map(({ id }) => id));
      expect(byId(now.filter(({ id }) => known.has(id)))).toMatchObject(then);
    };
    among(entries, rowsOf('auditEntries'));
    among(texts, rowsOf('texts'));
  });

  it('answers commands from the numbers it knew, and leaves those alone that had said STOP', async () => {
    const replyTo = async (from: string, body: string): Promise<string | null> =>
      (await system.twilio?.fake.textIn({ from, body }))?.reply ?? null;
    expect(await replyTo(left.me.phone ?? '', 'STATUS')).toMatch(/^Week 7: .* rank \d+ of \d+\.$/);
    const stopped = String(rowsOf('stopped')[0]?.['phone']);
    expect(await replyTo(stopped, 'STATUS')).toBeNull();
    expect(await replyTo(stopped, 'START')).toMatch(/^You're in, /);
    expect(await replyTo(stopped, 'STATUS')).toMatch(/^Week 7: .* rank \d+ of \d+\.$/);
  });

  it('goes on: a pick, and points of everybody, without a step by hand', async () => {
    const { assigned } = await player.client.getMyPicks();
    const live = assigned.find(({ castaway }) => !castaway.eliminated);
    const castawayId = live?.castawayId ?? '';
    await player.client.submitPick({ body: { castawayId, weekNumber: OPEN_WEEK } });
    const entries = (await admin.client.listCastaways())
      .filter(({ eliminatedInWeek }) => eliminatedInWeek === null || eliminatedInWeek >= OPEN_WEEK)
      .map(({ id }) => ({ castawayId: id, points: id === castawayId ? 300 : 1 }));
    await eventually(
      () => admin.client.saveWeekPoints({ params: { n: OPEN_WEEK }, body: { entries } }),
      60_000,
    );
    const before = left.standings.find(({ id }) => id === left.me.id)?.totalPoints ?? Number.NaN;
    await eventually(async () => {
      const mine = (await player.client.getStandings()).find(({ id }) => id === left.me.id);
      expect(mine).toMatchObject({ totalPoints: before + 300 });
    });
  });
});
