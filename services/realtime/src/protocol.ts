import type { Server, Socket } from 'socket.io';
import type { Standings } from './standings.js';

/** What a page may say. What comes with it is whatever somebody sent: look before use. */
export interface FromPages {
  'join:leaderboard': (...sent: unknown[]) => void;
  'leave:leaderboard': (...sent: unknown[]) => void;
}
export interface ToPages {
  'leaderboard:updated': (standings: Standings) => void;
}
/** What the nodes tell each other. */
export interface BetweenNodes {
  /** `trace` is what the version came from, as headers; a node of an earlier version says none. */
  'standings:version': (version: number, trace?: Readonly<Record<string, string>>) => void;
}
/** What a socket is known by. */
export interface SignedIn {
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
}
export type RealtimeServer = Server<FromPages, ToPages, BetweenNodes, SignedIn>;
export type RealtimeSocket = Socket<FromPages, ToPages, BetweenNodes, SignedIn>;
