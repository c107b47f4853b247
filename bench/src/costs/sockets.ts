/** The cost of a page that follows the standings, and of each new version for all of them. */
import type { Audience } from '../audience.js';
import { audience, isLeaderboard, joinLeaderboard } from '../audience.js';
import { tokenOf } from '../fill.js';
import { scoreWeek, type Measure } from './measures.js';
import { forgetPeak, peakMib, residentMib, variableOf } from '../processes.js';
import { addRow, addCpuRows, type Scene } from './scene.js';
import { setTimeout as pause } from 'node:timers/promises';

/** As on a show night. */
const ROUNDS = 30;
const SOCKETS = 2_000;
const KIB = 1_024;

export const following: Measure = async (scene) => {
  const { site, players } = scene;
  const realtime = site.pid('realtime');
  // Directly to the tier, as through an Ingress.
  const url = `http://127.0.0.1:${variableOf(realtime, 'REALTIME_PORT')}`;

  const alone = await site.costOf(() => broadcasts(scene, null));
  const before = residentMib(realtime);
  let connected: Audience | null = null;
  const connecting = await site.costOf(async () => {
    connected = await audience(
      SOCKETS,
      (index) => joinLeaderboard(url, tokenOf(1 + (index % players))),
      isLeaderboard,
    );
    await pause(5_000);
  });
  const listeners = connected as Audience | null;
  if (!listeners) throw new Error('no socket is connected');
  addCpuRows(scene, 'a socket connected and sent the leaderboard', connecting, SOCKETS, [
    'realtime',
    'identity',
    'Postgres',
  ]);
  addRow(scene, 'a socket: memory of realtime', 'KiB', ((residentMib(realtime) - before) * KIB) / SOCKETS);

  forgetPeak(realtime);
  const together = await site.costOf(() => broadcasts(scene, listeners));
  const ms = (together.cpuMs['realtime'] ?? 0) - (alone.cpuMs['realtime'] ?? 0);
  addRow(
    scene,
    'a new version, without sockets: realtime',
    'CPU ms',
    (alone.cpuMs['realtime'] ?? 0) / ROUNDS,
  );
  addRow(scene, 'a new version, each socket: realtime', 'CPU µs', (ms * 1_000) / ROUNDS / SOCKETS);
  addRow(
    scene,
    'a new version: the shared message, uncompressed',
    'bytes',
    Buffer.byteLength(listeners.last),
  );
  addRow(scene, `a new version to ${SOCKETS} sockets: most memory of realtime`, 'MiB', peakMib(realtime));
  listeners.close();
};

async function broadcasts(scene: Scene, listeners: Audience | null): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const allReceived = listeners?.next();
    await scoreWeek(scene);
    await (allReceived ?? scene.site.settled());
  }
}
