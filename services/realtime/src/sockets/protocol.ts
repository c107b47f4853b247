import type { Server, Socket } from 'socket.io';
import type { Standings } from '../standings/standings.js';

/** The events that a page may send. Their arguments are untrusted: validate before use. */
export interface FromPages {
  'join:leaderboard': (...sent: unknown[]) => void;
  'leave:leaderboard': (...sent: unknown[]) => void;
}
export interface ToPages {
  'leaderboard:updated': (standings: Standings) => void;
}
/** The messages between nodes. */
export interface BetweenNodes {
  /** `trace` has the trace headers of the version's event; nodes of an earlier version send none. */
  'standings:version': (version: number, trace?: Readonly<Record<string, string>>) => void;
}
/** The session of a socket. */
export interface SignedIn {
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
}
export type RealtimeServer = Server<FromPages, ToPages, BetweenNodes, SignedIn>;
export type RealtimeSocket = Socket<FromPages, ToPages, BetweenNodes, SignedIn>;
