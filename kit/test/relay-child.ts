/** A relay as its own process, to be killed while it holds the lock in the middle of a batch. */
import { openDatabase } from '../src/database/database.js';
import { createPostgresLogBus } from '../src/bus/postgres-log.js';
import { createLog } from '../src/log.js';
import { startRelay } from '../src/outbox/relay.js';

const url = process.env['DATABASE_URL'] ?? '';
const log = createLog('child', 'error');
const database = await openDatabase({
  url,
  pool: 2,
  applicationName: 'child',
  entities: [],
  migrations: [],
  log,
});
const bus = createPostgresLogBus({ url, clientId: 'child', log });
startRelay({
  database,
  log,
  pollMs: 20,
  bus: {
    ...bus,
    publish: async () => {
      process.stdout.write('took a batch\n');
      await new Promise<never>(() => undefined);
    },
  },
});
