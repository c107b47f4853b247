import type { Options } from 'highcharts';
import { Skeleton } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { memo } from 'react';
import { Chart } from '../../../ui/chart.js';
import classes from './fitted-chart.module.css';

/** A chart is not rendered at every pixel while its card is resized. */
const RESIZE_MS = 120;
/** The height of a bar with its name, and of the axis below. */
const BAR_PX = 26;
const AXIS_PX = 44;
const heightOf = (bars: number): number => AXIS_PX + bars * BAR_PX;

interface FittedChartProps {
  readonly options: Options;
  readonly label: string;
  /** Whether the chart is taller where cards are stacked, to fit many bars. */
  readonly tall?: boolean;
  /** The number of bars: if they don't all fit, the chart scrolls. */
  readonly bars?: number;
}

/** A chart that fills its card. */
export const FittedChart = memo(function FittedChart({ options, label, tall, bars = 0 }: FittedChartProps) {
  const { ref, height } = useElementSize<HTMLDivElement>();
  const [settledHeight] = useDebouncedValue(Math.round(height), RESIZE_MS, { leading: true });
  const needed = bars === 0 ? 0 : heightOf(bars);
  const scrolls = settledHeight > 0 && needed > settledHeight;
  const shown = scrolls ? needed : settledHeight;
  return (
    <div
      ref={ref}
      className={`${classes.room} ${tall ? classes.tall : ''} ${scrolls ? classes.scrolls : ''}`}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'Chart, scrolls' })}
    >
      <div className={classes.chart} style={scrolls ? { height: needed } : undefined}>
        {settledHeight > 0 ? (
          <Chart options={options} label={label} height={shown} />
        ) : (
          <Skeleton height="100%" aria-busy="true" />
        )}
      </div>
    </div>
  );
});

export interface ChartPart {
  readonly options: Options;
  readonly label: string;
  readonly bars: number;
}

/** Too many bars for one chart: several in a stack, each rendered when it scrolls into view. */
export const ChartParts = memo(function ChartParts({ parts }: { readonly parts: readonly ChartPart[] }) {
  const height = parts.reduce((sum, { bars }) => sum + heightOf(bars), 0);
  return (
    <div
      className={`${classes.room} ${classes.tall} ${classes.scrolls}`}
      {...{ tabIndex: 0, role: 'group', 'aria-label': 'Chart, scrolls' }}
    >
      <div className={classes.chart} style={{ height }}>
        {parts.map(({ options, label, bars }, index) => (
          <Chart key={index} options={options} label={label} height={heightOf(bars)} />
        ))}
      </div>
    </div>
  );
});
