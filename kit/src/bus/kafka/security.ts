/** Security of the connection to Kafka: TLS from files, and SASL. */
import type { ISocketFactory, KafkaConfig } from 'kafkajs';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { ConfigError, type busEnv, type ConfigOf } from '../../config.js';
import type { Log } from '../../log.js';
import { openPemFiles } from '../../pem-files.js';

type Variables = Partial<ConfigOf<typeof busEnv>>;

/** @throws ConfigError if something is half configured, or a file is unreadable */
export function readSecurity(env: Variables, log: Log): Pick<KafkaConfig, 'ssl' | 'socketFactory' | 'sasl'> {
  const { KAFKA_SSL: ssl, KAFKA_SSL_CA: ca, KAFKA_SSL_CERT: cert, KAFKA_SSL_KEY: key } = env;
  const isNamed = [ca, cert, key].some((path) => path !== undefined);
  if (isNamed && ssl === false) {
    throw new ConfigError(
      'KAFKA_SSL is false, and KAFKA_SSL_CA, KAFKA_SSL_CERT and KAFKA_SSL_KEY are for TLS: set KAFKA_SSL=true or none of them.',
    );
  }
  if ((cert === undefined) !== (key === undefined) || (cert !== undefined && ca === undefined)) {
    throw new ConfigError(
      'KAFKA_SSL_CA, KAFKA_SSL_CERT and KAFKA_SSL_KEY belong together: set all three, or KAFKA_SSL_CA alone.',
    );
  }
  return {
    ...((ssl === true || isNamed) && { ssl: true, socketFactory: tlsSockets(env, log) }),
    ...saslOf(env),
  };
}

function saslOf(env: Variables): Pick<KafkaConfig, 'sasl'> {
  const {
    KAFKA_SASL_MECHANISM: mechanism,
    KAFKA_SASL_USERNAME: username,
    KAFKA_SASL_PASSWORD: password,
  } = env;
  if (mechanism === undefined && username === undefined && password === undefined) return {};
  if (mechanism === undefined || username === undefined || password === undefined) {
    throw new ConfigError(
      'KAFKA_SASL_MECHANISM, KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD belong together: set all three or none.',
    );
  }
  // kafkajs' type has one identical member per mechanism.
  return { sasl: { mechanism: mechanism as 'plain', username, password } };
}

const KEEP_ALIVE_DELAY_MS = 60_000;

/** Sockets as kafkajs makes them, except that each new connection reads the files again. */
function tlsSockets(env: Variables, log: Log): ISocketFactory {
  const { KAFKA_SSL_CA: ca, KAFKA_SSL_CERT: cert, KAFKA_SSL_KEY: key } = env;
  const files = openPemFiles('KAFKA_SSL', { ca, cert, key }, log);
  return ({ host, port, onConnect }) => {
    const servername = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, port, ...servername, ...files.read() }, onConnect);
    return socket.setKeepAlive(true, KEEP_ALIVE_DELAY_MS);
  };
}
