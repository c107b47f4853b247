const MINUTE_MS = 60_000;

/** A change of e-mail, phone or password does without the password for as long after a sign-in. */
export const FRESH_FOR_ACCOUNT_MS = 5 * MINUTE_MS;
/** Granting or revoking a role. */
export const FRESH_FOR_ROLES_MS = 15 * MINUTE_MS;

/** Whether a session began less than `withinMs` before now; a call that comes from no session has none. */
export function signedInWithin(
  session: { readonly signedInAt: number } | undefined,
  now: Date,
  withinMs: number,
): boolean {
  return session !== undefined && now.getTime() - session.signedInAt < withinMs;
}
