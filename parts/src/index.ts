export { chooseKafka, chooseParts, choosePostgres, chooseRedis } from './choose.js';
export type {
  Absent,
  ChooseOptions,
  ChosenKafka,
  ChosenParts,
  ChosenPostgres,
  ChosenRedis,
  Present,
} from './choose.js';
export { startEmbeddedPostgres } from './embedded-postgres.js';
export type { EmbeddedPostgres, EmbeddedPostgresOptions } from './embedded-postgres.js';
export { databaseUrl, ensureDatabases } from './ensure-databases.js';
export { isRunning } from './processes.js';
export type { Exit } from './processes.js';
export { startKafka, whyNoKafka } from './kafka.js';
export type { KafkaOptions, RunningKafka } from './kafka.js';
export { KAFKA_VERSION, cacheFolder, installKafkaJars, kafkaHome } from './kafka-jars.js';
export { freePort, isPortFree } from './ports.js';
export { findSchemathesis } from './schemathesis.js';
export { redisVersion, startRedis } from './redis.js';
export type { RedisOptions, RunningRedis } from './redis.js';
export { startFakeTwilio } from './fake-twilio.js';
export type { FakeMessage, FakeTwilio, FakeTwilioOptions, TwilioBehaviour } from './fake-twilio.js';
