/**
 * Installs Torchbearer on the Kubernetes of KUBECONFIG, plays a season, and keeps playing while it is restarted,
 * upgraded, rolled back, loses pods and engines, and is restored from a backup. Prints a table at the end.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disrupt, SOCKETS, tableOf, type DisruptionResult } from '../src/disruption.js';
import { openDatabases, type Databases } from '../src/cluster/databases.js';
import {
  address,
  buildImages,
  clear,
  destroyPostgres,
  install,
  restorePostgres,
  startEngines,
  takeBackup,
  upgrade,
} from '../src/cluster/install.js';
import {
  helm,
  kubectl,
  waitForTerminations,
  podsOf,
  restart,
  run,
  waitForRollout,
  rotateCallKeys,
  secret,
} from '../src/cluster/kubectl.js';
import { root, services, settings } from '../src/cluster/settings.js';
import { joinLeague, type League } from '../src/league.js';
import { wholeSeason } from '../src/season.js';
import { eventually } from '../src/wait.js';

const FIRST = 'test-1';
const SECOND = 'test-2';

const rows: DisruptionResult[] = [];
const notes: string[] = [];
const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const startedAt = performance.now();
  const result = await work();
  notes.push(`${what}: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  console.log(`[cluster] ${notes.at(-1)}`);
  return result;
};
const deployment = (service: string): string => `deployment/${settings.release}-${service}`;
const installed = async (): Promise<string> => {
  const url = await address();
  await eventually(async () => expect((await fetch(`${url}/api/config`)).status).toBe(200), 60_000);
  return url;
};

/** All data of a league that users see, to compare it before and after. */
async function wholeLeague({ admin, players }: League): Promise<unknown> {
  const { client } = admin;
  return {
    users: await client.listUsers(),
    castaways: await client.listCastaways(),
    weeks: await client.listWeeks(),
    draft: await client.getDraft(),
    rankings: await client.listRankings(),
    picks: await client.listAllPicks(),
    results: await client.listResults(),
    standings: await client.getStandings(),
    mine: await Promise.all(players.map((player) => player.client.getMyPicks())),
    log: await client.listPickLog(),
  };
}

beforeAll(async () => {
  // Fails with the address of the cluster if it is unreachable.
  await run('kubectl', ['get', 'nodes']);
});
afterAll(() => {
  console.log(`\n${[...notes, '', tableOf(rows)].join('\n')}\n`);
  for (const row of rows) {
    for (const line of [...row.failures, ...row.losses].slice(0, 20)) console.log(`${row.name}: ${line}`);
  }
});

describe('an installation', () => {
  it('builds the images of two versions', async () => {
    if (settings.skipImages) return;
    console.log(await timed('images of the first version', () => buildImages(FIRST)));
    await timed('images of the second version', () => buildImages(SECOND));
  });

  it('has only manifests that the API server accepts', async () => {
    await clear();
    const output = await timed('dry run of the manifests', () =>
      run('node', [`${root}scripts/platform/dry-run-server.mjs`]),
    );
    console.log(output.split('\n').slice(-12).join('\n'));
  });

  it('becomes ready on empty engines', async () => {
    await timed('engines', startEngines);
    await timed('helm install', () => install(FIRST));
    await installed();
  });
});

wholeSeason('on Kubernetes', async () => {
  const databases = await openDatabases();
  return { urls: [await installed()], databases: databases.urls, stop: () => databases.close() };
});

describe('during a constant stream of picks, score saves and reads', () => {
  let url: string;
  let league: League;
  let databases: Databases | null = null;

  beforeAll(async () => {
    url = await installed();
    league = await joinLeague([url], 5);
  });
  afterAll(async () => {
    await databases?.close();
  });

  /** @throws AssertionError if a request fails, a write is lost or a socket has old standings */
  const expectNoLoss = async (name: string, work: () => Promise<unknown>): Promise<DisruptionResult> => {
    const site = {
      url,
      databases: async () => {
        await databases?.close();
        databases = await openDatabases();
        return databases.urls;
      },
      pauseMs: settings.pauseMs,
    };
    const row = await disrupt(name, league, site, async () => {
      await work();
      await waitForTerminations();
    });
    rows.push(row);
    console.log(`[cluster] ${name}: ${row.picks} picks, ${row.saves} saves, ${row.reads} reads`);
    expect(row.picks).toBeGreaterThan(0);
    expect(row.saves).toBeGreaterThan(0);
    expect({ failures: row.failures, losses: row.losses }).toEqual({ failures: [], losses: [] });
    return row;
  };

  it('nothing is lost without a disruption', async () => {
    await expectNoLoss('no disruption', async () => undefined);
  });
  it.each(services)('nothing is lost in a rolling restart of %s', async (service) => {
    const row = await expectNoLoss(`rolling restart of ${service}`, () => restart(deployment(service)));
    // Each socket reconnected to another pod.
    if (service === 'realtime') expect(row.reconnections).toBeGreaterThanOrEqual(SOCKETS);
  });
  it('nothing is lost while the keys of calls are rotated', async () => {
    const keys = () => secret('torchbearer-calls-sms', 'CALLER_KEYS');
    const before = (await keys()).split(',');
    await expectNoLoss('keys of calls rotated', rotateCallKeys);
    const after = (await keys()).split(',');
    expect(after).toHaveLength(before.length);
    expect(after.filter((one) => before.includes(one))).toEqual([]);
  });
  it('nothing is lost in an upgrade', async () => {
    await expectNoLoss('helm upgrade', () => upgrade(SECOND));
    expect(await kubectl('get', deployment('picks'), '-o', 'jsonpath={..image}')).toContain(SECOND);
  });
  it('nothing is lost in a rollback', async () => {
    await expectNoLoss('helm rollback', () =>
      helm('rollback', settings.release, '1', '--wait', '--timeout', '10m'),
    );
    expect(await kubectl('get', deployment('picks'), '-o', 'jsonpath={..image}')).toContain(FIRST);
  });
  it('nothing is lost when a pod of each service is deleted', async () => {
    const row = await expectNoLoss('a pod of each service deleted', async () => {
      for (const service of services) {
        const [pod = ''] = await podsOf(service);
        await kubectl('delete', pod, '--wait=false');
        await eventually(async () => expect(await podsOf(service)).not.toContain(pod), 120_000);
        await waitForRollout(deployment(service));
      }
    });
    expect(row.reconnections).toBeGreaterThan(0);
  });
  it('nothing is lost when Kafka restarts', async () => {
    await expectNoLoss('Kafka restarted', () => restart('statefulset/kafka'));
  });
  it('nothing is lost when Redis restarts', async () => {
    await expectNoLoss('Redis restarted', () => restart('statefulset/redis'));
  });

  it('all data is back after the database was destroyed and restored', async () => {
    console.log(await timed('backup', takeBackup));
    // The archived write-ahead log beside the backup has the writes after it.
    await expectNoLoss('after the backup', async () => undefined);
    await databases?.close();
    databases = null;
    const before = await wholeLeague(league);
    await timed('Postgres destroyed', destroyPostgres);
    console.log(await timed('restore', restorePostgres));
    await installed();
    await eventually(async () => expect(await wholeLeague(league)).toEqual(before), 60_000);
    await expectNoLoss('after the restore', async () => undefined);
  });
});

describe('skaffold', () => {
  it('builds every image and renders the chart with them', async () => {
    const artifacts = `${root}e2e/test-results/artifacts.json`;
    await mkdir(dirname(artifacts), { recursive: true });
    const skaffold = (verb: string, ...words: string[]): Promise<string> =>
      timed(`skaffold ${verb}`, () =>
        // Docker before version 23 uses the old builder by default.
        run(settings.skaffold, [verb, '--filename', `${root}skaffold.yaml`, ...words], {
          DOCKER_BUILDKIT: '1',
        }),
      );
    await skaffold('build', '--file-output', artifacts);
    // With the built tags; otherwise it contacts a registry.
    const rendered = await skaffold('render', '--build-artifacts', artifacts, '--digest-source', 'tag');
    const { builds } = JSON.parse(await readFile(artifacts, 'utf8')) as {
      builds: { imageName: string; tag: string }[];
    };
    expect(builds.map(({ imageName }) => imageName).sort()).toEqual(
      services.map((service) => `torchbearer/${service}`).sort(),
    );
    for (const { tag } of builds) expect(rendered).toContain(`image: ${tag}\n`);
  });
});

describe('helm test', () => {
  it('plays a tiny season on a new installation, and only checks the second time', async () => {
    await timed('engines, reinstalled', startEngines);
    await timed('helm install, repeated', () => install(FIRST));
    const played = await timed('helm test', () =>
      helm('test', settings.release, '--logs', '--timeout', '5m'),
    );
    expect(played).toContain('the standings are what the points make them');
    const checked = await helm('test', settings.release, '--logs', '--timeout', '5m');
    expect(checked).toContain('the league is in use');
  });
});
