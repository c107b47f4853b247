import { Agent, type ClientRequestArgs } from 'node:http';
import { connect, type Socket, type TcpSocketConnectOpts } from 'node:net';

const READ_BYTES = 65_536;
/** All connections read into this memory: what was read is copied before the next read. */
const readBuffer = Buffer.allocUnsafeSlow(READ_BYTES);
/** Where reads are copied to; the first `kept` bytes belong to writes that the system has not taken yet. */
let copies = Buffer.allocUnsafeSlow(READ_BYTES);
let kept = 0;

/**
 * Connections to the realtime tier that write what they receive to the caller's connection without a stream in between.
 * A list arrives for every socket at once, and a stream allocates memory for each read.
 */
export class TierConnections extends Agent {
  readonly #callers = new WeakMap<Socket, Socket>();

  override createConnection(options: ClientRequestArgs): Socket {
    const tier: Socket = connect({
      ...(options as TcpSocketConnectOpts),
      onread: {
        buffer: readBuffer,
        callback: (length) => this.#receive(tier, copyOfRead(length)),
      },
    });
    return tier;
  }

  /** From now on, what the tier sends goes straight to this caller. It must be piped there, too. */
  passTo(tier: Socket, caller: Socket): void {
    this.#callers.set(tier, caller);
  }

  /** @returns whether to read on */
  #receive(tier: Socket, bytes: Buffer): boolean {
    const caller = this.#callers.get(tier);
    // The pipe waits for a slow caller, and what is in it goes first.
    if (!caller || caller.writableNeedDrain || tier.readableLength > 0) {
      kept += bytes.length;
      return tier.push(bytes);
    }
    caller.write(bytes);
    if (caller.writableLength > 0) kept += bytes.length;
    return true;
  }
}

function copyOfRead(length: number): Buffer {
  if (kept + length > copies.length) {
    copies = Buffer.allocUnsafeSlow(READ_BYTES);
    kept = 0;
  }
  readBuffer.copy(copies, kept, 0, length);
  return copies.subarray(kept, kept + length);
}
