import type { Castaway, Week } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/states.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { RowsSkeleton } from '../scoring/scoring-skeleton.js';
import sheet from '../scoring/scoring.module.css';
import { blindTallies } from './blind-lines.js';
import { BothTallies } from './both-tallies.js';
import { Differences } from './differences.js';
import { OwnTally } from './own-tally.js';
import { useBlindTallies } from './use-blind-tallies.js';

/** How often the screen checks how far the other tally is. */
const refreshing = { refetchInterval: 5_000 };

interface DoubleScoringProps {
  readonly week: Week;
  readonly castaways: readonly Castaway[];
}

/** A week that two admins tally without seeing each other's lines: the own tally, then what differs. */
export function DoubleScoring({ week: { weekNumber }, castaways }: DoubleScoringProps) {
  const { data, isPending, isFetching, refetch } = useQuery({ ...blindTallies(weekNumber), ...refreshing });
  const actions = useBlindTallies(weekNumber);
  if (isPending)
    return (
      <div aria-busy="true" aria-label="Loading tallies" role="status">
        <RowsSkeleton />
      </div>
    );
  if (!data)
    return <ErrorState words="Unable to load data" onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div className={sheet.sheet}>
      <div className={sheet.fields}>
        {data.areCompared ? (
          <Differences tallies={data} castaways={castaways} actions={actions} />
        ) : (
          <OwnTally weekNumber={weekNumber} tallies={data} castaways={castaways} actions={actions} />
        )}
        <OutcomeNote outcome={actions.outcome} />
      </div>
      <div className={sheet.beside}>
        <BothTallies tallies={data} actions={actions} />
      </div>
    </div>
  );
}
