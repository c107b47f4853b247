/** A consumer as its own process, to be killed in the middle of a batch. */
import { Kafka, logLevel } from 'kafkajs';
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
const { CONTROL_GROUP, CONTROL_SESSION_MS } = process.env;
if (KAFKA_BROKERS !== undefined && CONTROL_GROUP !== undefined) {
  const kafka = new Kafka({ brokers: KAFKA_BROKERS.split(','), logLevel: logLevel.NOTHING });
  const control = kafka.consumer({ groupId: CONTROL_GROUP, sessionTimeout: Number(CONTROL_SESSION_MS) });
  await control.connect();
  await control.subscribe({ topics: [TOPIC], fromBeginning: true });
  control.on('consumer.group_join', () => void process.stdout.write('joined the control group\n'));
  await control.run({ eachMessage: () => Promise.resolve() });
}
// The promise above keeps nothing alive.
setInterval(() => undefined, 60_000);
