/**
 * The shared options of all charts. Their colors are variables, set in chart.module.css, so they follow the
 * scheme.
 */
import type { Options } from 'highcharts';
import { chartText } from './chart-text.js';

const dim = { color: 'var(--tb-text-dim)', fontSize: '13px' };

const axis = {
  lineColor: 'var(--tb-line-strong)',
  tickColor: 'var(--tb-line-strong)',
  gridLineColor: 'var(--tb-line)',
  labels: { style: dim },
  title: { style: dim },
};

export const chartTheme: Options = {
  // Our own variables instead: no style element is added to the page, and a change of scheme renders nothing
  // again.
  palette: { injectCSS: false },
  colors: [
    'var(--highcharts-color-0)',
    'var(--highcharts-color-1)',
    'var(--highcharts-color-2)',
    'var(--highcharts-color-3)',
    'var(--highcharts-color-4)',
  ],
  chart: {
    backgroundColor: 'transparent',
    style: { fontFamily: 'var(--tb-font)', fontSize: '14px' },
    spacing: [10, 12, 8, 4],
  },
  // The page has its headings; a chart's title would be a second one.
  title: { text: '' },
  credits: { enabled: false },
  xAxis: { ...axis, tickWidth: 0 },
  yAxis: { ...axis, title: { ...axis.title, text: '' } },
  legend: {
    itemStyle: { color: 'var(--tb-text)', fontSize: '14px', fontWeight: '500' },
    itemHoverStyle: { color: 'var(--tb-ember)' },
    itemHiddenStyle: { color: 'var(--tb-text-dim)', textDecoration: 'line-through' },
  },
  tooltip: {
    backgroundColor: 'var(--tb-surface-raised)',
    borderColor: 'var(--tb-line-strong)',
    borderRadius: 10,
    borderWidth: 1,
    shadow: false,
    style: { color: 'var(--tb-text)', fontSize: '14px' },
  },
  plotOptions: {
    bar: { borderRadius: 4, borderWidth: 0 },
    column: { borderRadius: 4, borderWidth: 0 },
    series: {
      lineWidth: 3,
      dataLabels: {
        style: { color: 'var(--tb-text)', fontSize: '13px', fontWeight: '600', textOutline: 'none' },
      },
    },
  },
  accessibility: {
    // Several charts may share a page: one landmark each is enough.
    landmarkVerbosity: 'one',
    keyboardNavigation: {
      focusBorder: { style: { color: 'var(--tb-focus)', lineWidth: 3, borderRadius: 4 }, margin: 3 },
    },
    screenReaderSection: {
      // Without the heading that Highcharts would add to the page's own.
      beforeChartFormat:
        '<div>{typeDescription}</div><div>{xAxisDescription}</div><div>{yAxisDescription}</div>',
    },
  },
};

interface Frame {
  readonly label: string;
  /** px */
  readonly height: number;
  /** The user prefers reduced motion. */
  readonly isStill: boolean;
}

/** A chart's own options with those of its frame. */
export function chartOptions(options: Options, { label, height, isStill }: Frame): Options {
  const series = options.plotOptions?.series;
  const words = chartText(label);
  return {
    ...options,
    chart: { ...options.chart, height, ...(isStill && { animation: false }) },
    plotOptions: isStill
      ? { ...options.plotOptions, series: { ...series, animation: false } }
      : { ...options.plotOptions },
    accessibility: { ...options.accessibility, description: words },
    lang: {
      ...options.lang,
      accessibility: {
        ...options.lang?.accessibility,
        chartContainerLabel: words,
        svgContainerLabel: words,
        defaultChartTitle: words,
      },
    },
  };
}
