/**
 * The process that makes the topics that are missing, all of them, brings the settings of the others up to date, and ends:
 * run before the services first start. It fails where it may not: topics that forget deletions too early look well.
 */
import { busEnv, createBus, env, recreateTopics, runJob } from '@torchbearer/kit';
import { allTopics } from '@torchbearer/proto/topics';

const { OUTBOX_POLL_MS: _noOutbox, ...jobEnv } = busEnv;

await runJob({
  name: 'create-topics',
  env: {
    ...jobEnv,
    /** Copies of each partition; -1 leaves it to the brokers. */
    KAFKA_REPLICATION_FACTOR: env.integer(-1, -1, 32),
    /** Copies that must have a message before it counts as stored; left out, the brokers' own default stands. */
    KAFKA_MIN_INSYNC_REPLICAS: env.integer(1, 1, 32).unwrap().optional(),
    /** Deletes them all first, and where consumers stood in them: after a restore, with every service stopped. */
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
