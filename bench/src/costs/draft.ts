/** What the draft costs: the services, and how long their event loops stand still. */
import { forgetPeak, peakMib, variableOf } from '../processes.js';
import type { Cost } from '../site.js';
import type { Measure } from './measures.js';
import { addCpuRows, addRow, copiesOf, type Scene } from './scene.js';

const SERVING = ['league', 'gateway'] as const;

export const drafting: Measure = async (scene) => {
  const { call, adminToken: token } = scene;
  const post = (path: string) => () => call({ path, token, body: {} });
  await watched(scene, 'the preview of the draft', post('/api/draft/preview'));
  const run = await watched(scene, 'the draft', post('/api/draft/run?picks=none'));
  const copying = await scene.site.measured(() => scene.site.settled(Math.max(500, scene.players / 10)));
  const whole = sumOf(run, copying);
  addCpuRows(scene, 'the draft, with its events applied', whole, 1, [
    'league',
    'Postgres',
    copiesOf('roster'),
  ]);
  addCpuRows(scene, 'a roster applied', whole, scene.players, copiesOf('roster'));
};

export const listingDraft: Measure = async (scene) => {
  const { call, adminToken: token } = scene;
  const list = () => call({ path: '/api/draft/status', token });
  addRow(scene, 'the draft, listed', 'bytes', (await list()).bytes);
  await watched(scene, 'the draft, listed', list);
};

/** Runs one request, and adds rows for what it used until its response. */
async function watched(scene: Scene, what: string, request: () => Promise<unknown>): Promise<Cost> {
  const { site } = scene;
  for (const part of SERVING) {
    forgetPeak(site.pid(part));
    await longestStopMs(scene, part);
  }
  const cost = await site.measured(request);
  addCpuRows(scene, what, cost, 1, [...SERVING, 'Postgres']);
  for (const part of SERVING) {
    addRow(scene, `${what}: longest stop of ${part}'s event loop`, 'ms', await longestStopMs(scene, part));
    addRow(scene, `${what}: most memory of ${part}`, 'MiB', peakMib(site.pid(part)));
  }
  addRow(scene, `${what}: until the response, on this machine`, 's', cost.seconds);
  return cost;
}

/** How long a task waited for the event loop at most, since this was read last. */
async function longestStopMs({ site }: Scene, part: string): Promise<number> {
  const port = variableOf(site.pid(part), 'HTTP_PORT');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds\{[^}]*\} (\S+)$/m.exec(text)?.[1] ?? NaN);
}

const sumOf = (one: Cost, other: Cost): Cost => ({
  seconds: one.seconds + other.seconds,
  cpuMs: Object.fromEntries(
    Object.entries(one.cpuMs).map(([part, ms]) => [part, ms + (other.cpuMs[part] ?? 0)]),
  ),
});
