import { useMemo } from 'react';
import { Chart } from '../../ui/chart.js';
import type { CastawayWeek } from './castaway-season.js';
import { cumulativeOptions } from './cumulative-options.js';

interface PointsChartProps {
  readonly name: string;
  readonly weeks: readonly CastawayWeek[];
}

export function PointsChart({ name, weeks }: PointsChartProps) {
  const options = useMemo(() => cumulativeOptions(weeks), [weeks]);
  return <Chart options={options} label={`Cumulative points of ${name}, week by week`} height={260} />;
}
