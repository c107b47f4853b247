/** What sms copies of other services' entities; the kit makes the tables `copied.*` and keeps them up to date. */
import { copy, type RowOf } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';

export const copies = {
  /** Its row is locked while a message from its number is handled; see use-cases/inbound/claim.ts. */
  user: copy(Topics.user, {
    table: 'users',
    key: 'id',
    columns: {
      id: 'uuid',
      name: 'text',
      isAdmin: 'boolean',
      // +1 and ten digits. Not unique: when a number moves from one account to another, the events may arrive in
      // either order.
      phone: 'text?',
      smsEnabled: 'boolean',
      phoneAddedAt: 'timestamptz?',
      /** The last week whose results they want to see; null for all. */
      resultsUntil: 'integer?',
    },
    indexes: ['phone'],
  }),
  castaway: copy(Topics.castaway, {
    table: 'castaways',
    key: 'id',
    columns: { id: 'uuid', name: 'text', eliminated: 'boolean', eliminatedInWeek: 'integer?' },
  }),
  week: copy(Topics.week, {
    table: 'weeks',
    key: 'id',
    columns: {
      id: 'uuid',
      weekNumber: 'integer',
      isActive: 'boolean',
      picksOpenAt: 'timestamptz',
      picksCloseAt: 'timestamptz',
    },
  }),
  season: copy(Topics.season, {
    table: 'season',
    key: 'id',
    // Null in events of versions without this setting, which is then on.
    columns: { id: 'text', textAutoPicks: 'boolean?' },
  }),
  roster: copy(Topics.roster, {
    table: 'rosters',
    key: 'userId',
    columns: { userId: 'uuid', rankingsSubmittedAt: 'timestamptz?', castawayIds: 'uuid[]' },
    derive: {
      // In the order of the draft.
      castawayIds: ({ picks }) =>
        picks
          .toSorted((a, b) => a.round - b.round || a.pickNumber - b.pickNumber)
          .map(({ castawayId }) => castawayId),
    },
  }),
  pick: copy(Topics.pick, {
    table: 'picks',
    key: 'id',
    columns: {
      id: 'uuid',
      userId: 'uuid',
      weekNumber: 'integer',
      castawayId: 'uuid',
      isAutoSelected: 'boolean',
      submittedAt: 'timestamptz',
    },
    indexes: ['user_id, week_number'],
  }),
};

export type UserCopy = RowOf<typeof copies.user>;
export type PickCopy = RowOf<typeof copies.pick>;
