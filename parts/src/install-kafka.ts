// Fetches Kafka's jars into the cache folder: node parts/dist/install-kafka.js
import { KAFKA_VERSION, installKafkaJars } from './kafka-jars.js';

try {
  const { home, installed } = installKafkaJars();
  console.log(`Kafka ${KAFKA_VERSION} ${installed ? 'installed into' : 'is already in'} ${home}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
