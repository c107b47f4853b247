import type { Server } from 'socket.io';
import { Standings } from '../standings/standings.js';

/**
 * Makes a server send standings as the JSON text that it received. Otherwise the whole list would be encoded for each
 * socket that joins, and parsed and encoded again for each change.
 */
export function shareEncoding(io: Pick<Server, 'encoder'>): void {
  const encode: typeof io.encoder.encode = io.encoder.encode.bind(io.encoder);
  io.encoder.encode = (packet) => {
    const [event, standings] = Array.isArray(packet.data) ? (packet.data as unknown[]) : [];
    if (typeof event !== 'string' || !(standings instanceof Standings)) return encode(packet) as string[];
    // '2' is the protocol's type of an event; the main namespace is omitted.
    return [`2[${JSON.stringify(event)},${standings.json}]`];
  };
}
