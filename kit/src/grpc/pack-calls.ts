/** The client's side of calls that share streams: those that are made in one turn of the event loop travel in one message. */
import { Metadata, status, type Client } from '@grpc/grpc-js';
import { CallsServiceService, type PackedCall, type PackedOutcome } from '@torchbearer/proto/calls/v1/calls';
import { MAX_CALLS } from './packed-calls.js';

/** A call, encoded. */
export interface EncodedCall extends Omit<PackedCall, 'timeoutMs'> {
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
  readonly resolve: (ended: Ended) => void;
}

/** Used in turn, so that calls made one after the other reach several replicas. */
const MAX_STREAMS = 2;
/** How long a stream takes calls. The next stream goes to another replica, so this is also how evenly calls are spread. */
const STREAM_MS = 250;
/** A call above this size travels alone: a message of the most calls then fits into the server's limit. */
const MAX_BYTES = 16 * 1024;

/** An open stream of `MakeCalls`. */
interface Stream {
  /** How many more calls it takes. */
  room(): number;
  send(calls: readonly Waiting[]): void;
}

function openStream(channel: Client, sendAlone: MakeCall): Stream {
  const open = new Map<number, Waiting & { readonly timer: NodeJS.Timeout }>();
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
  const end = (place: number, ended: Ended | Promise<Ended>): void => {
    const one = open.get(place);
    if (!one) return;
    open.delete(place);
    clearTimeout(one.timer);
    void Promise.resolve(ended).then(one.resolve);
    // The server may hang.
    if (hasOverdue && open.size === 0) wire.cancel();
  };
  wire.on('data', ({ outcomes }: { readonly outcomes: readonly PackedOutcome[] }) => {
    for (const outcome of outcomes) {
      const one = open.get(outcome.call);
      if (one && isNotBegun(outcome)) close();
      if (one) end(outcome.call, isNotBegun(outcome) ? sendAlone(one.call) : endedOf(outcome));
    }
  });
  wire.on('error', () => undefined);
  wire.on('status', ({ code, details }) => {
    close();
    const ended = { ...NOTHING, code: code === status.OK ? status.UNAVAILABLE : code, message: details };
    for (const place of open.keys()) end(place, ended);
  });
  return {
    room: () => (isClosed ? 0 : MAX_CALLS - sent),
    send: (calls) => {
      const now = Date.now();
      for (const one of calls) {
        const place = sent++;
        const overdue = (): void => {
          hasOverdue = true;
          close();
          end(place, OVERDUE);
        };
        open.set(place, { ...one, timer: setTimeout(overdue, Math.max(0, one.call.deadline - now)) });
      }
      wire.write({ calls: calls.map(({ call }) => packed(call, now)) });
      if (sent === MAX_CALLS) close();
    },
  };
}

/** @param sendAlone makes a call by itself */
export function createCallPacker(channel: Client, sendAlone: MakeCall): MakeCall {
  let waiting: Waiting[] = [];
  const streams: Stream[] = [];

  const nextStream = (): Stream => {
    const last = streams.length === MAX_STREAMS ? streams.shift() : undefined;
    const stream = last && last.room() > 0 ? last : openStream(channel, sendAlone);
    streams.push(stream);
    return stream;
  };
  const sendAll = (): void => {
    const calls = waiting;
    waiting = [];
    try {
      while (calls.length > 0) {
        const stream = nextStream();
        stream.send(calls.splice(0, stream.room()));
      }
    } catch (error) {
      // The channel has been closed.
      for (const one of calls) one.resolve(closedMeanwhile(error));
    }
  };
  return (call) => {
    if (call.request.length > MAX_BYTES) return sendAlone(call);
    return new Promise((resolve) => {
      if (waiting.push({ call, resolve }) === 1) setImmediate(sendAll);
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

/** A server of 0.7 that is stopping says so, and the call is made again; a refusal has trailers. @until 0.9 */
const isNotBegun = ({ code, trailers }: PackedOutcome): boolean =>
  code === Number(status.UNAVAILABLE) && Object.keys(trailers).length === 0;

const packed = ({ deadline, ...call }: EncodedCall, now: number): PackedCall => ({
  ...call,
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
