/** The current version works with the databases of earlier versions. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { databaseUrl, ensureDatabases } from '@torchbearer/parts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { logIn, visitor, type SignedIn, type Visitor } from './src/api.js';
import { sql } from './src/databases.js';
import { startSystemInProcess } from './src/in-process.js';
import type { TestSystem } from './src/system.js';
import type { Snapshot } from './src/upgrade/snapshot.js';
import { shift } from './src/upgrade/shift.js';
import { isLongRun } from './src/long-run.js';
import { eventually } from './src/wait.js';

const folder = fileURLToPath(new URL('./upgrade', import.meta.url));
const OPEN_WEEK = 7;

/** Queries for data that is not in the snapshot, by service; they run before the current version starts. */
const rowQueriesOf = (version: string) =>
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
type RowQueries = ReturnType<typeof rowQueriesOf>;
type Rows = readonly Readonly<Record<string, unknown>>[];

interface Entry {
  readonly id: string;
}
const byId = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const versions = readdirSync(folder).sort(new Intl.Collator('en', { numeric: true }).compare);

/** All versions in `npm run check:long`; otherwise the last two. */
describe.each(isLongRun ? versions : versions.slice(-2))('a league of version %s', (version) => {
  const snapshot = JSON.parse(readFileSync(`${folder}/${version}/snapshot.json`, 'utf8')) as Snapshot;
  let system: TestSystem;
  let admin: SignedIn;
  /** Has a session of that version. */
  let player: Visitor;
  const rows = new Map<keyof RowQueries, Rows>();
  const rowsOf = (name: keyof RowQueries): Rows => {
    const found = rows.get(name) ?? [];
    // Without rows, there would be nothing to compare.
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
      await shift(url, Date.now() - Date.parse(snapshot.at));
    }
    for (const [name, [service, select]] of Object.entries(rowQueriesOf(version)) as [
      keyof RowQueries,
      RowQueries[keyof RowQueries],
    ][]) {
      const url = databaseUrl(inject('postgresUrl'), databasePrefix + service);
      rows.set(name, (await sql(url, select)) as Rows);
    }
    system = await startSystemInProcess({ purpose: 'upgrade', databasePrefix });
    admin = await logIn(system.urls, snapshot.admin.email, snapshot.admin.password);
    player = visitor(system.urls, snapshot.player.token);
  });
  afterAll(async () => {
    await system?.stop();
  });

  it('keeps its accounts, sessions and phone numbers, which count as verified', async () => {
    const { createdAt: _, ...me } = snapshot.me;
    expect(await player.client.getMe()).toMatchObject({ ...me, phoneVerified: true });
    await logIn(system.urls, snapshot.player.email, snapshot.player.password);
  });

  it('keeps its castaways, eliminated in the recorded week, or in the active week if none was recorded', async () => {
    const castaways = await admin.client.listCastaways();
    expect(castaways).toMatchObject(snapshot.castaways);
    const out = castaways.filter(({ eliminated }) => eliminated);
    expect(out.length).toBeGreaterThan(0);
    const weekOf = new Map(snapshot.castaways.map(({ id, eliminatedInWeek }) => [id, eliminatedInWeek]));
    expect(out.map(({ eliminatedInWeek }) => eliminatedInWeek)).toEqual(
      out.map(({ id }) => weekOf.get(id) ?? OPEN_WEEK),
    );
  });

  it('keeps its picks and standings', async () => {
    const { picks } = await admin.client.listPickLog();
    expect(picks).toHaveLength(snapshot.picks.length);
    for (const { submittedAt: _, ...pick } of snapshot.picks)
      expect(picks.find(({ id }) => id === pick.id)).toMatchObject(pick);
    expect(await player.client.getStandings()).toMatchObject(
      snapshot.standings.map(({ id, rank, name, email, totalPoints }) => ({
        id,
        rank,
        name,
        email,
        totalPoints,
      })),
    );
  });

  it('keeps its draft and rosters', async () => {
    const { draftStatus, picks } = await player.client.getDraft();
    expect(draftStatus).toBe('COMPLETED');
    const draftPicks = rowsOf('draftPicks');
    expect(picks).toHaveLength(draftPicks.length);
    expect(picks).toMatchObject(draftPicks);
    const { assigned } = await player.client.getMyPicks();
    const own = draftPicks.filter(({ userId }) => userId === snapshot.me.id);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(assigned.map(({ castaway }) => castaway.id))).toEqual(
      new Set(own.map(({ castawayId }) => castawayId)),
    );
  });

  it('keeps its survey answers, audit log and log of texts', async () => {
    const answers = await admin.client.listFeedback({ query: {} });
    expect(byId(answers)).toMatchObject(rowsOf('answers'));
    expect(answers).toHaveLength(rowsOf('answers').length);
    const { entries } = await admin.client.listAudit({ query: { limit: 200 } });
    const texts = await admin.client.listSmsLogs({ query: { limit: 200 } });
    // Newer rows may be among them.
    const expectIncluded = (now: readonly Entry[], then: Rows): void => {
      const known = new Set(then.map(({ id }) => id));
      expect(byId(now.filter(({ id }) => known.has(id)))).toMatchObject(then);
    };
    expectIncluded(entries, rowsOf('auditEntries'));
    expectIncluded(texts, rowsOf('texts'));
  });

  it('replies to commands from known numbers, but not to numbers that sent STOP', async () => {
    const replyTo = async (from: string, body: string): Promise<string | null> =>
      (await system.twilio?.fake.textIn({ from, body }))?.reply ?? null;
    expect(await replyTo(snapshot.me.phone ?? '', 'STATUS')).toMatch(
      /^Week 7: .* rank \d+ of \d+\. Week 6 is provisional\.$/,
    );
    const stopped = String(rowsOf('stopped')[0]?.['phone']);
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
