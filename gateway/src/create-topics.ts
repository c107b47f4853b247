/**
 * Creates all missing topics, updates the settings of the others, and exits: run it before the services first start.
 * It fails without the permission, because topics that forget deletions too early would go unnoticed.
 */
import { busEnv, createBus, env, recreateTopics, runJob } from '@torchbearer/kit';
import { allTopics } from '@torchbearer/proto/topics';

await runJob({
  name: 'create-topics',
  env: {
    ...busEnv,
    /** Replicas of each partition; -1 leaves it to the brokers. */
    KAFKA_REPLICATION_FACTOR: env.integer(-1, -1, 32),
    /** Replicas that must have a message before it counts as stored; by default the brokers' own setting. */
    KAFKA_MIN_INSYNC_REPLICAS: env.integer(1, 1, 32).unwrap().optional(),
    /** Whether to delete all topics and consumer offsets first: after a restore, with every service stopped. */
    KAFKA_TOPICS_ANEW: env.flag(false),
  },
  run: async (config, log) => {
    const clientId = 'create-topics';
    const replication = {
      factor: config.KAFKA_REPLICATION_FACTOR,
      ...(config.KAFKA_MIN_INSYNC_REPLICAS !== undefined && { minInSync: config.KAFKA_MIN_INSYNC_REPLICAS }),
    };
    if (config.KAFKA_TOPICS_ANEW) await recreateTopics(config, allTopics, { clientId, log, replication });
    const onCrash = (error: unknown): void => log.error({ err: error }, 'the bus crashed');
    const bus = createBus(config, { clientId, log, onCrash, replication });
    try {
      await bus.ensureTopics(allTopics, { areSettingsRequired: true });
      log.info({ topics: allTopics.length }, 'every topic is there, with its settings');
    } finally {
      await bus.close();
    }
  },
});
