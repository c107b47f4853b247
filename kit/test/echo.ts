/** A test service with one RPC for each outcome of a call, in JSON. */
import type { MethodDefinition } from '@grpc/grpc-js';
import { createLog, type Log } from '../src/log.js';
import { createMetrics, type Metrics } from '../src/metrics.js';
import { bind, startGrpcServer, type GrpcServer, type RpcTable } from '../src/grpc/server.js';
import type { TlsFiles } from '../src/grpc/tls.js';
import type { Call, Encoded } from '../src/grpc/rpc.js';
import { testCallers } from '../src/testing/index.js';

export interface Said {
  readonly words: string;
}

const method = (name: string): MethodDefinition<Said, Said> => {
  const toBytes = (value: Said): Buffer => Buffer.from(JSON.stringify(value));
  const fromBytes = (bytes: Buffer): Said => JSON.parse(bytes.toString()) as Said;
  return {
    path: `/echo.v1.EchoService/${name}`,
    requestStream: false,
    responseStream: false,
    requestSerialize: toBytes,
    requestDeserialize: fromBytes,
    responseSerialize: toBytes,
    responseDeserialize: fromBytes,
  };
};

export const echo = { say: method('Say'), whisper: method('Whisper') };

type Outcome = Said | Encoded<Said>;
export type Answer = (request: Said, call: Call) => Promise<Outcome> | Outcome;

export interface EchoServer extends GrpcServer {
  readonly metrics: Metrics;
  /** Calls that reached an RPC. */
  readonly calls: Call[];
  readonly lines: string[];
}

/** Starts the service, whose callers are those of picks; `say` is public, `whisper` for players. */
export async function startEcho(
  answer: Answer,
  options: { port?: number; tls?: TlsFiles } = {},
): Promise<EchoServer> {
  const lines: string[] = [];
  const log: Log = createLog('echo', 'info', { write: (line) => void lines.push(line) });
  const metrics = createMetrics('echo');
  const calls: Call[] = [];
  const handle = async (_context: unknown, request: Said, call: Call): Promise<Outcome> => {
    calls.push(call);
    return await answer(request, call);
  };
  const rpcs: RpcTable<null, typeof echo> = {
    say: { who: 'public', handle },
    whisper: { who: 'player', handle },
  };
  const server = await startGrpcServer({
    host: '127.0.0.1',
    port: options.port ?? 0,
    services: [bind(echo, rpcs, null)],
    callers: testCallers('picks'),
    clock: () => new Date(),
    log,
    metrics,
    ...options.tls,
  });
  return { ...server, metrics, calls, lines };
}
