/**
 * SQL condition that `player` (a copied user, joined with `roster`) is a participant: every player who is not an admin,
 * and every admin who has submitted rankings.
 */
export const IS_PARTICIPANT = '(not player.is_admin or roster.rankings_submitted_at is not null)';

/** The same rule for a player and their roster, null without one. */
export const isParticipant = (
  player: { readonly isAdmin: boolean },
  roster: { readonly rankingsSubmittedAt: Date | null } | null,
): boolean => !player.isAdmin || (roster?.rankingsSubmittedAt ?? null) !== null;
