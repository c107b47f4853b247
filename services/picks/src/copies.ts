/** What picks copies of other services' entities; the kit makes the tables `copied.*` and keeps them up to date. */
import { copy, type RowOf } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';

export const copies = {
  user: copy(Topics.user, {
    table: 'users',
    key: 'id',
    columns: { id: 'uuid', name: 'text', isAdmin: 'boolean' },
    indexes: ['folded(name) collate "C", id', 'is_admin'],
    searched: ['folded(name)'],
  }),
  castaway: copy(Topics.castaway, {
    table: 'castaways',
    key: 'id',
    columns: {
      id: 'uuid',
      name: 'text',
      tribe: 'text',
      occupation: 'text',
      age: 'integer?',
      hometown: 'text',
      imageUrl: 'text?',
      eliminated: 'boolean',
      eliminatedInWeek: 'integer?',
    },
  }),
  week: copy(Topics.week, {
    table: 'weeks',
    key: 'id',
    columns: {
      id: 'uuid',
      weekNumber: 'integer',
      isActive: 'boolean',
      wasEverActive: 'boolean',
      picksOpenAt: 'timestamptz',
      picksCloseAt: 'timestamptz',
    },
    indexes: ['week_number'],
  }),
  season: copy(Topics.season, {
    table: 'season',
    key: 'id',
    columns: { id: 'text', hidePicksUntilLock: 'boolean' },
  }),
  /** A player's roster. Its row is the lock for changes of the player's picks. */
  roster: copy(Topics.roster, {
    table: 'rosters',
    key: 'userId',
    columns: { userId: 'uuid', rankingsSubmittedAt: 'timestamptz?', picks: 'jsonb' },
    derive: {
      picks: (event) =>
        event.picks.map(({ castawayId, round, pickNumber }) => ({ castawayId, round, pickNumber })),
    },
  }),
  /** A week is scored once any points are saved; an undo may leave none. */
  scoredWeek: copy(Topics.scoredWeek, {
    table: 'scored_weeks',
    key: 'weekNumber',
    columns: { weekNumber: 'integer' },
    keep: ({ points }) => points.length > 0,
  }),
};

export type CastawayCopy = RowOf<typeof copies.castaway>;
