import type { ListWeeksRequest, ListWeeksResponse } from '@torchbearer/proto/league/v1/league';
import { listWeeks as allWeeks, scoredWeekNumbers } from '../db/weeks.js';
import { adminRpc } from './acting-admin.js';
import { weekMessage } from './answers.js';

export const listWeeks = adminRpc<ListWeeksRequest, ListWeeksResponse>({
  handle: async ({ database }) => {
    const [weeks, scored] = await Promise.all([allWeeks(database), scoredWeekNumbers(database)]);
    return { weeks: weeks.map((week) => weekMessage(week, scored)) };
  },
});
