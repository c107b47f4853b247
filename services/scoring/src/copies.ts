/** What scoring copies of other services' entities; the kit makes the tables `copied.*` and keeps them up to date. */
import { copy } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';

/** A castaway in a roster. */
export interface RosterPick {
  readonly castawayId: string;
  readonly round: number;
  readonly pickNumber: number;
}

export const copies = {
  // Only changes of these columns, but for the last, mark the standings; a phone number or a username does not.
  user: copy(Topics.user, {
    table: 'users',
    key: 'id',
    logged: ['id'],
    searched: ['folded(name)'],
    columns: { id: 'uuid', name: 'text', email: 'text', isAdmin: 'boolean', resultsUntil: 'integer?' },
  }),
  castaway: copy(Topics.castaway, {
    table: 'castaways',
    key: 'id',
    columns: {
      id: 'uuid',
      name: 'text',
      tribe: 'text',
      eliminated: 'boolean',
      /** Null while in the game, and until league has published the week. */
      eliminatedInWeek: 'integer?',
    },
  }),
  /** Standings are computed from scored weeks, whatever their schedule. */
  week: copy(Topics.week, {
    table: 'weeks',
    key: 'id',
    columns: { id: 'uuid', weekNumber: 'integer', isActive: 'boolean', picksCloseAt: 'timestamptz' },
    indexes: ['week_number'],
  }),
  lockedWeek: copy(Topics.lockedWeek, {
    table: 'locked_weeks',
    key: 'weekId',
    columns: { weekId: 'uuid', picksCloseAt: 'timestamptz', picks: 'integer', lockedAt: 'timestamptz' },
  }),
  season: copy(Topics.season, {
    table: 'season',
    key: 'id',
    columns: {
      id: 'text',
      firstPickWeek: 'integer',
      showEmails: 'boolean?',
      doubleScoring: 'boolean?',
    },
  }),
  roster: copy(Topics.roster, {
    table: 'rosters',
    key: 'userId',
    logged: ['userId'],
    columns: { userId: 'uuid', rankingsSubmittedAt: 'timestamptz?', picks: 'jsonb' },
    derive: {
      picks: (event): RosterPick[] =>
        event.picks.map(({ castawayId, round, pickNumber }) => ({ castawayId, round, pickNumber })),
    },
  }),
  group: copy(Topics.group, {
    table: 'groups',
    key: 'id',
    columns: { id: 'uuid', name: 'text', memberIds: 'uuid[]' },
    derive: { memberIds: ({ members }) => members.map(({ userId }) => userId) },
    byElement: ['member_ids'],
  }),
  // Not unique by player and week: a withdrawn pick and its successor are on different partitions, so the new one may
  // arrive before the old one's deletion. Readers take the newest.
  pick: copy(Topics.pick, {
    table: 'picks',
    key: 'id',
    logged: ['userId', 'weekNumber'],
    columns: {
      id: 'uuid',
      userId: 'uuid',
      weekNumber: 'integer',
      castawayId: 'uuid',
      isAutoSelected: 'boolean',
      submittedAt: 'timestamptz',
    },
    indexes: ['user_id, week_number, submitted_at desc, id desc'],
    derive: { submittedAt: (event) => event.submittedAt ?? new Date(0) },
  }),
};
