/** What grows with the league: the draft, saves, pages, a show night, whole lists. Each is measured once, in this order. */
import { createClient } from '@torchbearer/contract';
import { gzipSync } from 'node:zlib';
import { audience, isLeaderboard, joinLeaderboard, times } from '../audience.js';
import { createCaller } from '../caller.js';
import type { Job, Sample, Setting } from '../job.js';
import { savePoints, WEEK } from '../league.js';
import { forgetPeak, peakMib, residentMib, variableOf } from '../processes.js';
import { quantile } from '../run/judge.js';
import { totalMs } from '../site.js';
import { until } from '../until.js';

const PLAYERS = 10_000;
const LAST_WEEK = 13;
const SAVES = 5;
const READS = 100;
const DELETED = 20;
const SOCKETS = { full: 10_000, quick: 100 };
/** As many new versions as on a show night. */
const VERSIONS = { full: 30, quick: 3 };
const MB = 1e6;
const KIB = 1_024;

export const largeLeague: Job = {
  name: 'large-league',
  title: 'a league of 10,000 players: the draft, saves, pages, a show night with 10,000 sockets, whole lists',
  engines: 'embedded',
  players: PLAYERS,
  rounds: { full: 1 },
  figures: [
    { name: 'an account published: CPU, everything', unit: 'ms', key: 'accountMs' },
    { name: 'draft: CPU of the preview', unit: 'ms', key: 'previewMs' },
    { name: 'draft: until its response', unit: 's', key: 'draftSeconds', must: 10, limit: { full: 30 } },
    { name: 'draft: CPU until its response', unit: 'ms', key: 'draftMs' },
    { name: 'draft: CPU until all copies have the rosters', unit: 'ms', key: 'rostersMs' },
    { name: 'draft: most memory of league', unit: 'MiB', key: 'leagueMib' },
    { name: 'an automatic pick: CPU, everything', unit: 'ms', key: 'automaticMs' },
    { name: 'the first save: CPU of scoring and Postgres', unit: 'ms', key: 'firstSaveMs' },
    {
      name: 'a save: CPU of scoring and Postgres',
      ...{ unit: 'ms', key: 'saveMs' },
      must: 250,
      limit: { full: 600 },
    },
    {
      name: 'week 13: CPU of a save, scoring and Postgres',
      unit: 'ms',
      key: 'lateSaveMs',
      limit: { full: 600 },
    },
    { name: 'week 13: most memory of scoring', unit: 'MiB', key: 'scoringMib' },
    {
      name: 'a page nobody asked for before: until the response',
      ...{ unit: 'ms', key: 'pageMedianMs' },
      must: 15,
      limit: { full: 60 },
    },
    { name: 'a page nobody asked for before: CPU, everything', unit: 'ms', key: 'pageMs' },
    { name: 'one’s own place: CPU, everything', unit: 'ms', key: 'placeMs' },
    { name: 'a search: CPU, everything', unit: 'ms', key: 'searchMs' },
    { name: 'the whole list: bytes for each player', unit: 'B', key: 'listBytes' },
    { name: 'the whole list: bytes for each player, gzip', unit: 'B', key: 'zippedBytes' },
    { name: 'a socket connected: CPU of realtime, identity, Postgres', unit: 'ms', key: 'connectMs' },
    { name: 'a socket: memory of realtime', unit: 'KiB', key: 'socketKib' },
    {
      name: 'a version to all sockets: CPU of realtime',
      unit: 'ms',
      key: 'versionMs',
      limit: { full: 1_000 },
    },
    { name: 'a show night: received by a page', unit: 'MB', key: 'showMb', must: 1, limit: { full: 2 } },
    { name: 'all picks, listed: CPU, everything', unit: 'ms', key: 'picksMs' },
    { name: 'an account deleted: CPU, everything', unit: 'ms', key: 'deletedMs' },
    { name: 'all databases: for each player', unit: 'KiB', key: 'databaseKib' },
  ],
  open: async (setting) => ({
    ours: async () => ({
      ...making(setting),
      ...(await closing(setting)),
      ...(await saving(setting)),
      ...(await reading(setting)),
      ...(await showNight(setting)),
      ...(await lateSeason(setting)),
      ...(await listing(setting)),
      ...(await deleting(setting)),
    }),
  }),
};

function making({ league: { made, players } }: Setting): Sample {
  return {
    accountMs: totalMs(made.accounts.cpuMs) / players.length,
    previewMs: totalMs(made.preview.cpuMs),
    draftSeconds: made.draft.seconds,
    draftMs: totalMs(made.draft.cpuMs),
    rostersMs: totalMs(made.rosters.cpuMs),
    leagueMib: made.leagueMib,
  };
}

/** The deadline passes, and everyone gets an automatic pick. */
async function closing({ site, league: { admin, players } }: Setting): Promise<Sample> {
  const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
  const [picksOpenAt, picksCloseAt] = [hoursAgo(2), hoursAgo(1)];
  const made = (): Promise<number> =>
    site.numberIn('picks', 'select count(*) from picks where week_number = $1', [WEEK]);
  const { cpuMs } = await site.measured(async () => {
    await admin.saveWeek({ body: { weekNumber: WEEK, isActive: true, picksOpenAt, picksCloseAt } });
    await until(async () => (await made()) >= players.length);
    await site.settled();
  });
  return { automaticMs: totalMs(cpuMs) / players.length };
}

const SAVERS = ['scoring', 'Postgres'];

async function saveMsOf({ site, league }: Setting, count: number): Promise<number> {
  const { cpuMs } = await site.measured(async () => {
    for (let save = 0; save < count; save++) await savePoints(league);
    await site.settled();
  });
  return totalMs(cpuMs, SAVERS) / count;
}

async function saving(setting: Setting): Promise<Sample> {
  const firstSaveMs = await saveMsOf(setting, 1);
  return { firstSaveMs, saveMs: await saveMsOf(setting, SAVES) };
}

/** What a screen of a large league reads, and the whole list. */
async function reading({ site, league: { players } }: Setting): Promise<Sample> {
  const list = '/api/league/standings';
  const call = createCaller(site.url);
  const tokenOf = (index: number): string => players[index % players.length]?.token ?? '';
  const { standings } = await createClient({ baseUrl: site.url, token: tokenOf(0) }).getOwnStanding();
  const pages = Math.min(READS, Math.floor(players.length / 100));
  const latencies: number[] = [];
  const cpuMsOf = async (count: number, pathOf: (index: number) => string): Promise<number> => {
    latencies.length = 0;
    const { cpuMs } = await site.measured(async () => {
      for (let index = 0; index < count; index++) {
        const begun = performance.now();
        await call({ path: pathOf(index), token: tokenOf(index * 7) });
        latencies.push(performance.now() - begun);
      }
    });
    return totalMs(cpuMs) / count;
  };
  const pageMs = await cpuMsOf(pages, (page) => `${list}/pages/${standings}/${page}`);
  const pageMedianMs = quantile(latencies, 0.5);
  const placeMs = await cpuMsOf(READS, () => `${list}/me`);
  const searchMs = await cpuMsOf(READS, (index) => `${list}?q=${String.fromCharCode(97 + (index % 20))}o`);
  const { text, bytes } = await call({ path: list, token: tokenOf(0) });
  const entries = (JSON.parse(text) as unknown[]).length;
  const zippedBytes = gzipSync(text).length / entries;
  return { pageMs, pageMedianMs, placeMs, searchMs, listBytes: bytes / entries, zippedBytes };
}

/** Pages that follow the standings, with a new version again and again. */
async function showNight({ site, league, form }: Setting): Promise<Sample> {
  const { players } = league;
  const [sockets, versions] = [SOCKETS[form], VERSIONS[form]];
  const realtime = site.pid('realtime');
  // Directly to the tier, as through an Ingress.
  const url = `http://127.0.0.1:${variableOf(realtime, 'REALTIME_PORT')}`;
  const join = (index: number) => joinLeaderboard(url, players[index % players.length]?.token ?? '');
  const before = residentMib(realtime);
  const connecting = await site.measured(() => audience(sockets, join, isLeaderboard));
  const listeners = connecting.result;
  const socketKib = ((residentMib(realtime) - before) * KIB) / sockets;
  const received = listeners.bytes;
  const { cpuMs } = await site.measured(() => times(listeners, versions, () => savePoints(league)));
  listeners.close();
  return {
    socketKib,
    connectMs: totalMs(connecting.cpuMs, ['realtime', 'identity', 'Postgres']) / sockets,
    versionMs: totalMs(cpuMs, ['realtime']) / versions,
    showMb: (listeners.bytes - received) / sockets / MB,
  };
}

/** A save after the thirteenth week: ten more weeks like the first, in the tables of scoring. */
async function lateSeason(setting: Setting): Promise<Sample> {
  const { site } = setting;
  const scoring = site.database('scoring');
  const weeks = `generate_series(${WEEK + 1}, ${LAST_WEEK}) week`;
  await scoring.query(
    `insert into copied.picks (id, user_id, week_number, castaway_id, is_auto_selected, submitted_at)
     select gen_random_uuid(), user_id, week, castaway_id, is_auto_selected, submitted_at
     from copied.picks, ${weeks} where week_number = ${WEEK}`,
  );
  await scoring.query(`insert into scored_weeks select week, 1 from ${weeks}`);
  await scoring.query(
    `insert into points_lines (id, week_number, castaway_id, rule_id, count, points, reason, entered_by, entered_at)
     select gen_random_uuid(), week, castaway_id, rule_id, count, points, reason, entered_by, entered_at
     from points_lines, ${weeks} where week_number = ${WEEK} and removed_at is null`,
  );
  await scoring.query('analyze');
  await saveMsOf(setting, 1);
  forgetPeak(site.pid('scoring'));
  const lateSaveMs = await saveMsOf(setting, SAVES);
  return { lateSaveMs, scoringMib: peakMib(site.pid('scoring')) };
}

async function listing({ site, league: { adminToken: token } }: Setting): Promise<Sample> {
  const call = createCaller(site.url);
  const { cpuMs } = await site.measured(() => call({ path: '/api/picks/all', token }));
  return { picksMs: totalMs(cpuMs) };
}

/** Deletes players who have picked, and weighs the databases before. */
async function deleting({ site, league: { admin, players } }: Setting): Promise<Sample> {
  const bytes = await site.numberIn('identity', 'select sum(pg_database_size(oid)) from pg_database');
  const { cpuMs } = await site.measured(async () => {
    for (const { id } of players.slice(-DELETED)) await admin.deleteUser({ params: { id } });
    await site.settled();
  });
  return {
    databaseKib: bytes / KIB / players.length,
    deletedMs: totalMs(cpuMs) / DELETED,
  };
}
