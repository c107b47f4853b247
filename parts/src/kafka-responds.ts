import { probe } from './probe.js';

/** A Metadata request (key 3, version 1) for no topic: length, key, version, correlation, no client, 0 topics. */
const REQUEST = Buffer.from('0000000e' + '0003' + '0001' + '00000001' + 'ffff' + '00000000', 'hex');

/**
 * True when a broker on this port responds and lists itself among the brokers that may be written to: it
 * listens some time before that. Encoded by hand, because this package needs no Kafka client otherwise.
 */
export const kafkaResponds = (host: string, port: number): Promise<boolean> =>
  // The length of the response, the correlation, then the number of brokers.
  probe(host, port, REQUEST, (received) => (received.length < 12 ? null : received.readInt32BE(8) > 0));
