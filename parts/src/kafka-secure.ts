/** Two TLS listeners beside the plain one, for tests of clients that sign in. */
export interface KafkaSecure {
  /** PEM file: the broker's key and its certificate. */
  keystore: string;
  /** PEM file: the authorities whose client certificates are accepted. */
  truststore: string;
  /** Passwords by name. SCRAM stores them at the first start; PLAIN reads them at each. */
  users: Record<string, string>;
}

/** TLS with SASL, and TLS with client certificates. */
export type SecurePorts = Record<'sasl' | 'certificate', number>;

const SCRAM = ['SCRAM-SHA-256', 'SCRAM-SHA-512'];
const MODULES = 'org.apache.kafka.common.security';

/** The listeners' ports, by the names of their protocols, which the properties below use. */
export const secureListeners = (ports: SecurePorts): Record<string, number> => ({
  SASL_SSL: ports.sasl,
  SSL: ports.certificate,
});

export function secureProperties(secure: KafkaSecure): Record<string, string> {
  const users = Object.entries(secure.users).map(([name, password]) => `user_${name}="${password}"`);
  const scram = SCRAM.map((mechanism): [string, string] => [
    `listener.name.sasl_ssl.${mechanism.toLowerCase()}.sasl.jaas.config`,
    `${MODULES}.scram.ScramLoginModule required;`,
  ]);
  return {
    'listener.name.sasl_ssl.sasl.enabled.mechanisms': [...SCRAM, 'PLAIN'].join(','),
    ...Object.fromEntries(scram),
    'listener.name.sasl_ssl.plain.sasl.jaas.config': `${MODULES}.plain.PlainLoginModule required ${users.join(' ')};`,
    'listener.name.ssl.ssl.client.auth': 'required',
    'ssl.keystore.type': 'PEM',
    'ssl.keystore.location': secure.keystore,
    'ssl.truststore.type': 'PEM',
    'ssl.truststore.location': secure.truststore,
  };
}

/** Arguments of the storage's formatting that create the SCRAM users. */
export const scramArguments = (secure: KafkaSecure): string[] =>
  Object.entries(secure.users).flatMap(([name, password]) =>
    SCRAM.flatMap((mechanism) => ['--add-scram', `${mechanism}=[name=${name},password=${password}]`]),
  );

/** Arguments of Kafka's own tool that change a password for SCRAM-SHA-512; it changes one mechanism at a time. */
export const newPasswordArguments = (brokers: string, name: string, password: string): string[] => [
  ...['kafka.admin.ConfigCommand', '--bootstrap-server', brokers, '--alter'],
  ...['--entity-type', 'users', '--entity-name', name],
  ...['--add-config', `SCRAM-SHA-512=[password=${password}]`],
];
