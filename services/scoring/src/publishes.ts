import { owns, type Owned } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { scoredWeekStates } from './db/week.js';
import { standingsStates } from './db/standings.js';

/** What can be republished. */
export const owned: readonly Owned[] = [
  owns(Topics.scoredWeek, { table: 'scored_weeks', key: 'week_number', states: scoredWeekStates }),
  owns(Topics.standings, { table: 'standings', key: 'only_row', states: standingsStates }),
];
