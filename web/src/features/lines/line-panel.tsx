import type { ResultLine } from '@torchbearer/contract/client';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/states.js';

interface LinePanelProps {
  readonly lines: readonly ResultLine[];
  /** The panel's name for screen readers: 'Points of Anouk, line by line'. */
  readonly label: string;
}

/** Lines in words. The rule book is loaded with the first panel that is opened. */
export function LinePanel({ lines, label }: LinePanelProps) {
  const { data: LineList, isPending, isFetching, refetch } = useQuery(lineList);
  if (LineList) return <LineList lines={lines} label={label} />;
  if (isPending) {
    return (
      <div role="status" aria-label="Loading rules" aria-busy="true">
        <Skeleton height={32 * (1 + lines.length)} />
      </div>
    );
  }
  return (
    <ErrorState words="Unable to load the rules." onRetry={() => void refetch()} retrying={isFetching} />
  );
}

const lineList = {
  queryKey: ['line-list'],
  queryFn: async () => (await import('./line-list.js')).LineList,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
};
