/** The server's side of calls that travel together: each is handled by itself and answered as soon as it is ready. */
import { status, type Metadata, type ServerWritableStream } from '@grpc/grpc-js';
import { propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import {
  MakeCallsResponse,
  type MakeCallsRequest,
  type PackedCall,
  type PackedOutcome,
} from '@torchbearer/proto/calls/v1/calls';
import type { Log } from '../log.js';
import type { Definition } from './definition.js';
import type { CallOutcome, HandleCall } from './handle-call.js';

/** An RPC of this server by its path. */
export interface Handled {
  readonly method: Definition[string];
  readonly handle: HandleCall;
}

/** So many calls travel together at most; a request with more is none of our clients'. */
export const MAX_CALLS = 200;

type Stream = ServerWritableStream<MakeCallsRequest, MakeCallsResponse>;

/** Handles the stream of `MakeCalls`. */
export function makeCalls(byPath: ReadonlyMap<string, Handled>, log: Log): (stream: Stream) => void {
  return (stream) => {
    const { calls } = stream.request;
    let open = calls.length;
    let ready: PackedOutcome[] = [];
    const send = (): void => {
      if (ready.length > 0) stream.write(MakeCallsResponse.fromPartial({ outcomes: ready }));
      ready = [];
      if (open === 0) stream.end();
    };
    const finish = (outcome: PackedOutcome): void => {
      open -= 1;
      ready.push(outcome);
      // Those that become ready in the same turn of the event loop go together.
      if (ready.length === 1) setImmediate(send);
    };
    if (open === 0) return stream.end();
    if (open > MAX_CALLS) {
      const details = `at most ${MAX_CALLS} calls travel together`;
      return void stream.emit('error', { code: status.INVALID_ARGUMENT, details });
    }
    for (const [index, call] of calls.entries()) {
      makeCall(byPath, call, () => stream.cancelled).then(
        (outcome) => finish({ ...outcome, call: index }),
        (error: unknown) => {
          log.error({ err: error }, 'a packed call failed');
          finish({ ...NOTHING, call: index, code: status.INTERNAL });
        },
      );
    }
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
  { method: path, request, actor, requestId, trace, timeoutMs }: PackedCall,
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
    actor: actor === '' ? undefined : actor,
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
