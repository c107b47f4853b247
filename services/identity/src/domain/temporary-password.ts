const HOUR_MS = 60 * 60_000;

/** The state of a temporary password; all null for an ordinary one. */
export interface TemporaryState {
  readonly temporaryUntil: Date | null;
  readonly temporaryUsedAt: Date | null;
}

/** The state of a password that becomes temporary now. */
export const temporaryFrom = (now: Date, hours: number) => ({
  mustChangePassword: true,
  temporaryUntil: new Date(now.getTime() + hours * HOUR_MS),
  temporaryUsedAt: null,
});

/** How the password signs in: always, this once, or no more. */
export type SignIn = 'ALWAYS' | 'ONCE' | 'NO_MORE';

/** A temporary password signs in once, before it expires. */
export function signInBy({ temporaryUntil, temporaryUsedAt }: TemporaryState, now: Date): SignIn {
  if (temporaryUntil === null) return 'ALWAYS';
  return temporaryUsedAt === null && now < temporaryUntil ? 'ONCE' : 'NO_MORE';
}
