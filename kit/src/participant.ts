/**
 * SQL for whether `player`, a copied user, with `roster` beside (both by these names), takes part: every player who is no
 * admin, and every admin who has submitted rankings.
 */
export const IS_PARTICIPANT = '(not player.is_admin or roster.rankings_submitted_at is not null)';
