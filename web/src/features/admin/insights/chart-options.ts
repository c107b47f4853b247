/** Options of the board's charts, without those of the theme. */
import type { PowerRanking, Trends, WinProbabilities } from '@torchbearer/contract/client';
import type { Options, PointOptionsObject } from 'highcharts';
import { chartText } from '../../../ui/chart-text.js';
import { chanceLevel, LEVEL_COLORS, percentInWords } from './levels.js';

type Chances = WinProbabilities['probabilities'];

const quiet = { legend: { enabled: false } };
/** Charts refresh every half minute, so no animation on refresh. */
const still = { animation: false };
/** In the margin beside the bar: on the bar it would be hard to read. */
const withWords = {
  enabled: true,
  format: '{point.custom.words}',
  overflow: 'allow' as const,
  crop: false,
};
/** Names are written in full, on two lines if necessary. */
const named = (people: readonly { readonly name: string }[]) => ({
  categories: people.map(({ name }) => chartText(name)),
  labels: { style: { textOverflow: 'none' as const } },
});
const tooltip = { headerFormat: '', pointFormat: '{point.category}: <b>{point.custom.words}</b>' };

/** The value and the description of a point. */
const point = (y: number, words: string, color?: string): PointOptionsObject => ({
  y,
  custom: { words },
  accessibility: { description: words },
  ...(color !== undefined && { color }),
});

export const chanceInWords = (percent: number): string =>
  `${percentInWords(percent)} · ${chanceLevel(percent)}`;

/** @param longest the longest bar of all, in percent, if this chart is one of several in a stack */
export const chanceChart = (players: Chances, longest?: number): Options => ({
  ...quiet,
  tooltip,
  chart: { type: 'bar', marginRight: 116, ...(longest !== undefined && { marginLeft: 136 }) },
  xAxis: named(players),
  yAxis: {
    ...{ min: 0, maxPadding: 0, endOnTick: false, labels: { format: '{value}%' } },
    ...(longest !== undefined && { max: longest }),
  },
  series: [
    {
      ...still,
      type: 'bar',
      name: 'Win probability, an estimate',
      dataLabels: withWords,
      data: players.map(({ winProbability }) =>
        point(winProbability, chanceInWords(winProbability), LEVEL_COLORS[chanceLevel(winProbability)]),
      ),
    },
  ],
});

export const powerChart = (players: readonly PowerRanking[]): Options => ({
  ...quiet,
  tooltip,
  chart: { type: 'bar', marginRight: 48 },
  xAxis: named(players),
  yAxis: { min: 0, max: 100, tickInterval: 25 },
  series: [
    {
      ...still,
      type: 'bar',
      name: 'Power score',
      dataLabels: withWords,
      data: players.map(({ powerScore }) => point(powerScore, powerScore.toFixed(1))),
    },
  ],
});

export const participationChart = (weeks: Trends['weeklyParticipation']): Options => ({
  ...quiet,
  tooltip: { ...tooltip, pointFormat: 'Week {point.category}: <b>{point.custom.words}</b>' },
  chart: { type: 'column' },
  xAxis: { categories: weeks.map(({ week }) => String(week)), title: { text: 'Week' } },
  yAxis: { min: 0, allowDecimals: false, labels: { format: '{value:,.0f}' } },
  series: [
    {
      ...still,
      type: 'column',
      name: 'Picks submitted',
      color: 'var(--tb-sea)',
      dataLabels: { enabled: true, format: '{y:,.0f}' },
      data: weeks.map(({ picks }) => point(picks, picksInWords(picks))),
    },
  ],
});

export const trendChart = (weeks: Trends['scoringTrends']): Options => ({
  ...quiet,
  tooltip: { ...tooltip, pointFormat: 'Week {point.category}: <b>{point.custom.words}</b>' },
  chart: { type: 'line' },
  xAxis: { categories: weeks.map(({ weekNumber }) => String(weekNumber)), title: { text: 'Week' } },
  yAxis: { min: 0 },
  series: [
    {
      ...still,
      type: 'line',
      name: 'Average points',
      dataLabels: { enabled: true, format: '{y}' },
      data: weeks.map(({ avgPoints }) => point(avgPoints, `${avgPoints} points on average`)),
    },
  ],
});

export const picksInWords = (picks: number): string => (picks === 1 ? '1 pick' : `${inFigures(picks)} picks`);

export const inFigures = (count: number): string => count.toLocaleString('en-US');
