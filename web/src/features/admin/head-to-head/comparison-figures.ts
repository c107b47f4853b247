/** A comparison as a chart and in words. */
import type { HeadToHead } from '@torchbearer/contract/client';
import type { Options } from 'highcharts';
import { chartText } from '../../../ui/chart-text.js';

/** Both players' points by week, distinguished by color, dash and marker. */
export function weeklyLines({ user1, user2, weeklyComparison: weeks }: HeadToHead): Options {
  return {
    chart: { type: 'line' },
    xAxis: { categories: weeks.map(({ week }) => `Week ${String(week)}`) },
    yAxis: { title: { text: 'Points' }, allowDecimals: false },
    tooltip: { shared: true },
    series: [
      { type: 'line', name: chartText(user1.name), data: weeks.map(({ user1Points }) => user1Points) },
      {
        type: 'line',
        name: chartText(user2.name),
        data: weeks.map(({ user2Points }) => user2Points),
        dashStyle: 'Dash',
        marker: { symbol: 'diamond' },
      },
    ],
  };
}

type Week = HeadToHead['weeklyComparison'][number];

/** The winner's name, or 'Tie'. */
export function winnerOf({ user1, user2 }: HeadToHead, { winner }: Week): string {
  if (winner === 'tie') return 'Tie';
  return winner === 'user1' ? user1.name : user2.name;
}

/** 'Robin Vale leads by 3 points.' */
export function leadInWords({ user1, user2 }: HeadToHead): string {
  const lead = user1.totalPoints - user2.totalPoints;
  if (lead === 0) return 'Level on points.';
  const points = Math.abs(lead);
  const words = `${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'}`;
  return `${(lead > 0 ? user1 : user2).name} leads by ${words}.`;
}
