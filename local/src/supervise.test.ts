import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './layout.js';
import { nodeFlags, PROCESS_ENV, supervise } from './supervise.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torchbearer-supervise-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('a process is not ready if another one responds at its port', async () => {
  const other = createServer((_, response) =>
    response.end(JSON.stringify({ ready: true, faults: {}, pid: process.pid })),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const entry = join(folder, 'takes-the-port.mjs');
  await writeFile(
    entry,
    `import { createServer } from 'node:http'; createServer().listen(${String(port)}, '127.0.0.1');`,
  );
  const child = supervise({
    process: 'gateway',
    name: 'late',
    entry,
    env: {},
    opsPort: port,
    logDir: folder,
    say: () => undefined,
    show: () => undefined,
    onPid: () => undefined,
  });
  await expect(child.ready(60_000)).rejects.toThrow(/late did not start[^]*EADDRINUSE/);
  await child.stop(1_000);
  other.close();
});

test('a process gets the same flags of Node and the same memory settings here and in its image', async () => {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
  const image = dockerfile.split(' AS image')[1] ?? '';
  const [, entry = '[]'] = image.match(/^ENTRYPOINT (\[.*\])$/m) ?? [];
  const [, version = ''] = dockerfile.match(/^ARG NODE_IMAGE=node:([\d.]+)/m) ?? [];
  expect(JSON.parse(entry)).toEqual(['node', ...nodeFlags(version)]);
  for (const [name, value] of Object.entries(PROCESS_ENV)) expect(image).toContain(` ${name}=${value}`);
});
