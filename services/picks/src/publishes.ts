import { owns, type Owned } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { In } from 'typeorm';
import { Picks } from './db/save-pick.js';
import { lockedWeekStates } from './db/weeks.js';

/** What can be republished. */
export const owned: readonly Owned[] = [
  owns(Topics.pick, {
    table: 'picks',
    key: 'id',
    states: (tx, ids) => tx.manager.findBy(Picks, { id: In([...ids]) }),
  }),
  owns(Topics.lockedWeek, { table: 'auto_picked_weeks', key: 'week_id', states: lockedWeekStates }),
];
