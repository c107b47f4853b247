/**
 * `npm run costs`: the costs in processor time, memory and bytes, for leagues of 1,000 and 10,000 players; the numbers of
 * docs/operations/capacity.md. Linux only, with Kafka and Redis on the machine. `-- --players 100000` adds a larger one,
 * `-- --plot <file>` draws how the costs grow, and `-- --quick` uses small leagues.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { createCaller } from '../caller.js';
import { openLeague } from '../fill.js';
import { analysingLate, scoringLate } from './late-season.js';
import { deleting, exporting, listing } from './lists.js';
import * as measures from './measures.js';
import { plot } from './plot.js';
import { shown, table, type Column } from './rows.js';
import type { Scene } from './scene.js';
import { openSite, OWNERS, WITHOUT_LIMITS, type Site } from '../site.js';
import { following } from './sockets.js';

const env = {
  ...WITHOUT_LIMITS,
  NODE_ENV: 'production',
  DEVELOPMENT_SECRETS: 'allow',
  COOKIE_SECURE: 'false',
  // Elapsed time on a busy machine is not measured.
  GRPC_DEADLINE_MS: '120000',
  NODE_OPTIONS: '--max-old-space-size=1024',
};
const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, players: { type: 'string' }, plot: { type: 'string' } },
});
const sizes = options.quick ? [200, 400] : [1_000, 10_000];
if (options.players !== undefined) sizes.push(Number(options.players));
if (sizes.some((size) => !Number.isSafeInteger(size) || size < 200))
  throw new Error('--players must be a number from 200');
const begun = performance.now();
const say = (line: string): void => {
  const seconds = Math.round((performance.now() - begun) / 1_000);
  console.error(`${String(seconds).padStart(4)} s  ${line}`);
};

const steps = {
  'nothing to do': measures.idling,
  'accounts republished': measures.republishing,
  'sign-ins': measures.signingIn,
  'the draft': measures.drafting,
  picks: measures.picking,
  points: measures.scoring,
  'the standings': measures.readingStandings,
  'the page': measures.serving,
  dashboards: measures.opening,
  sockets: following,
  insights: measures.analysing,
  'long lists': listing,
  'rankings exported': exporting,
  'text messages': measures.texting,
  'accounts deleted': deleting,
  tables: measures.storing,
  events: measures.publishing,
  'points in week 13': scoringLate,
  'insights in week 13': analysingLate,
};

/** The steps after which there is much to vacuum. */
const WRITING = new Set(['accounts republished', 'the draft', 'picks', 'points', 'text messages']);

/** Vacuums what the step has written, so that Postgres does not do so in the middle of the next one. */
async function vacuumed({ site, rows }: Scene, step: string): Promise<void> {
  const { cpuMs } = await site.measured(async () => {
    for (const owner of OWNERS) await site.database(owner).query('vacuum (analyze)');
  });
  rows.push({
    what: `after ${step}: vacuum of all databases`,
    unit: 'CPU ms',
    value: cpuMs['Postgres'] ?? 0,
  });
}

async function measured(site: Site, players: number): Promise<Column> {
  const { admin, token } = await openLeague(site);
  const scene: Scene = { site, admin, adminToken: token, call: createCaller(site.url), players, rows: [] };
  for (const [name, measure] of Object.entries(steps)) {
    say(`${players} players: ${name}`);
    const before = scene.rows.length;
    await measure(scene);
    if (WRITING.has(name)) await vacuumed(scene, name);
    for (const { what, unit, value } of scene.rows.slice(before)) say(`  ${what}: ${shown(value)} ${unit}`);
  }
  return { players, rows: scene.rows };
}

const columns: Column[] = [];
for (const players of sizes) {
  const site = await openSite({ engines: 'kafka', env, say });
  try {
    columns.push(await measured(site, players));
  } finally {
    await site.stop();
  }
}
const [cpu] = cpus();
console.log(`${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), Node ${process.versions.node}\n`);
console.log(table(columns, { withGrowth: true }));
if (options.plot !== undefined) writeFileSync(options.plot, plot(columns));
