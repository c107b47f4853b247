export type RoleDecision = 'UNCHANGED' | 'LAST_ADMIN' | 'CHANGED';

/** Whether a role change is allowed. `admins` counts all admins, including this user. */
export function decideRole(user: { isAdmin: boolean }, isAdmin: boolean, admins: number): RoleDecision {
  if (user.isAdmin === isAdmin) return 'UNCHANGED';
  if (user.isAdmin && admins <= 1) return 'LAST_ADMIN';
  return 'CHANGED';
}
