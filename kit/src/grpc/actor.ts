import type { ResultsUntil } from '@torchbearer/rules';

/**
 * The caller, as the gateway or another service has authenticated them. Sent as signed metadata, so that an outsider
 * who reaches the port is a visitor.
 */
export interface Actor {
  readonly kind: 'visitor' | 'user' | 'service';
  /** Set for users; a service's own name for services. */
  readonly id: string | null;
  readonly name: string | null;
  readonly isAdmin: boolean;
  /** The last week whose results the user wants to see; absent for all. */
  readonly resultsUntil?: number;
  /** The session of the call; absent if a user acts in another way, such as by text message. */
  readonly session?: ActorSession;
}

export interface ActorSession {
  readonly id: string;
  /** When its owner signed in, in milliseconds since 1970. */
  readonly signedInAt: number;
  /** Whether it began with a temporary password that must be replaced. */
  readonly mustChangePassword: boolean;
  /** Whether its user has to set up a second factor first. */
  readonly mustSetUpSecondFactor?: boolean;
}

/** What the user of a session must do before anything else. */
export type Limit = 'PASSWORD_CHANGE_REQUIRED' | 'SECOND_FACTOR_SETUP_REQUIRED';

/** The limit of a session; null for none. */
export function limitOf({ session }: Actor): Limit | null {
  if (session?.mustChangePassword === true) return 'PASSWORD_CHANGE_REQUIRED';
  return session?.mustSetUpSecondFactor === true ? 'SECOND_FACTOR_SETUP_REQUIRED' : null;
}

/** How far the caller wants to see results; admins see all. */
export const resultsUntil = ({ isAdmin, resultsUntil: until }: Actor): ResultsUntil =>
  isAdmin ? null : (until ?? null);

export const VISITOR: Actor = { kind: 'visitor', id: null, name: null, isAdmin: false };

/** A service that acts on its own. */
export const serviceActor = (service: string): Actor => ({
  kind: 'service',
  id: service,
  name: service,
  isAdmin: false,
});

/** What is signed with a call: who makes it, and from where. */
export interface SignedCaller {
  readonly actor: Actor;
  /** The address of the request, as the gateway counts it; null without a request. */
  readonly address: string | null;
}
