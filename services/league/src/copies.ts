/** What league copies of other services' entities; the kit makes the tables `copied.*` and keeps them up to date. */
import { copy } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';

export const copies = {
  user: copy(Topics.user, {
    table: 'users',
    key: 'id',
    // Rosters and drafted castaways have the id as text, too.
    columns: { id: 'text', name: 'text', email: 'text', isAdmin: 'boolean' },
    indexes: ['folded(name) collate "C", id', 'is_admin'],
    searched: ['folded(name)', `folded(name || ' ' || email)`],
    triggers: ['note_draft_input_change'],
  }),
  /** Picked castaways can't be deleted. */
  pick: copy(Topics.pick, {
    table: 'picks',
    key: 'id',
    columns: { id: 'uuid', castawayId: 'uuid' },
    indexes: ['castaway_id'],
  }),
  /** Scored weeks, with the castaways that have points in them; a week without points is not scored. */
  scoredWeek: copy(Topics.scoredWeek, {
    table: 'scored_weeks',
    key: 'weekNumber',
    columns: { weekNumber: 'integer', castawayIds: 'uuid[]' },
    derive: { castawayIds: ({ points }) => points.map(({ castawayId }) => castawayId) },
    keep: ({ points }) => points.length > 0,
  }),
};
