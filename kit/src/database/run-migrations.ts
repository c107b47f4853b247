import type { MigrationInterface } from 'typeorm';
import { databaseEnv } from '../config.js';
import type { Copies } from '../copies/copy.js';
import { runJob } from '../run-job.js';
import { openDatabase } from './database.js';

const { DATABASE_URL } = databaseEnv;

/**
 * The process that brings one service's schema up to date and ends. Any number may run at once, and beside older
 * versions of the service: a lock puts them in line, and every migration is safe beside the version before.
 */
export const runMigrations = (
  service: string,
  migrations: readonly (new () => MigrationInterface)[],
  copies: Copies = {},
): Promise<never> =>
  runJob({
    name: service,
    env: { DATABASE_URL },
    run: async (config, log) => {
      const database = await openDatabase({
        url: config.DATABASE_URL,
        pool: 1,
        applicationName: `${service}-migrate`,
        entities: [],
        migrations,
        copies,
        log,
      });
      await database.close();
    },
  });
