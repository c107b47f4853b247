import type { Week } from '@torchbearer/contract/client';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { finalWeekQueries } from '../../../api/final-week-queries.js';

import classes from './scoring.module.css';

interface WeekChipsProps {
  readonly weeks: readonly Week[];
  readonly chosen: Week | null;
}

/** Every week of the season; the scored week is in the address. */
export function WeekChips({ weeks, chosen }: WeekChipsProps) {
  const [search] = useSearchParams();
  const { data: scoredWeeks = [] } = useQuery(finalWeekQueries.scoredWeeks());
  const final = new Set(scoredWeeks.flatMap(({ weekNumber, finalAt }) => (finalAt ? weekNumber : [])));
  if (weeks.length === 0) return null;
  // Another week is shown in the same mode.
  const mode = search.get('mode');
  return (
    <nav className={classes.chips} aria-label="Weeks">
      {[...weeks]
        .sort((one, other) => one.weekNumber - other.weekNumber)
        .map(({ weekNumber, isActive, scored }) => (
          <Link
            key={weekNumber}
            className={classes.chip}
            to={{ search: `?week=${weekNumber}${mode === null ? '' : `&mode=${encodeURIComponent(mode)}`}` }}
            preventScrollReset
            aria-current={weekNumber === chosen?.weekNumber || undefined}
            data-active={isActive || undefined}
          >
            Week {weekNumber}
            <small>
              {[isActive && 'Active', scored && (final.has(weekNumber) ? 'Final' : 'Scored')]
                .filter(Boolean)
                .join(', ') || 'Not scored'}
            </small>
          </Link>
        ))}
    </nav>
  );
}
