/**
 * `npm run test-system`: starts the shared system of the Chromium tests and runs it until Ctrl-C. Tests and screenshots
 * with its address in TEST_SYSTEM use it instead of starting their own, including data from earlier runs.
 */
import { startOwnSystem } from './shared-system.js';
import { SYSTEM_VARIABLE } from './shared-system-client.js';
import { serveSharedSystem } from './shared-system-server.js';

const PORT = Number(process.env['TEST_SYSTEM_PORT'] ?? 4990);

const system = await startOwnSystem();
const server = await serveSharedSystem(system, PORT);
const { season, preseason } = system.leagues;
console.log(`season     ${season.url}\npreseason  ${preseason.url}\n${SYSTEM_VARIABLE}=${server.url}`);

let stopping: Promise<void> | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopping ??= stop()));

async function stop(): Promise<void> {
  await server.close();
  await system.stop();
}
