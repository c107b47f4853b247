import { Skeleton } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Options } from 'highcharts';
import { useMemo } from 'react';
import { chartOptions } from './chart-theme.js';
import classes from './chart.module.css';
import { ErrorState } from './states.js';
import { useTurn } from './use-turn.js';

interface ChartProps {
  /**
   * Without colors, fonts and credits: those are the theme's. A color of the chart's own is a token:
   * `var(--tb-good)`.
   */
  readonly options: Options;
  /** What the chart shows, for users who can't see it. */
  readonly label: string;
  /** px */
  readonly height: number;
}

/**
 * A chart in the colors of the scheme, rendered shortly before it is visible; the first one loads the
 * library.
 */
export function Chart(props: ChartProps) {
  const { place, waits, hasTurn, finish } = useTurn();
  return (
    <div ref={place}>
      {hasTurn ? (
        <MadeChart {...props} onMade={finish} />
      ) : (
        <Skeleton height={props.height} role="img" aria-label={props.label} aria-busy={waits} />
      )}
    </div>
  );
}

function MadeChart({ options, label, height, onMade }: ChartProps & { readonly onMade: () => void }) {
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const themed = useMemo(
    () =>
      chartOptions(
        { ...options, chart: { ...options.chart, events: { load: onMade } } },
        { label, height, isStill },
      ),
    [options, label, height, isStill, onMade],
  );
  const { data: ChartCanvas, isPending, isFetching, refetch } = useQuery(chartCanvas);
  if (ChartCanvas) {
    return (
      <div className={classes.frame} style={{ height }}>
        <ChartCanvas options={themed} />
      </div>
    );
  }
  if (isPending) {
    return (
      <div role="status" aria-label={`Loading chart: ${label}`} aria-busy="true">
        <Skeleton height={height} />
      </div>
    );
  }
  return (
    <div className={classes.failed} style={{ minHeight: height }}>
      <ErrorState words="Unable to load the chart." onRetry={() => void refetch()} retrying={isFetching} />
    </div>
  );
}

/** A query, so that all charts of a page share one download, and one retry brings all of them. */
const chartCanvas = {
  queryKey: ['chart-canvas'],
  queryFn: async () => (await import('./chart-canvas.js')).ChartCanvas,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
};
