import { owns, type Owned } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { castawayStates } from './db/castaways.js';
import { lockDraft } from './db/draft.js';
import { groupStates } from './db/groups.js';
import { rosterStates } from './db/rosters.js';
import { lockSchedule, seasonStates } from './db/season.js';
import { weekStates } from './db/weeks.js';

/** What can be republished. */
export const owned: readonly Owned[] = [
  owns(Topics.season, { table: 'season', key: 'id', states: seasonStates }),
  owns(Topics.castaway, { table: 'castaways', key: 'id', states: castawayStates }),
  owns(Topics.week, { table: 'weeks', key: 'id', lock: lockSchedule, states: weekStates }),
  owns(Topics.roster, {
    table: 'rosters',
    key: 'user_id',
    // A run writes all rosters in its own order.
    lock: (tx) => lockDraft(tx, 'shared'),
    states: rosterStates,
  }),
  owns(Topics.group, { table: 'groups', key: 'id', states: groupStates }),
];
