/**
 * SQL condition that `player` (a copied user, joined with `roster`) is a participant: every player who is no admin,
 * and every admin who has submitted rankings.
 */
export const IS_PARTICIPANT = '(not player.is_admin or roster.rankings_submitted_at is not null)';
