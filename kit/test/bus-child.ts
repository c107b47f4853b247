/** A consumer as its own process, to be killed in the middle of a batch. */
import { createBus } from '../src/bus/index.js';
import { createLog } from '../src/log.js';

const { KAFKA_BROKERS, BUS_DATABASE_URL, TOPIC = '', GROUP = '' } = process.env;
const bus = createBus(
  { KAFKA_BROKERS: KAFKA_BROKERS?.split(','), BUS_DATABASE_URL },
  { clientId: 'child', log: createLog('child', 'error'), onCrash: () => process.exit(1) },
);
await bus.consume({
  group: GROUP,
  topics: [TOPIC],
  handle: async () => {
    process.stdout.write('took a batch\n');
    await new Promise<never>(() => undefined);
  },
});
// The promise above keeps nothing alive.
setInterval(() => undefined, 60_000);
