export type RoleDecision = 'UNCHANGED' | 'LAST_ADMIN' | 'CHANGED';

/** Whether a role may become what is asked. `admins` counts every admin, the user in question included. */
export function decideRole(user: { isAdmin: boolean }, isAdmin: boolean, admins: number): RoleDecision {
  if (user.isAdmin === isAdmin) return 'UNCHANGED';
  if (user.isAdmin && admins <= 1) return 'LAST_ADMIN';
  return 'CHANGED';
}
