import { createRequire } from 'node:module';
import type * as KafkaJs from 'kafkajs';

const require = createRequire(import.meta.url);

/** kafkajs, loaded at its first use: it takes 5 MB of memory, and `npm start` has no Kafka. */
export const kafkajs = (): typeof KafkaJs => require('kafkajs') as typeof KafkaJs;
