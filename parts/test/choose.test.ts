import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { choosePart, chooseParts } from '@torchbearer/parts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { whyNoDocker } from '../src/docker-engine.js';
import { temporaryFolder } from './temporary-folder.js';

/** A machine without Docker and without jars. */
const bare = () => ({ TEST_DOCKER: 'off', TORCHBEARER_CACHE: join(temporaryFolder(), 'cache') });

/** As much of a Docker engine as is called before a container starts. Returns its address. */
async function dockerThatHas(images: string[]): Promise<{ DOCKER_HOST: string; requests: string[] }> {
  const requests: string[] = [];
  const engine = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const known = request.url === '/_ping' || images.some((image) => request.url === `/images/${image}/json`);
    response.writeHead(known ? 200 : 404).end('{}');
  }).listen(0, '127.0.0.1');
  await once(engine, 'listening');
  onTestFinished(() => void engine.close());
  return { DOCKER_HOST: `tcp://127.0.0.1:${String((engine.address() as { port: number }).port)}`, requests };
}

describe('choosing a backing service', () => {
  test('an address that is set takes precedence', async () => {
    const env = {
      ...bare(),
      TEST_DATABASE_URL: 'postgres://db',
      TEST_KAFKA_BROKERS: 'k:9092',
      TEST_REDIS_URL: 'redis://r',
    };
    const options = { folder: temporaryFolder(), env };
    const lines: string[] = [];
    const parts = await chooseParts(options, (line) => lines.push(line));
    expect(parts).toMatchObject({
      postgres: { kind: 'address', address: 'postgres://db' },
      kafka: { kind: 'address', address: 'k:9092' },
      redis: { kind: 'address', address: 'redis://r' },
    });
    expect(lines).toHaveLength(1);
    await parts.stop();
  });

  test('Postgres is always available, from npm', async () => {
    const chosen = await choosePart('postgres', { folder: temporaryFolder(), env: bare() });
    if (chosen.kind === 'absent') throw new Error(chosen.why);
    onTestFinished(chosen.stop);
    expect(chosen.kind).toBe('local');
    expect(chosen.what).toMatch(/^Postgres \d+\.\d+ from npm \(embedded\)$/);
  });

  test('Kafka without jars is absent, and the reason says what to run', async () => {
    const chosen = await choosePart('kafka', { folder: temporaryFolder(), env: bare() });
    expect(chosen).toMatchObject({ kind: 'absent' });
    expect(chosen.kind === 'absent' && chosen.why).toMatch(
      /no jars in .*install-kafka.*Docker is switched off/,
    );
  });

  test('Redis without a redis-server on PATH is absent', async () => {
    vi.stubEnv('PATH', temporaryFolder());
    onTestFinished(() => void vi.unstubAllEnvs());
    const chosen = await choosePart('redis', { folder: temporaryFolder(), env: bare() });
    expect(chosen).toMatchObject({ kind: 'absent' });
  });

  test('CI fails if a service is absent', async () => {
    const env = { ...bare(), CI: 'true' };
    await expect(choosePart('kafka', { folder: temporaryFolder(), env })).rejects.toThrow('Kafka is absent');
  });

  test('if one service fails, those already started are stopped and the failure is thrown', async () => {
    const folder = temporaryFolder();
    await expect(chooseParts({ folder, env: { ...bare(), CI: 'true' } }, () => undefined)).rejects.toThrow(
      'Kafka is absent',
    );
    const again = await choosePart('postgres', { folder, env: bare() });
    if (again.kind === 'absent') throw new Error(again.why);
    await again.stop();
  });
});

describe('Docker', () => {
  test('is used if its engine responds and has the image', async () => {
    const { requests, ...env } = await dockerThatHas(['postgres:18']);
    expect(await whyNoDocker('postgres:18', env)).toBe(null);
    expect(requests).toEqual(['GET /_ping', 'GET /images/postgres:18/json']);
  });

  test('fetches a missing image, and is skipped if it cannot', async () => {
    const { requests, ...env } = await dockerThatHas([]);
    expect(await whyNoDocker('host:5000/redis:7', env)).toEqual({
      why: 'Docker cannot get the image host:5000/redis:7',
      answers: true,
    });
    expect(requests).toContain('POST /images/create?fromImage=host%3A5000%2Fredis&tag=7');
  });

  test('that cannot start its image is skipped, and the printed line says so', async () => {
    const { requests: _, ...docker } = await dockerThatHas(['postgres:18']);
    const chosen = await choosePart('postgres', {
      folder: temporaryFolder(),
      env: { ...bare(), TEST_DOCKER: '', ...docker },
    });
    if (chosen.kind === 'absent') throw new Error(chosen.why);
    onTestFinished(chosen.stop);
    expect(chosen.kind).toBe('local');
    expect(chosen.what).toContain('Docker could not start postgres:18');
  });

  test('is skipped if nothing responds there', async () => {
    const socket = join(temporaryFolder(), 'docker.sock');
    writeFileSync(socket, '');
    chmodSync(socket, 0o600);
    expect(await whyNoDocker('redis:7', { DOCKER_HOST: `unix://${socket}` })).toMatchObject({
      answers: false,
    });
  });

  test('is not contacted if it is switched off', async () => {
    const { requests, ...env } = await dockerThatHas(['redis:7']);
    expect(await whyNoDocker('redis:7', { ...env, TEST_DOCKER: 'off' })).toMatchObject({ answers: false });
    expect(requests).toEqual([]);
  });
});
