import { connect } from 'node:net';

/** A Metadata request (key 3, version 1) for no topic: length, key, version, correlation, no client, 0 topics. */
const REQUEST = Buffer.from('0000000e' + '0003' + '0001' + '00000001' + 'ffff' + '00000000', 'hex');

/**
 * True when a broker on this port responds and lists itself among the brokers that may be written to: it
 * listens some time before that. Encoded by hand, because this package needs no Kafka client otherwise.
 */
export function kafkaResponds(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let received = Buffer.alloc(0);
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2_000, () => {
      done(false);
    });
    socket.once('error', () => {
      done(false);
    });
    socket.once('close', () => {
      done(false);
    });
    socket.once('connect', () => socket.write(REQUEST));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      // length, correlation, then the number of brokers
      if (received.length >= 12) done(received.readInt32BE(8) > 0);
    });
  });
}
