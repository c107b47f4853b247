import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startCollector, type CollectedSpan, type Collector } from './src/collector.js';
import { openLeague, type League } from './src/league.js';
import { startSystemInProcess } from './src/in-process.js';
import type { TestSystem } from './src/system.js';
import { eventually } from './src/wait.js';
import { watchLeaderboard } from './src/watch-leaderboard.js';

const TRACE = 'ab'.repeat(16);
const SPAN = 'cd'.repeat(8);

/** The spans from the page's request to the message to sockets. */
const PATH = [
  'gateway: POST /api/admin/scoring/week/{n}',
  'gateway: /scoring.v1.ScoringService/SaveWeekPoints',
  'scoring: /scoring.v1.ScoringService/SaveWeekPoints',
  'realtime: process scoring.standings.v1',
  'realtime: send leaderboard:updated',
];

const redisUrl = inject('redisUrl');

const replicas = redisUrl === null ? 1 : 2;

describe(`a trace, with ${String(replicas)} realtime nodes`, () => {
  let collector: Collector;
  let system: TestSystem;
  let league: League;
  beforeAll(async () => {
    collector = await startCollector();
    system = await startSystemInProcess({
      purpose: 'trace',
      // Services on this path run as processes, because only processes send spans.
      asProcesses: ['gateway', 'gateway-2', 'scoring', 'realtime', 'realtime-2'],
      replicas: { realtime: replicas, gateway: replicas },
      // Replicas must not poll for versions, because polls are outside the trace.
      env: { ...collector.env, BUILD_VERSION: '9.8.7', STANDINGS_POLL_MS: '600000' },
      ...(redisUrl !== null && { redisUrl }),
    });
    league = await openLeague(system.urls, 2);
    // Only players with a pick get points.
    for (const { id, client } of league.players)
      await client.submitPick({ body: { castawayId: league.rosters.get(id)?.[0] ?? '' } });
  });
  afterAll(async () => {
    await system?.stop();
    await collector?.stop();
  });

  it(
    'goes from the page’s request through gateway, service, outbox and bus to every socket',
    { timeout: 120_000 },
    async () => {
      const watchers = await Promise.all(
        system.urls.map((url) => watchLeaderboard(url, league.players[0]?.token ?? '')),
      );
      const entries = league.castaways.map(({ id }, index) => ({ castawayId: id, points: index + 1 }));
      const headers = { traceparent: `00-${TRACE}-${SPAN}-01` };
      const saved = await league.admin.raw('POST', '/api/admin/scoring/week/3', { entries }, headers);
      expect(saved.status, saved.text).toBe(200);

      // Each process sends its spans with its own delay.
      await eventually(() => {
        const sends = ourSpans().filter(({ name }) => name === 'send leaderboard:updated');
        const paths = sends.map((send) => pathTo(send).map(({ service, name }) => `${service}: ${name}`));
        expect(paths).toEqual(Array.from({ length: replicas }, () => PATH));
      }, 60_000);
      expect(new Set(ourSpans().map(({ version }) => version))).toEqual(new Set(['9.8.7']));
      for (const watcher of watchers) watcher.close();
    },
  );

  it('is in the log of the gateway, with the build version', async () => {
    const folder = process.env['E2E_LOG_DIR'] ?? system.dataDir;
    const names = (await readdir(folder)).filter((name) => name.startsWith('gateway'));
    // Lines are written together, a moment later.
    await eventually(async () => {
      const logs = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      const lines = logs
        .join('\n')
        .split('\n')
        .filter((line) => line.includes(TRACE) && line.endsWith('}'));
      expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
        expect.objectContaining({ traceId: TRACE, version: '9.8.7', msg: 'request' }),
      );
    });
  });

  const ourSpans = (): CollectedSpan[] => collector.spans.filter(({ traceId }) => traceId === TRACE);
  /** The spans from our first one to this one. */
  function pathTo(span: CollectedSpan): CollectedSpan[] {
    const parent = ourSpans().find(({ spanId }) => spanId === span.parentSpanId);
    return parent ? [...pathTo(parent), span] : [span];
  }
});
