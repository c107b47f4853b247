import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queries } from '../../api/queries.js';
import { useServerNow } from '../../time/use-now.js';
import { phaseOf } from './phase.js';

const EVERY_MS = 15_000;

/**
 * What stands where a player has no pick. In a week that is not closed it may still come, or be kept from others
 * until the deadline: the answer does not tell which.
 */
export function useUnpickedWord(): (week: number) => string {
  const { data } = useQuery(queries.myPicks());
  const now = useServerNow(EVERY_MS);
  const open = data && phaseOf(data.week, now) !== 'closed' ? data.week.weekNumber : null;
  return useCallback((week) => (week === open ? 'Not shown yet' : 'No pick'), [open]);
}
