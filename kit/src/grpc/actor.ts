import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Who is calling, as the gateway (or a service of ours) found out. It travels as signed metadata, so that a port
 * reached by somebody else answers them as a visitor.
 */
export interface Actor {
  readonly kind: 'visitor' | 'user' | 'service';
  /** Set for users; a service's own name for services. */
  readonly id: string | null;
  readonly name: string | null;
  readonly isAdmin: boolean;
}

export const VISITOR: Actor = { kind: 'visitor', id: null, name: null, isAdmin: false };

/** One of our own processes, acting by itself. */
export const serviceActor = (service: string): Actor => ({
  kind: 'service',
  id: service,
  name: service,
  isAdmin: false,
});

/** Longer than any call may take, clocks that disagree included; short enough to make an old capture useless. */
const VALID_MS = 5 * 60_000;

const signature = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(payload).digest('base64url');

export function sealActor(actor: Actor, secret: string, now: Date): string {
  const payload = Buffer.from(JSON.stringify({ ...actor, until: now.getTime() + VALID_MS })).toString(
    'base64url',
  );
  return `${payload}.${signature(payload, secret)}`;
}

/** The actor, or `null` for a seal that is old, altered, or made with none of `secrets`. */
export function openActor(seal: string, secrets: readonly string[], now: Date): Actor | null {
  const dot = seal.indexOf('.');
  const payload = seal.slice(0, Math.max(0, dot));
  const given = Buffer.from(seal.slice(dot + 1));
  const isSignedWith = (secret: string): boolean => {
    const expected = Buffer.from(signature(payload, secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (!secrets.some(isSignedWith)) return null;
  try {
    const { until, ...actor } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Actor & {
      until: number;
    };
    return until > now.getTime() ? actor : null;
  } catch {
    return null;
  }
}
