/**
 * `npm run costs:draft`: what the draft costs in processor time and memory, for 1,000, 10,000 and 100,000 players (or as
 * many as named: `-- 500 5000`), with how each figure grows. Linux only, with its own Postgres.
 */
import { fillCopies, openLeague, signUp, writePlayers, writeRankings } from '../fill.js';
import { createCaller } from '../caller.js';
import { openSite, WITHOUT_LIMITS, type Site } from '../site.js';
import { drafting, listingDraft } from './draft.js';
import { shown, table, type Column } from './rows.js';
import type { Scene } from './scene.js';

const named = process.argv.slice(2).map(Number);
const sizes = named.length > 0 ? named : [1_000, 10_000, 100_000];
/** Elapsed time on a busy machine is not measured, and the response of the run does not wait for the copies. */
const env = { ...WITHOUT_LIMITS, GRPC_DEADLINE_MS: '120000', SETTLE_TIMEOUT_MS: '0' };
const say = (line: string): void => console.error(line);

async function measured(site: Site, players: number): Promise<Column> {
  const { admin, token } = await openLeague(site);
  await signUp(site, 1);
  await writePlayers(site, players);
  await fillCopies(site);
  await writeRankings(site);
  await site.settled();
  const scene: Scene = { site, admin, adminToken: token, call: createCaller(site.url), players, rows: [] };
  for (const measure of [drafting, listingDraft]) {
    say(`${players} players: ${measure.name}`);
    const before = scene.rows.length;
    await measure(scene);
    for (const { what, unit, value } of scene.rows.slice(before)) say(`  ${what}: ${shown(value)} ${unit}`);
  }
  return { players, rows: scene.rows };
}

const columns: Column[] = [];
for (const players of sizes) {
  const site = await openSite({ engines: 'embedded', env, say });
  try {
    columns.push(await measured(site, players));
  } finally {
    await site.stop();
  }
}
console.log(table(columns, { withGrowth: true }));
