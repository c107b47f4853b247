/**
 * Torchbearer on the Kubernetes of KUBECONFIG: installed, played on, and played on while it is restarted, upgraded,
 * rolled back, deprived of pods and engines, destroyed and restored. Prints a table at the end.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, SOCKETS, tableOf, type Row } from '../src/act.js';
import { openDatabases, type Databases } from '../src/cluster/databases.js';
import { address, buildImages, clear, install, startEngines, upgrade } from '../src/cluster/install.js';
import {
  helm,
  kubectl,
  nothingEnds,
  podsOf,
  restart,
  rolledOut,
  rotateActorSecret,
  secret,
} from '../src/cluster/kubectl.js';
import { destroyPostgres, restorePostgres, takeBackup } from '../src/cluster/recovery.js';
import { run } from '../src/cluster/run.js';
import { root, services, settings } from '../src/cluster/settings.js';
import { wholeLeague } from '../src/cluster/whole-league.js';
import { joinLeague, type League } from '../src/league.js';
import { wholeSeason } from '../src/season.js';
import { eventually } from '../src/wait.js';

const FIRST = 'trial-1';
const SECOND = 'trial-2';

const rows: Row[] = [];
const notes: string[] = [];
const noted = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  const result = await work();
  notes.push(`${what}: ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
  console.log(`[cluster] ${notes.at(-1)}`);
  return result;
};
const deployment = (service: string): string => `deployment/${settings.release}-${service}`;
const installed = async (): Promise<string> => {
  const url = await address();
  await eventually(async () => expect((await fetch(`${url}/api/config`)).status).toBe(200), 60_000);
  return url;
};

beforeAll(async () => {
  // Fails with the name of the unreachable cluster.
  await run('kubectl', ['get', 'nodes']);
});
afterAll(() => {
  console.log(`\n${[...notes, '', tableOf(rows)].join('\n')}\n`);
  for (const row of rows) {
    for (const line of [...row.failures, ...row.faults].slice(0, 20)) console.log(`${row.act}: ${line}`);
  }
});

describe('an installation', () => {
  it('has an image of every service, in two versions', async () => {
    if (settings.imagesAreThere) return;
    console.log(await noted('images of the first version', () => buildImages(FIRST)));
    await noted('images of the second version', () => buildImages(SECOND));
  });

  it('finds every manifest accepted by the API server', async () => {
    await clear();
    const said = await noted('manifests tried on the API server', () =>
      run('bash', [`${root}scripts/platform/dry-run-server.sh`]),
    );
    console.log(said.split('\n').slice(-12).join('\n'));
  });

  it('comes up the first time on empty engines', async () => {
    await noted('engines', startEngines);
    await noted('helm install', () => install(FIRST));
    await installed();
  });
});

wholeSeason('on Kubernetes', async () => {
  const databases = await openDatabases();
  return { urls: [await installed()], databases: databases.urls, stop: () => databases.close() };
});

describe('under a constant stream of picks, score saves and reads', () => {
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

  /** @throws AssertionError if a request failed, a write was lost or a socket has an old list */
  const survives = async (name: string, work: () => Promise<unknown>): Promise<Row> => {
    const site = {
      url,
      databases: async () => {
        await databases?.close();
        databases = await openDatabases();
        return databases.urls;
      },
      restMs: settings.restMs,
    };
    const row = await act(name, league, site, async () => {
      await work();
      await nothingEnds();
    });
    rows.push(row);
    console.log(`[cluster] ${name}: ${row.picks} picks, ${row.saves} saves, ${row.reads} reads`);
    expect(row.picks).toBeGreaterThan(0);
    expect(row.saves).toBeGreaterThan(0);
    expect({ failed: row.failures, faults: row.faults }).toEqual({ failed: [], faults: [] });
    return row;
  };

  it('nothing is lost while nothing happens', async () => {
    await survives('nothing', async () => undefined);
  });
  it.each(services)('nothing is lost in a rolling restart of %s', async (service) => {
    const row = await survives(`rolling restart of ${service}`, () => restart(deployment(service)));
    // Each socket lost its pod and reconnected to another.
    if (service === 'realtime') expect(row.reconnections).toBeGreaterThanOrEqual(SOCKETS);
  });
  it('nothing is lost while the secret between processes is changed', async () => {
    const before = await secret('torchbearer-actor', 'ACTOR_SECRET');
    await survives('ACTOR_SECRET changed', rotateActorSecret);
    expect(await secret('torchbearer-actor', 'ACTOR_SECRET')).not.toBe(before);
    expect(await secret('torchbearer-actor', 'ACTOR_SECRET_ALSO')).toBe('');
  });
  it('nothing is lost in an upgrade', async () => {
    await survives('helm upgrade', () => upgrade(SECOND));
    expect(await kubectl('get', deployment('picks'), '-o', 'jsonpath={..image}')).toContain(SECOND);
  });
  it('nothing is lost in a rollback', async () => {
    await survives('helm rollback', () =>
      helm('rollback', settings.release, '1', '--wait', '--timeout', '10m'),
    );
    expect(await kubectl('get', deployment('picks'), '-o', 'jsonpath={..image}')).toContain(FIRST);
  });
  it('nothing is lost with a deleted pod of each service', async () => {
    const row = await survives('a pod of each service deleted', async () => {
      for (const service of services) {
        const [pod = ''] = await podsOf(service);
        await kubectl('delete', pod, '--wait=false');
        await eventually(async () => expect(await podsOf(service)).not.toContain(pod), 120_000);
        await rolledOut(deployment(service));
      }
    });
    expect(row.reconnections).toBeGreaterThan(0);
  });
  it('nothing is lost in a restart of Kafka', async () => {
    await survives('Kafka restarted', () => restart('statefulset/kafka'));
  });
  it('nothing is lost in a restart of Redis', async () => {
    await survives('Redis restarted', () => restart('statefulset/redis'));
  });

  it('a season is whole after its database was destroyed and restored', async () => {
    console.log(await noted('backup', takeBackup));
    // Writes after the backup are in the archived log beside it.
    await survives('after the backup', async () => undefined);
    await databases?.close();
    databases = null;
    const before = await wholeLeague(league);
    await noted('Postgres destroyed', destroyPostgres);
    console.log(await noted('restore', restorePostgres));
    await installed();
    await eventually(async () => expect(await wholeLeague(league)).toEqual(before), 60_000);
    await survives('after the restore', async () => undefined);
  });
});

describe('skaffold', () => {
  it('builds every image and renders the chart with them', async () => {
    const artifacts = `${root}e2e/test-results/artifacts.json`;
    await mkdir(dirname(artifacts), { recursive: true });
    const skaffold = (verb: string, ...words: string[]): Promise<string> =>
      noted(`skaffold ${verb}`, () =>
        // Docker engines before 23 use the old builder by default.
        run(settings.skaffold, [verb, '--filename', `${root}skaffold.yaml`, ...words], {
          env: { DOCKER_BUILDKIT: '1' },
        }),
      );
    await skaffold('build', '--file-output', artifacts);
    // The tags that were built; otherwise a registry is contacted.
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

describe('a rehearsal', () => {
  it('plays a tiny season on a new installation, and only looks the second time', async () => {
    await noted('engines, reinstalled', startEngines);
    await noted('helm install, repeated', () => install(FIRST));
    const played = await noted('helm test', () =>
      helm('test', settings.release, '--logs', '--timeout', '5m'),
    );
    expect(played).toContain('the standings are what the points make them');
    const looked = await helm('test', settings.release, '--logs', '--timeout', '5m');
    expect(looked).toContain('the league is in use');
  });
});
