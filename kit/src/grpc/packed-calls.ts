/** The server's side of calls that share a stream: each is handled by itself and answered as soon as it is ready. */
import { status, type Metadata, type ServerDuplexStream } from '@grpc/grpc-js';
import { propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import {
  MakeCallsResponse,
  type MakeCallsRequest,
  type PackedCall,
  type PackedOutcome,
} from '@torchbearer/proto/calls/v1/calls';
import type { Log } from '../log.js';
import type { Definition } from './rpc.js';
import type { CallOutcome, HandleCall } from './handle-call.js';

/** An RPC of this server by its path. */
export interface Handled {
  readonly method: Definition[string];
  readonly handle: HandleCall;
}

/** So many calls share a stream at most; one with more is none of our clients'. */
export const MAX_CALLS = 200;

type Stream = ServerDuplexStream<MakeCallsRequest, MakeCallsResponse>;

/**
 * Handles the stream of `MakeCalls`. A server that stops still makes the calls of streams that are open, which are so
 * for a moment only.
 */
export function makeCalls(byPath: ReadonlyMap<string, Handled>, log: Log): (stream: Stream) => void {
  return (stream) => {
    let arrived = 0;
    let open = 0;
    let isRefused = false;
    let hasAll = false;
    let ready: PackedOutcome[] = [];
    const endIfDone = (): void => {
      if (hasAll && open === 0) stream.end();
    };
    const send = (): void => {
      if (isRefused) return;
      stream.write(MakeCallsResponse.fromPartial({ outcomes: ready }));
      ready = [];
      endIfDone();
    };
    const finish = (outcome: PackedOutcome): void => {
      if (isRefused) return;
      open -= 1;
      ready.push(outcome);
      // Those that become ready in the same turn of the event loop go together.
      if (ready.length === 1) setImmediate(send);
    };
    const make = (call: PackedCall, place: number): void => {
      makeCall(byPath, call, () => stream.cancelled).then(
        (outcome) => finish({ ...outcome, call: place }),
        (error: unknown) => {
          log.error({ err: error }, 'a packed call failed');
          finish({ ...NOTHING, call: place, code: status.INTERNAL });
        },
      );
    };
    stream.on('data', ({ calls }: MakeCallsRequest) => {
      const first = arrived;
      arrived += calls.length;
      if (isRefused) return;
      if (arrived > MAX_CALLS) {
        isRefused = true;
        const details = `at most ${MAX_CALLS} calls share a stream`;
        return void stream.emit('error', { code: status.INVALID_ARGUMENT, details });
      }
      open += calls.length;
      for (const [index, call] of calls.entries()) make(call, first + index);
    });
    stream.on('end', () => {
      hasAll = true;
      if (!isRefused && ready.length === 0) endIfDone();
    });
  };
}

const NOTHING: PackedOutcome = {
  call: 0,
  code: status.OK,
  response: Buffer.alloc(0),
  trailers: {},
  message: '',
};

async function makeCall(
  byPath: ReadonlyMap<string, Handled>,
  { method: path, request, caller, requestId, trace, timeoutMs }: PackedCall,
  isCancelled: () => boolean,
): Promise<PackedOutcome> {
  const known = byPath.get(path);
  if (!known) return { ...NOTHING, code: status.UNIMPLEMENTED, message: `no such method: ${path}` };
  const { method, handle } = known;
  const deadline = performance.now() + timeoutMs;
  let decoded: unknown;
  try {
    decoded = method.requestDeserialize(request);
  } catch {
    return { ...NOTHING, code: status.INVALID_ARGUMENT, message: 'the request is not readable' };
  }
  const outcome = await handle({
    request: decoded,
    caller: caller === '' ? undefined : caller,
    requestId,
    trace: propagation.extract(ROOT_CONTEXT, trace),
    isAbandoned: () => isCancelled() || performance.now() >= deadline,
  });
  return packed(method, outcome);
}

function packed(method: Definition[string], outcome: CallOutcome): PackedOutcome {
  if ('failure' in outcome) {
    const { code, message, trailers } = outcome.failure;
    return { ...NOTHING, code, message, trailers: bytesOf(trailers) };
  }
  const { response, trailers } = outcome;
  return {
    ...NOTHING,
    response: method.responseSerialize(response),
    ...(trailers && { trailers: bytesOf(trailers) }),
  };
}

const bytesOf = (trailers: Metadata): Record<string, Buffer> =>
  Object.fromEntries(Object.entries(trailers.getMap()).map(([name, value]) => [name, Buffer.from(value)]));
