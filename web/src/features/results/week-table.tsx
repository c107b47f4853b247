import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api/queries.js';
import { explainedBy } from '../lines/explained.js';
import { LinesFailed } from '../lines/lines-failed.js';
import { ResultsTable } from './results-table.js';
import type { WeekResults } from './week-results.js';

interface WeekTableProps {
  readonly week: WeekResults;
  /** The viewer's pick in that week. */
  readonly ownCastawayId: string | null;
}

/** The week's points at once, and what they are made of as soon as that is loaded. */
export function WeekTable({ week, ownCastawayId }: WeekTableProps) {
  const { data, isError, isFetching, refetch } = useQuery(queries.resultLines(week.weekNumber));
  const lines = useMemo(() => explainedBy(data ?? [], 'castawayId'), [data]);
  return (
    <>
      <ResultsTable week={week} ownCastawayId={ownCastawayId} lines={lines} />
      {isError && data === undefined && (
        <LinesFailed onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </>
  );
}
