/** The client's side of calls that share streams: those that are made while others are under way travel in one message. */
import { Metadata, status, type Client } from '@grpc/grpc-js';
import { CallsServiceService, type PackedCall, type PackedOutcome } from '@torchbearer/proto/calls/v1/calls';
import { MAX_CALLS } from './packed-calls.js';

/** A call, encoded. */
export interface EncodedCall {
  /** The signed caller, see `signed-call.ts`. */
  readonly caller: string;
  readonly method: string;
  readonly request: Buffer;
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
  /** Ends it once; what comes later is ignored. */
  readonly end: (ended: Ended) => void;
  /** Runs when it has ended. */
  onEnd: () => void;
}

/** So many messages may be under way before calls wait to travel together: at low load each leaves at once. */
const MAX_MESSAGES = 2;
/** Used in turn, so that calls made one after the other reach several replicas. */
const MAX_STREAMS = 2;
/** A message that takes longer holds nobody up: it waits for slow work. */
const LATE_MS = 10;
/** How long a stream takes calls. The next stream goes to another replica, so this is also how evenly calls are spread. */
const STREAM_MS = 250;
/** A call above this size travels alone, and so much fits into one message. */
const MAX_BYTES = 64 * 1024;
const MAX_MESSAGE_BYTES = 1024 * 1024;

/** An open stream of `MakeCalls`. */
interface Stream {
  /** How many more calls it takes. */
  room(): number;
  send(calls: readonly Waiting[]): void;
}

/** @param again makes a call that a stopping server has not begun */
function openStream(channel: Client, again: (one: Waiting) => void): Stream {
  const open = new Map<number, Waiting>();
  let sent = 0;
  let isClosed = false;
  let hasOverdue = false;
  const { path, requestSerialize, responseDeserialize } = CallsServiceService.makeCalls;
  const wire = channel.makeBidiStreamRequest(path, requestSerialize, responseDeserialize, new Metadata());
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(old);
    wire.end();
  };
  const old = setTimeout(close, STREAM_MS);
  wire.on('data', ({ outcomes }: { readonly outcomes: readonly PackedOutcome[] }) => {
    for (const outcome of outcomes) {
      const one = open.get(outcome.call);
      open.delete(outcome.call);
      if (one && isNotBegun(outcome)) {
        close();
        again(one);
      } else one?.end(endedOf(outcome));
    }
  });
  wire.on('error', () => undefined);
  wire.on('status', ({ code, details }) => {
    close();
    const left = [...open.values()];
    open.clear();
    const ended = { ...NOTHING, code: code === status.OK ? status.UNAVAILABLE : code, message: details };
    for (const one of left) one.end(ended);
  });
  return {
    room: () => (isClosed ? 0 : MAX_CALLS - sent),
    send: (calls) => {
      const now = Date.now();
      for (const one of calls) {
        const place = sent++;
        const { onEnd } = one;
        open.set(place, one);
        one.onEnd = () => {
          if (open.delete(place)) {
            hasOverdue = true;
            close();
          }
          // The server may hang.
          if (hasOverdue && open.size === 0) wire.cancel();
          onEnd();
        };
      }
      wire.write({ calls: calls.map(({ call }) => packed(call, now)) });
      if (sent === MAX_CALLS) close();
    },
  };
}

/** @param sendAlone makes a call by itself */
export function createCallPacker(channel: Client, sendAlone: MakeCall): MakeCall {
  const waiting: Waiting[] = [];
  const streams: Stream[] = [];
  let underWay = 0;
  let isScheduled = false;

  const alone = (one: Waiting): void => void sendAlone(one.call).then(one.end);

  /** Takes what fits into one message. */
  const take = (most: number): Waiting[] => {
    let bytes = 0;
    let count = 0;
    for (const { call } of waiting) {
      bytes += call.request.length;
      if (count === most || (count > 0 && bytes > MAX_MESSAGE_BYTES)) break;
      count += 1;
    }
    return waiting.splice(0, count);
  };

  const nextStream = (): Stream => {
    const last = streams.length === MAX_STREAMS ? streams.shift() : undefined;
    const stream = last && last.room() > 0 ? last : openStream(channel, alone);
    streams.push(stream);
    return stream;
  };

  /** Throws if the channel has been closed. */
  const start = (): void => {
    const stream = nextStream();
    const calls = take(stream.room());
    let left = calls.length;
    let counts = true;
    underWay += 1;
    const noLongerCounts = (): void => {
      clearTimeout(late);
      if (!counts) return;
      counts = false;
      underWay -= 1;
      startNext();
    };
    const late = setTimeout(noLongerCounts, LATE_MS);
    for (const one of calls) {
      one.onEnd = () => {
        left -= 1;
        if (left === 0) noLongerCounts();
      };
    }
    stream.send(calls);
  };

  const startNext = (): void => {
    try {
      while (waiting.length > 0 && underWay < MAX_MESSAGES) start();
    } catch (error) {
      for (const one of waiting.splice(0)) one.end(closedMeanwhile(error));
    }
  };

  return (call) => {
    if (call.request.length > MAX_BYTES) return sendAlone(call);
    return new Promise((resolve) => {
      const one: Waiting = {
        call,
        end: (ended) => {
          clearTimeout(timer);
          one.onEnd();
          one.onEnd = () => undefined;
          resolve(ended);
        },
        // If it is not sent yet, it must not be any more, because its caller sees it fail.
        onEnd: () => void waiting.splice(waiting.indexOf(one), 1),
      };
      const timer = setTimeout(() => one.end(OVERDUE), Math.max(0, call.deadline - Date.now()));
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
/** The channel was closed after the call began. */
export const closedMeanwhile = (error: unknown): Ended => ({
  ...NOTHING,
  code: status.UNAVAILABLE,
  message: error instanceof Error ? error.message : String(error),
});
const OVERDUE: Ended = { ...NOTHING, code: status.DEADLINE_EXCEEDED, message: 'Deadline exceeded' };

/** A server that is stopping says so; a refusal has trailers. */
const isNotBegun = ({ code, trailers }: PackedOutcome): boolean =>
  code === Number(status.UNAVAILABLE) && Object.keys(trailers).length === 0;

const packed = (
  { method, request, caller, requestId, trace, deadline }: EncodedCall,
  now: number,
): PackedCall => ({
  method,
  request,
  caller,
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
