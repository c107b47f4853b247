import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The newest 4.x whose dependencies are all on Maven Central (4.4.0 names a kafka-tools-api that isn't there). */
export const KAFKA_VERSION = '4.3.1';

/** kafka_2.13 4.3.1 brings slf4j-api 1.7.36 and leaves the choice of a logger to us. */
const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>torchbearer</groupId>
  <artifactId>kafka-jars</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <dependencies>
    <dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>${KAFKA_VERSION}</version></dependency>
    <dependency><groupId>org.slf4j</groupId><artifactId>slf4j-simple</artifactId><version>1.7.36</version></dependency>
  </dependencies>
</project>
`;

/** The folder of downloaded backing services: TORCHBEARER_CACHE, or `.cache` in the checkout. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env.TORCHBEARER_CACHE) return resolve(env.TORCHBEARER_CACHE);
  return join(dirname(fileURLToPath(import.meta.url)), '..', '..', '.cache');
}

/** The folder of Kafka's jars, whether or not they exist: `<cache>/kafka/<version>`. */
export function kafkaHome(cache: string = cacheFolder()): string {
  return join(cache, 'kafka', KAFKA_VERSION);
}

/** True when the folder holds a broker. It is moved into place as a whole, so it is never seen incomplete. */
export function hasKafkaJars(home: string): boolean {
  return existsSync(home) && readdirSync(home).some((name) => /^kafka_2\.13-.*\.jar$/.test(name));
}

/**
 * Fetches the jars from Maven Central by `mvn`, unless they exist.
 * Returns their folder. Throws one sentence when mvn is missing or fails; its output goes to the terminal.
 */
export function installKafkaJars(cache: string = cacheFolder()): { home: string; installed: boolean } {
  const home = kafkaHome(cache);
  if (hasKafkaJars(home)) return { home, installed: false };
  mkdirSync(dirname(home), { recursive: true });
  const room = mkdtempSync(join(dirname(home), 'install-'));
  try {
    writeFileSync(join(room, 'pom.xml'), POM);
    const jars = join(room, 'jars');
    const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${jars}`];
    const args = ['--batch-mode', '--quiet', '-Dstyle.color=never', '--file', join(room, 'pom.xml'), ...goal];
    const mvn = spawnSync('mvn', args, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (mvn.error)
      throw new Error('Kafka comes by Maven, and there is no `mvn` on PATH.', { cause: mvn.error });
    if (mvn.status !== 0 || !hasKafkaJars(jars))
      throw new Error('mvn could not fetch Kafka from Maven Central.');
    rmSync(home, { recursive: true, force: true });
    renameSync(jars, home);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
  return { home, installed: true };
}
