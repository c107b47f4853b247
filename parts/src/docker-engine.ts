import { existsSync } from 'node:fs';
import { request } from 'node:http';
import type { RequestOptions } from 'node:http';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** An image may have to be downloaded; a test run does not wait longer than this. */
const PULL_LIMIT_MS = 90_000;

/** Addresses of a Docker engine: DOCKER_HOST, else the usual sockets of this platform. */
function addresses(env: NodeJS.ProcessEnv): RequestOptions[] {
  if (env.DOCKER_HOST) {
    const url = new URL(env.DOCKER_HOST);
    if (url.protocol === 'unix:' || url.protocol === 'npipe:') return [{ socketPath: url.pathname }];
    return [{ host: url.hostname, port: url.port || 2375 }];
  }
  if (process.platform === 'win32') return [{ socketPath: '//./pipe/docker_engine' }];
  const sockets = ['/var/run/docker.sock', join(homedir(), '.docker', 'run', 'docker.sock')];
  if (env.XDG_RUNTIME_DIR) sockets.push(join(env.XDG_RUNTIME_DIR, 'docker.sock'));
  return sockets.filter((path) => existsSync(path)).map((socketPath) => ({ socketPath }));
}

/** The status of a response read to its end; null after the timeout. */
function statusOf(
  address: RequestOptions,
  method: string,
  path: string,
  limitMs: number,
): Promise<number | null> {
  return new Promise((resolve) => {
    const call = request({ ...address, method, path, signal: AbortSignal.timeout(limitMs) }, (response) => {
      response.resume();
      response.once('error', () => resolve(null));
      response.once('end', () => resolve(response.statusCode ?? null));
    });
    call.once('error', () => resolve(null));
    call.end();
  });
}

/** The name and tag of an image, as the engine's API takes them. */
function pullQuery(image: string): string {
  const colon = image.lastIndexOf(':');
  const tagged = colon > image.lastIndexOf('/') && !image.includes('@');
  const [name, tag] = tagged ? [image.slice(0, colon), image.slice(colon + 1)] : [image, 'latest'];
  const query = new URLSearchParams(image.includes('@') ? { fromImage: image } : { fromImage: name, tag });
  return query.toString();
}

/** Why Docker is not used; `answers`: an engine responded, so the user may have expected it to be used. */
export interface NoDocker {
  why: string;
  answers: boolean;
}

/**
 * Null when a Docker engine responds and has the image or can fetch it in time; otherwise the reason.
 * Uses the engine's own API, so that the slow client library is only loaded when needed.
 */
export async function whyNoDocker(image: string, env: NodeJS.ProcessEnv): Promise<NoDocker | null> {
  if (env.TEST_DOCKER === 'off') return { why: 'Docker is switched off (TEST_DOCKER)', answers: false };
  for (const address of addresses(env)) {
    if ((await statusOf(address, 'GET', '/_ping', 3_000)) !== 200) continue;
    const has = () => statusOf(address, 'GET', `/images/${image}/json`, 10_000);
    if ((await has()) === 200) return null;
    await statusOf(address, 'POST', `/images/create?${pullQuery(image)}`, PULL_LIMIT_MS);
    return (await has()) === 200 ? null : { why: `Docker cannot get the image ${image}`, answers: true };
  }
  return { why: 'no Docker engine responds', answers: false };
}
