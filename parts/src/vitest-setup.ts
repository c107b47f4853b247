import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { chooseParts } from './choose.js';
import type { ChosenParts } from './choose.js';
import { endOrphan } from './engine.js';
import { claimFolder, folderOwner } from './folders.js';
import { findPostgresBinaries } from './postgres-binaries.js';
import { recoverCluster } from './postgres-recovery.js';

declare module 'vitest' {
  /** What a test gets by `inject(…)`. Null: that backing service is absent on this machine. */
  interface ProvidedContext {
    /** Of a superuser; every test creates databases of its own on it. */
    postgresUrl: string;
    kafkaBrokers: string | null;
    redisUrl: string | null;
  }
}

const PREFIX = 'torchbearer-test-';
/** A folder without an owner is about to get one or being removed; after this time, neither. */
const ABANDONED_MS = 10 * 60_000;

/** Vitest's global set-up: starts the backing services, once per run, in a temporary folder, and removes them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweep();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  const release = await claimFolder(folder, 'The test run');
  // Under root the embedded Postgres runs as another user, who needs access.
  chmodSync(folder, 0o711);
  try {
    // Nothing in here outlives the run: tests of durability start a Postgres of their own, with fsync. Several
    // whole systems share this one, each with a pool per service. Autovacuum visits every database once a minute, and
    // for a thousand short-lived ones that takes half a core.
    const parts = await chooseParts({
      folder,
      postgresSettings: {
        fsync: 'off',
        max_connections: '1000',
        autovacuum: 'off',
        file_copy_method: 'clone',
      },
    });
    if (parts.postgres.kind === 'absent')
      throw new Error(`No Postgres for the tests: ${parts.postgres.why}.`);
    project.provide('postgresUrl', parts.postgres.address);
    project.provide('kafkaBrokers', parts.kafka.kind === 'absent' ? null : parts.kafka.address);
    project.provide('redisUrl', parts.redis.kind === 'absent' ? null : parts.redis.address);
    return async () => {
      await parts.stop();
      release();
      // Hundreds of databases are as many thousand files: removing them runs in the background.
      spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();
      reportSkipped(parts);
    };
  } catch (error) {
    release();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function reportSkipped(parts: ChosenParts): void {
  const absent = Object.entries({ Kafka: parts.kafka, Redis: parts.redis }).flatMap(([name, part]) =>
    part.kind === 'absent' ? [`  ${name}: ${part.why}`] : [],
  );
  if (absent.length === 0) return;
  const rule = '='.repeat(100);
  console.log(
    [rule, 'SKIPPED: the tests of these parts did not run, for they are absent here', ...absent, rule].join(
      '\n',
    ),
  );
}

/** Removes what an earlier test run left when it was killed. Other running ones are not touched. */
async function sweep(): Promise<void> {
  const log = (line: string) => {
    console.log(`parts: from an earlier test run: ${line}`);
  };
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    try {
      const isOwned = existsSync(join(folder, 'owner.json'));
      if (isOwned ? folderOwner(folder) !== null : statSync(folder).mtimeMs > Date.now() - ABANDONED_MS)
        continue;
      const cluster = join(folder, 'postgres', 'cluster');
      if (existsSync(cluster)) await recoverCluster(cluster, findPostgresBinaries().pgCtl, log);
      await endOrphan(join(folder, 'kafka'), log);
      await endOrphan(join(folder, 'redis'), log);
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      log(`${folder} stays: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
