import type { Options } from 'highcharts';
import { Skeleton } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { memo } from 'react';
import { Chart } from '../../../ui/chart.js';
import classes from './fitted-chart.module.css';

/** While a card is being resized its chart isn't made anew with every pixel. */
const RESIZE_MS = 120;

interface FittedChartProps {
  readonly options: Options;
  readonly label: string;
  /** For many bars below each other, where cards stand below each other. */
  readonly tall?: boolean;
}

/** A chart as tall as its card leaves it room for. */
export const FittedChart = memo(function FittedChart({ options, label, tall }: FittedChartProps) {
  const { ref, height } = useElementSize<HTMLDivElement>();
  const [settledHeight] = useDebouncedValue(Math.round(height), RESIZE_MS, { leading: true });
  return (
    <div ref={ref} className={`${classes.room} ${tall ? classes.tall : ''}`}>
      <div className={classes.chart}>
        {settledHeight > 0 ? (
          <Chart options={options} label={label} height={settledHeight} />
        ) : (
          <Skeleton height="100%" aria-busy="true" />
        )}
      </div>
    </div>
  );
});
