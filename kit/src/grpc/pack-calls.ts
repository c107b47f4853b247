/** The client's side of calls that travel together: one stream for all that are made while others are under way. */
import { Metadata, status, type Client } from '@grpc/grpc-js';
import { CallsServiceService, type PackedCall, type PackedOutcome } from '@torchbearer/proto/calls/v1/calls';
import { MAX_CALLS } from './packed-calls.js';

/** A call, encoded. */
export interface EncodedCall {
  readonly method: string;
  readonly request: Buffer;
  /** The signed caller. */
  readonly actor: string;
  readonly requestId: string;
  readonly trace: Readonly<Record<string, string>>;
  /** In milliseconds since the epoch. */
  readonly deadline: number;
}

/** How a call ended: with `code` 0 and the encoded response, or with an error. */
export interface Ended {
  readonly code: status;
  readonly message: string;
  readonly response: Buffer;
  /** What the server sent beside it; null for nothing. */
  readonly trailers: Metadata | null;
}

export type MakeCall = (call: EncodedCall) => Promise<Ended>;

interface Waiting {
  readonly call: EncodedCall;
  readonly end: (ended: Ended) => void;
}

/** So many streams may be under way before calls wait to travel together: at low load each leaves at once. */
const MAX_STREAMS = 2;
/** A stream that takes longer holds nobody up: it waits for slow work. */
const LATE_MS = 10;
/** A message above this size travels alone, and so much fits into one stream. */
const MAX_BYTES = 64 * 1024;
const MAX_STREAM_BYTES = 1024 * 1024;
/** How long to send every call alone to servers that don't know MakeCalls, as those of 0.3. */
const UNKNOWN_MS = 30_000;

/** @param sendAlone makes a call by itself */
export function createCallPacker(channel: Client, sendAlone: MakeCall): MakeCall {
  const waiting: Waiting[] = [];
  let streams = 0;
  let isScheduled = false;
  let unknownUntil = 0;

  const alone = (one: Waiting): Promise<void> => sendAlone(one.call).then(one.end);

  /** Takes what fits into one stream. */
  const take = (): Waiting[] => {
    let bytes = 0;
    let count = 0;
    for (const { call } of waiting) {
      bytes += call.request.length;
      if (count === MAX_CALLS || (count > 0 && bytes > MAX_STREAM_BYTES)) break;
      count += 1;
    }
    return waiting.splice(0, count);
  };

  const sendTogether = (calls: readonly Waiting[]): Promise<void> =>
    new Promise((resolve) => {
      const open = new Map(calls.map((one, index) => [index, one]));
      const now = Date.now();
      const stream = channel.makeServerStreamRequest(
        CallsServiceService.makeCalls.path,
        CallsServiceService.makeCalls.requestSerialize,
        CallsServiceService.makeCalls.responseDeserialize,
        { calls: calls.map(({ call }) => packed(call, now)) },
        new Metadata(),
        { deadline: Math.max(...calls.map(({ call }) => call.deadline)) },
      );
      stream.on('data', ({ outcomes }: { readonly outcomes: readonly PackedOutcome[] }) => {
        for (const outcome of outcomes) {
          open.get(outcome.call)?.end(endedOf(outcome));
          open.delete(outcome.call);
        }
      });
      stream.on('error', () => undefined);
      stream.on('status', ({ code, details }) => {
        resolve();
        if (code === status.UNIMPLEMENTED) {
          unknownUntil = Date.now() + UNKNOWN_MS;
          for (const one of open.values()) void alone(one);
          return;
        }
        const ended = { ...NOTHING, code: code === status.OK ? status.UNAVAILABLE : code, message: details };
        for (const one of open.values()) one.end(ended);
      });
    });

  const start = (calls: readonly Waiting[]): void => {
    const [first] = calls;
    if (!first) return;
    streams += 1;
    let counts = true;
    const noLongerCounts = (): void => {
      if (!counts) return;
      counts = false;
      streams -= 1;
      startNext();
    };
    const late = setTimeout(noLongerCounts, LATE_MS);
    void (calls.length === 1 ? alone(first) : sendTogether(calls)).finally(() => {
      clearTimeout(late);
      noLongerCounts();
    });
  };

  const startNext = (): void => {
    while (waiting.length > 0 && streams < MAX_STREAMS) start(take());
  };

  return (call) => {
    if (call.request.length > MAX_BYTES || Date.now() < unknownUntil) return sendAlone(call);
    return new Promise((resolve) => {
      const end = (ended: Ended): void => {
        clearTimeout(timer);
        resolve(ended);
      };
      const one = { call, end };
      const timer = setTimeout(
        () => {
          // Its caller sees it fail, so it must not be sent any more.
          const at = waiting.indexOf(one);
          if (at >= 0) waiting.splice(at, 1);
          end(OVERDUE);
        },
        Math.max(0, call.deadline - Date.now()),
      );
      waiting.push(one);
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(() => {
        isScheduled = false;
        startNext();
      });
    });
  };
}

const NOTHING: Ended = { code: status.OK, message: '', response: Buffer.alloc(0), trailers: null };
const OVERDUE: Ended = { ...NOTHING, code: status.DEADLINE_EXCEEDED, message: 'Deadline exceeded' };

const packed = (
  { method, request, actor, requestId, trace, deadline }: EncodedCall,
  now: number,
): PackedCall => ({
  method,
  request,
  actor,
  requestId,
  trace,
  timeoutMs: Math.max(0, deadline - now),
});

function endedOf({ code, message, response, trailers }: PackedOutcome): Ended {
  const names = Object.keys(trailers);
  if (names.length === 0) return { code, message, response, trailers: null };
  const metadata = new Metadata();
  for (const name of names) {
    const value = trailers[name] ?? Buffer.alloc(0);
    metadata.set(name, name.endsWith('-bin') ? value : value.toString());
  }
  return { code, message, response, trailers: metadata };
}
