const MINUTE_MS = 60_000;

/** How long after a sign-in e-mail, phone and password can be changed without the password. */
export const FRESH_FOR_ACCOUNT_MS = 5 * MINUTE_MS;
/** Granting or revoking a role. */
export const FRESH_FOR_ROLES_MS = 15 * MINUTE_MS;

/** Whether the session began less than `withinMs` ago; false for a call without a session. */
export function signedInWithin(
  session: { readonly signedInAt: number } | undefined,
  now: Date,
  withinMs: number,
): boolean {
  return session !== undefined && now.getTime() - session.signedInAt < withinMs;
}
