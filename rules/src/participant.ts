/**
 * SQL condition that `player` (a copied user, joined with `roster`) is a participant: every player who is not an admin,
 * and every admin who has submitted rankings.
 */
export const IS_PARTICIPANT = '(not player.is_admin or roster.rankings_submitted_at is not null)';

/**
 * `IS_PARTICIPANT` for lists that read one page of `copied.users player`: every player who is not an admin is one, so only
 * the admins' rosters are looked up, once. @param rosters the table
 */
export const isParticipantIn = (rosters: string): string =>
  `(not player.is_admin or player.id = any (array(
     select player.id from copied.users player join ${rosters} roster on roster.user_id = player.id
     where player.is_admin and ${IS_PARTICIPANT})))`;

/** Whether a player takes part, by their roster, null without one: the rule of `IS_PARTICIPANT`. */
export const isParticipant = (
  player: { readonly isAdmin: boolean },
  roster: { readonly rankingsSubmittedAt: Date | null } | null,
): boolean => !player.isAdmin || (roster?.rankingsSubmittedAt ?? null) !== null;
