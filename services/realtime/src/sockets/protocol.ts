import type { ResultsUntil } from '@torchbearer/rules';
import type { Server, Socket } from 'socket.io';

/** The events that a page may send. Their arguments are untrusted: validate before use. */
export interface FromPages {
  'join:leaderboard': (...sent: unknown[]) => void;
  'leave:leaderboard': (...sent: unknown[]) => void;
}
/** The messages between nodes. */
export interface BetweenNodes {
  /** `trace` has the trace headers of the version's event; nodes of an earlier version send none. */
  'standings:version': (version: number, trace?: Readonly<Record<string, string>>) => void;
}
/** The events that pages get. The leaderboard is sent as ready messages (`shared-message.ts`) instead. */
export interface ToPages {
  /** The socket's own user was changed, here or elsewhere: the page reads it again. */
  'me:changed': () => void;
}
/** The session of a socket. */
export interface SignedIn {
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
  /** How far its user wants to see results. Who hides some gets no standings, and their page reads them. */
  resultsUntil: ResultsUntil;
}
export type RealtimeServer = Server<FromPages, ToPages, BetweenNodes, SignedIn>;
export type RealtimeSocket = Socket<FromPages, ToPages, BetweenNodes, SignedIn>;
