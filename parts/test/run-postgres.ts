// A separate runner, for tests that kill it: starts Postgres on a folder, prints its address, and waits.
import { startEmbeddedPostgres } from '@torchbearer/parts';

const [, , dataDir = ''] = process.argv;
const server = await startEmbeddedPostgres({ dataDir });
process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid })}\n`);
await server.exited;
