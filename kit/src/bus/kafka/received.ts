import type { KafkaMessage } from 'kafkajs';
import type { ReceivedMessage } from '../bus.js';

export function receivedFrom(topic: string, partition: number, message: KafkaMessage): ReceivedMessage {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers ?? {})) {
    const one = Array.isArray(value) ? value[0] : value;
    if (one !== undefined) headers[name] = one.toString();
  }
  return {
    topic,
    partition,
    offset: message.offset,
    key: message.key?.toString() ?? '',
    value: message.value,
    headers,
  };
}
