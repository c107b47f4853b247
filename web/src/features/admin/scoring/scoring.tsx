import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminQueries } from '../../../api/admin-queries.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { Page } from '../../../ui/page.js';
import { ToggleGroup } from '../../../ui/toggle-group.js';
import { useAddress } from '../parts/use-address.js';
import { ActiveWeek } from './active-week.js';
import { CreateWeek } from './create-week.js';
import { PointsPanel } from './points-panel.js';
import { refetchOften } from './refetch-often.js';
import { RowsSkeleton, ScoringSkeleton } from './scoring-skeleton.js';
import classes from './scoring.module.css';
import { WeekChips } from './week-chips.js';
import { chosenWeek } from './weeks.js';

const TallyPanel = lazy(async () => ({ default: (await import('../tally/tally-panel.js')).TallyPanel }));

const MODES = [
  { value: 'points', label: 'Points' },
  { value: 'tally', label: 'Tally' },
] as const;

const INTROS = {
  points: (
    <span className={classes.keys}>
      Enter moves down the column, Ctrl+Enter saves. A column copied from a spreadsheet can be pasted into any
      field.
    </span>
  ),
  tally: 'Tap a castaway, then what happened. Entries are kept on this device until they are saved.',
};

/** The weeks of the season, and each castaway's points in them: as numbers, or tapped together by the rules. */
export function Scoring() {
  const { read, write } = useAddress();
  const mode = read('mode') === 'tally' ? 'tally' : 'points';
  return (
    <Page
      title="Weekly Scoring"
      intro={INTROS[mode]}
      aside={
        <ToggleGroup
          label="How points are entered"
          options={MODES}
          value={mode}
          onChange={(next) => write({ mode: next === 'tally' ? next : null, castaway: null, view: null })}
        />
      }
    >
      <Weeks isTally={mode === 'tally'} />
    </Page>
  );
}

function Weeks({ isTally }: { readonly isTally: boolean }) {
  const {
    data: weeks,
    isPending,
    isFetching,
    refetch,
  } = useQuery({ ...adminQueries.weeks(), ...refetchOften });
  const [search, setSearch] = useSearchParams();
  const chosen = weeks === undefined ? null : chosenWeek(weeks, search.get('week'));
  const implied = search.has('week') ? undefined : chosen?.weekNumber;
  useEffect(() => {
    // If another week becomes active, the week being scored stays on the screen.
    if (implied !== undefined)
      setSearch((given) => new URLSearchParams([...given, ['week', String(implied)]]), {
        replace: true,
        preventScrollReset: true,
      });
  }, [implied, setSearch]);

  if (isPending) return <ScoringSkeleton />;
  if (!weeks)
    return <ErrorState words="Unable to load data" onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <>
      <WeekChips weeks={weeks} chosen={chosen} />
      {chosen && isTally ? (
        <Suspense fallback={<RowsSkeleton />}>
          <TallyPanel key={chosen.weekNumber} week={chosen} />
        </Suspense>
      ) : chosen ? (
        <PointsPanel key={chosen.weekNumber} week={chosen} />
      ) : weeks.length === 0 ? (
        <EmptyState
          words="There are no weeks yet."
          next="Create the first one below; its castaways can be scored right away."
        />
      ) : (
        <EmptyState
          words="Please select a week"
          next="Choose one of the weeks above to score its castaways."
        />
      )}
      {!isTally && (
        <div className={classes.tools}>
          <ActiveWeek weeks={weeks} />
          <CreateWeek weeks={weeks} />
        </div>
      )}
    </>
  );
}
