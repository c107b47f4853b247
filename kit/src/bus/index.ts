import { ConfigError } from '../config.js';
import type { Log } from '../log.js';
import type { Bus } from './bus.js';
import { createKafkaBus } from './kafka.js';
import { createPostgresLogBus } from './postgres-log.js';

/** The bus that the configuration names: Kafka where its brokers are given, else the log on Postgres. */
export function createBus(
  config: { readonly KAFKA_BROKERS?: string[] | undefined; readonly BUS_DATABASE_URL?: string | undefined },
  options: { readonly clientId: string; readonly log: Log; readonly onCrash: (error: unknown) => void },
): Bus {
  if (config.KAFKA_BROKERS) return createKafkaBus({ brokers: config.KAFKA_BROKERS, ...options });
  if (config.BUS_DATABASE_URL) {
    return createPostgresLogBus({
      url: config.BUS_DATABASE_URL,
      clientId: options.clientId,
      log: options.log,
    });
  }
  throw new ConfigError(
    'The configuration names no bus: set KAFKA_BROKERS, or BUS_DATABASE_URL for one machine.',
  );
}
