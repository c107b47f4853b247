import type { Options } from 'highcharts';
import type { CastawayWeek } from './castaway-season.js';

/** The sum of points after each scored week, on an axis of the whole season. */
export const cumulativeOptions = (weeks: readonly CastawayWeek[]): Options => ({
  chart: { type: 'area' },
  legend: { enabled: false },
  xAxis: {
    min: 1,
    max: weeks.length,
    tickInterval: 1,
    allowDecimals: false,
    title: { text: 'Week' },
    accessibility: { description: 'Week' },
  },
  yAxis: {
    title: { text: 'Points' },
    allowDecimals: false,
    accessibility: { description: 'Points in all' },
  },
  tooltip: { headerFormat: '', pointFormat: 'Week {point.x}: <b>{point.y}</b> points in all' },
  plotOptions: { area: { fillOpacity: 0.16, connectNulls: true, marker: { enabled: true, radius: 5 } } },
  series: [
    {
      type: 'area',
      name: 'Points in all',
      // Weeks without a score have no dot, because nothing was scored.
      data: weeks.flatMap(({ weekNumber, total }) => (total === null ? [] : [[weekNumber, total]])),
    },
  ],
});
