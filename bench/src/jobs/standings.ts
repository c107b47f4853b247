/** Players who request the standings: unchanged since they have them, the whole list, and a page of it. */
import { createClient, StandingsEntrySchema } from '@torchbearer/contract';
import type { Page } from '../baselines/http-process.js';
import { openHttpRuns, pageAt } from '../http-runs.js';
import type { Figure, Job, Runs, Sample, Setting } from '../job.js';
import { fillStandings, type League, type Player } from '../league.js';
import { spread, type Asked } from '../load/load.js';

const LIST_PATH = '/api/league/standings';
const CONNECTIONS = 64;
const SECONDS = { full: 3, quick: 0.8 };

const detailsOf = (way: string): Figure[] => [
  { name: `${way}: CPU per request, all processes`, unit: 'ms', key: `${way} cpuMs` },
  { name: `${way}: p99 of a request`, unit: 'ms', key: `${way} p99Ms` },
];

export const standings: Job = {
  name: 'standings',
  title: 'the standings of 200 players on 64 connections: unchanged (304), the whole list, and a page',
  baseline: 'node:http with the same bytes',
  engines: 'embedded',
  players: 200,
  rounds: { full: 3, quick: 1 },
  figures: [
    {
      name: '304: throughput, against node:http',
      ...{ unit: '×', key: '304 perSecond', better: 'higher' },
      must: 0.4,
      limit: { full: 0.1, quick: 0.07 },
    },
    {
      name: '304: requests per CPU second, against node:http',
      ...{ unit: '×', key: '304 perCpuSecond', better: 'higher' },
      limit: { full: 0.05, quick: 0.035 },
    },
    {
      name: 'list: throughput, against node:http',
      ...{ unit: '×', key: 'list perSecond', better: 'higher' },
      must: 0.55,
      limit: { full: 0.18, quick: 0.13 },
    },
    {
      name: 'list: requests per CPU second, against node:http',
      ...{ unit: '×', key: 'list perCpuSecond', better: 'higher' },
      limit: { full: 0.08, quick: 0.06 },
    },
    {
      name: 'page: throughput, against node:http',
      ...{ unit: '×', key: 'page perSecond', better: 'higher' },
    },
    ...['304', 'list', 'page'].flatMap(detailsOf),
  ],
  open: openStandings,
};

async function openStandings({ site, league, form }: Setting): Promise<Runs> {
  await fillStandings(site, league);
  const { players } = league;
  const token = players[0]?.token ?? '';
  const list = await pageAt(site, LIST_PATH, token);
  const entries = StandingsEntrySchema.array().parse(JSON.parse(list.body));
  if (list.etag === '' || entries.length < players.length)
    throw new Error(`the standings have ${entries.length} entries and the tag ${list.etag}`);
  const own = await createClient({ baseUrl: site.url, token }).getOwnStanding();
  const page = await pageAt(site, `${LIST_PATH}/pages/${own.standings}/0`, token);
  const open = (sent: Page, isUnchanged: boolean) =>
    openHttpRuns(site, {
      connections: connectionsOf(league, sent, isUnchanged),
      bodies: [sent.body],
      pages: [sent],
      until: { seconds: SECONDS[form] },
    });
  const ways = {
    '304': await open(list, true),
    list: await open(list, false),
    page: await open({ ...page, etag: '' }, false),
  };
  const each = async (side: 'ours' | 'baseline'): Promise<Sample> => {
    const samples: [string, number][] = [];
    for (const [way, runs] of Object.entries(ways))
      for (const [key, value] of Object.entries(await runs[side]())) samples.push([`${way} ${key}`, value]);
    return Object.fromEntries(samples);
  };
  return {
    ours: () => each('ours'),
    baseline: () => each('baseline'),
    close: async () => {
      for (const { close } of Object.values(ways)) await close();
    },
  };
}

function connectionsOf({ players }: League, { path, etag }: Page, isUnchanged: boolean): Asked[][] {
  const tag = etag === '' ? {} : { etag };
  const askedOf = ({ token }: Player): Asked => ({
    ...{ method: 'GET', path },
    headers: { authorization: `Bearer ${token}`, ...(isUnchanged && { 'if-none-match': etag }) },
    expected: isUnchanged ? { status: 304, ...tag } : { status: 200, body: 0, ...tag },
  });
  return spread(players, CONNECTIONS).map((own) => own.map(askedOf));
}
