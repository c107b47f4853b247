import { describe, inject, it } from 'vitest';
import { wholeSeason } from './src/season.js';
import { startSystemInProcess } from './src/in-process.js';

const kafkaBrokers = inject('kafkaBrokers');
const redisUrl = inject('redisUrl');

if (kafkaBrokers !== null && redisUrl !== null) {
  wholeSeason('on Kafka and Redis, two replicas each', () =>
    startSystemInProcess({
      purpose: 'replicas',
      // Second replicas run as processes, because replicas must not share memory.
      asProcesses: ['gateway-2', 'picks-2', 'scoring-2', 'realtime-2'],
      kafkaBrokers,
      redisUrl,
      replicas: { gateway: 2, picks: 2, scoring: 2, realtime: 2 },
    }),
  );
} else {
  describe('a whole season on Kafka and Redis', () => {
    it.skip('needs Kafka and Redis, which this machine lacks', () => undefined);
  });
}
