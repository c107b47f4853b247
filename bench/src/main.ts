/** `npm run bench`: each benchmark and its baseline, alternating. `-- --quick` runs two short rounds. */
import { startSystem } from '@torchbearer/local';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyticsCalls } from './analytics.js';
import { leaderboardBroadcast } from './leaderboard-broadcast.js';
import { ADMIN, openLeague } from './league.js';
import { compare, report } from './measure.js';
import { pickSubmission } from './pick-submission.js';

const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 2 : 11;
const sockets = isQuick ? 200 : 1_000;
const PLAYERS = 40;
const ACTOR_SECRET = 'signs actors while we measure, for tests only';

const dataDir = await mkdtemp(join(tmpdir(), 'torchbearer-bench-'));
const system = await startSystem({
  dataDir,
  logDir: dataDir,
  actorSecret: ACTOR_SECRET,
  host: '127.0.0.1',
  port: 0,
  env: {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
    // Here a few clients do the work of thousands, which the rate limits would refuse.
    LIMIT_SIGN_UP_ADDRESS: '100000',
    SESSIONS_PER_ACCOUNT: '1000000',
    LIMIT_CALLS_USER: '100000000',
  },
  say: (line) => console.error(line),
});
try {
  // First, while there is no league whose events would interfere.
  const analytics = await analyticsCalls(
    system.grpcAddresses['analytics'] ?? '',
    system.databases['analytics'] ?? '',
    ACTOR_SECRET,
    isQuick ? 2_000 : 10_000,
  );
  for (const call of analytics.jobs) console.log(report(call, await compare(call, rounds)));
  await analytics.close();

  const url = system.urls[0] ?? '';
  const league = await openLeague(url, PLAYERS);
  const seconds = isQuick ? 2 : 3;
  const picks = await pickSubmission(url, league, system.databases['picks'] ?? '', seconds, dataDir);
  console.log(report(picks, await compare(picks, rounds)));
  const broadcast = await leaderboardBroadcast(url, league, sockets);
  console.log(report(broadcast, await compare(broadcast, isQuick ? 5 : 31)));
  broadcast.close();
} finally {
  await system.stop();
  await rm(dataDir, { recursive: true, force: true });
}
