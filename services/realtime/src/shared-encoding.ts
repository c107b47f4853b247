import type { Server } from 'socket.io';
import { Standings } from './standings.js';

/**
 * Teaches a server to send standings as the text they came in. Otherwise each socket that joins would have the
 * whole list turned into JSON for itself, and each change would be parsed only to be written again.
 */
export function shareEncoding(io: Pick<Server, 'encoder'>): void {
  const encode: typeof io.encoder.encode = io.encoder.encode.bind(io.encoder);
  io.encoder.encode = (packet) => {
    const [event, standings] = Array.isArray(packet.data) ? (packet.data as unknown[]) : [];
    if (typeof event !== 'string' || !(standings instanceof Standings)) return encode(packet) as string[];
    // '2' is the protocol's type of an event; the main namespace is left out.
    return [`2[${JSON.stringify(event)},${standings.json}]`];
  };
}
