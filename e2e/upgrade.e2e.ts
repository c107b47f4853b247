/** The current version works with the databases of the version before. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { databaseUrl, ensureDatabases } from '@torchbearer/parts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { logIn, visitor, type SignedIn, type Visitor } from './src/api.js';
import { sql } from './src/databases.js';
import { startSystemInProcess } from './src/in-process.js';
import type { TestSystem } from './src/system.js';
import { shiftEvents, shiftRows } from './src/upgrade/shift.js';
import type { Snapshot } from './src/upgrade/snapshot.js';
import { eventually } from './src/wait.js';

const OPEN_WEEK = 7;

/** Queries for data that is not in the snapshot, by service; they run before the current version starts. */
const ROW_QUERIES = {
  picks: [
    'picks',
    `select picks.id, user_id as "userId", week_number as "weekNumber", castaway_id as "castawayId",
       is_auto_selected as "isAutoSelected",
       json_build_object('id', users.id, 'name', users.name) as "user",
       json_build_object('id', castaways.id, 'name', castaways.name, 'tribe', castaways.tribe,
         'eliminated', castaways.eliminated) as castaway
     from picks join copied.users on users.id = user_id join copied.castaways on castaways.id = castaway_id
     order by picks.id`,
  ],
  draftPicks: [
    'league',
    `select id, user_id as "userId", castaway_id as "castawayId", pick_number as "pickNumber", round
     from draft_picks order by pick_number`,
  ],
  answers: ['feedback', `select id, nullif(answer, '') as answer, rating from answers order by id`],
  auditEntries: ['analytics', 'select id, action from copied.audit_entries order by id'],
  texts: ['sms', 'select id, phone from messages union all select id, phone from inbound order by id'],
  stopped: ['sms', 'select phone from consents where stopped order by phone'],
} as const satisfies Record<string, readonly [service: string, select: string]>;
type Rows = readonly Readonly<Record<string, unknown>>[];

interface Entry {
  readonly id: string;
}
const byId = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const versions = fileURLToPath(new URL('./upgrade', import.meta.url));
const [version = ''] = readdirSync(versions);

describe(`a league of version ${version}`, () => {
  const fileOf = (name: string): string => readFileSync(`${versions}/${version}/${name}`, 'utf8');
  const snapshot = JSON.parse(fileOf('snapshot.json')) as Snapshot;
  let system: TestSystem;
  let admin: SignedIn;
  /** Has a session of that version. */
  let player: Visitor;
  const rows = {} as Record<keyof typeof ROW_QUERIES, Rows>;

  beforeAll(async () => {
    const databasePrefix = `upgrade_${process.pid}_${Date.now().toString(36)}_`;
    const urlOf = (name: string): string => databaseUrl(inject('postgresUrl'), databasePrefix + name);
    const names = readdirSync(`${versions}/${version}`)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => file.replace('.sql', ''));
    await ensureDatabases(
      inject('postgresUrl'),
      names.map((name) => databasePrefix + name),
    );
    const age = Date.now() - Date.parse(snapshot.at);
    for (const name of names) {
      await sql(urlOf(name), fileOf(`${name}.sql`));
      await (name === 'bus' ? shiftEvents : shiftRows)(urlOf(name), age);
    }
    for (const [name, [service, select]] of Object.entries(ROW_QUERIES)) {
      const found = await sql(urlOf(service), select);
      // Without rows, there would be nothing to compare.
      expect(found.length, name).toBeGreaterThan(0);
      rows[name as keyof typeof ROW_QUERIES] = found;
    }
    system = await startSystemInProcess({ purpose: 'upgrade', databasePrefix });
    admin = await logIn(system.urls, snapshot.admin.email, snapshot.admin.password);
    player = visitor(system.urls, snapshot.player.token);
  });
  afterAll(async () => {
    await system?.stop();
  });

  it('keeps its accounts, sessions and verified phone numbers', async () => {
    expect(snapshot.me).toMatchObject({ phoneVerified: true });
    expect(await player.client.getMe()).toMatchObject(snapshot.me);
    await logIn(system.urls, snapshot.player.email, snapshot.player.password);
  });

  it('keeps its castaways and the weeks in which they were eliminated', async () => {
    const out = snapshot.castaways.filter(({ eliminated }) => eliminated);
    expect(out.length).toBeGreaterThan(0);
    expect(await admin.client.listCastaways()).toMatchObject(snapshot.castaways);
  });

  it('keeps its picks and standings', async () => {
    const { picks } = await admin.client.listPickLog();
    expect(byId(picks)).toMatchObject(rows.picks);
    expect(await player.client.getStandings()).toMatchObject(snapshot.standings);
  });

  it('keeps its draft and rosters', async () => {
    const { draftStatus, picks } = await player.client.getDraft();
    expect(draftStatus).toBe('COMPLETED');
    expect(picks).toMatchObject(rows.draftPicks);
    const { assigned } = await player.client.getMyPicks();
    const own = rows.draftPicks.filter(({ userId }) => userId === snapshot.me.id);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(assigned.map(({ castaway }) => castaway.id))).toEqual(
      new Set(own.map(({ castawayId }) => castawayId)),
    );
  });

  it('keeps its survey answers, audit log and log of texts', async () => {
    expect(byId(await admin.client.listFeedback({ query: {} }))).toMatchObject(rows.answers);
    const { entries } = await admin.client.listAudit({ query: { limit: 200 } });
    const texts = await admin.client.listSmsLogs({ query: { limit: 200 } });
    // Newer rows may be among them.
    const expectIncluded = (now: readonly Entry[], then: Rows): void => {
      const known = new Set(then.map(({ id }) => id));
      expect(byId(now.filter(({ id }) => known.has(id)))).toMatchObject(then);
    };
    expectIncluded(entries, rows.auditEntries);
    expectIncluded(texts, rows.texts);
  });

  it('replies to commands from known numbers, but not to numbers that sent STOP', async () => {
    const replyTo = async (from: string, body: string): Promise<string | null> =>
      (await system.twilio?.fake.textIn({ from, body }))?.reply ?? null;
    expect(await replyTo(snapshot.me.phone ?? '', 'STATUS')).toMatch(
      /^Week 7: .* rank \d+ of \d+\. Week 6 is provisional\.$/,
    );
    const stopped = String(rows.stopped[0]?.['phone']);
    expect(await replyTo(stopped, 'STATUS')).toBeNull();
    expect(await replyTo(stopped, 'START')).toMatch(/^You're in, /);
    expect(await replyTo(stopped, 'STATUS')).toMatch(
      /^Week 7: .* rank \d+ of \d+\. Week 6 is provisional\.$/,
    );
  });

  it('accepts a pick and points without a manual step', async () => {
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
    const before = snapshot.standings.find(({ id }) => id === snapshot.me.id)?.totalPoints ?? Number.NaN;
    await eventually(async () => {
      const mine = (await player.client.getStandings()).find(({ id }) => id === snapshot.me.id);
      expect(mine).toMatchObject({ totalPoints: before + 300 });
    });
  });
});
