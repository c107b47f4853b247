import { ConfigError, type busEnv, type ConfigOf } from '../config.js';
import type { Log } from '../log.js';
import type { Bus } from './bus.js';
import { createKafkaBus } from './kafka.js';
import { readSecurity } from './kafka/security.js';
import type { Replication } from './kafka/topics.js';
import { createPostgresLogBus } from './postgres-log.js';

/**
 * The configured bus: Kafka if its brokers are given, else the log on Postgres. @throws ConfigError without either,
 * or if Kafka's security is only half configured
 */
export function createBus(
  config: Partial<ConfigOf<typeof busEnv>>,
  options: {
    readonly clientId: string;
    readonly log: Log;
    readonly onCrash: (error: unknown) => void;
    /** How Kafka replicates topics that this process creates on Kafka. */
    readonly replication?: Replication;
  },
): Bus {
  const security = readSecurity(config, options.log);
  if (config.KAFKA_BROKERS) return createKafkaBus({ brokers: config.KAFKA_BROKERS, security, ...options });
  if (Object.keys(security).length > 0)
    throw new ConfigError(
      'KAFKA_SSL… and KAFKA_SASL… say how to speak to Kafka, and KAFKA_BROKERS not where.',
    );
  if (config.BUS_DATABASE_URL) return createPostgresLogBus({ url: config.BUS_DATABASE_URL, ...options });
  throw new ConfigError(
    'The configuration names no bus: set KAFKA_BROKERS, or BUS_DATABASE_URL for one machine.',
  );
}
