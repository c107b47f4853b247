import { describe, expect, it } from 'vitest';
import { chartOptions, chartTheme } from './chart-theme.js';

const frame = { label: 'Points after each week', height: 280, isStill: false };
const lines = { series: [{ type: 'line' as const, data: [1, 2, 3] }] };

describe('a chart', () => {
  it('has no color of its own, so that it follows the scheme', () => {
    expect(JSON.stringify(chartTheme)).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl/i);
    expect(chartTheme.palette?.injectCSS).toBe(false);
  });

  it('has no credits, and no headings between those of the page', () => {
    expect(chartTheme.credits?.enabled).toBe(false);
    expect(chartTheme.accessibility?.screenReaderSection?.beforeChartFormat).not.toContain('heading');
  });

  it('has a description for screen readers', () => {
    const { accessibility, lang } = chartOptions(lines, frame);
    expect(accessibility?.description).toBe(frame.label);
    expect(lang?.accessibility?.chartContainerLabel).toBe(frame.label);
  });

  it('keeps the options of its screen, at the height of its frame', () => {
    const options = chartOptions(
      { ...lines, chart: { type: 'bar', height: 10 }, plotOptions: { bar: { pointWidth: 8 } } },
      frame,
    );
    expect(options.series).toBe(lines.series);
    expect(options.chart).toEqual({ type: 'bar', height: 280 });
    expect(options.plotOptions).toEqual({ bar: { pointWidth: 8 } });
  });

  it('has no animation if the user wants no motion', () => {
    const { chart, plotOptions } = chartOptions(lines, { ...frame, isStill: true });
    expect(chart?.animation).toBe(false);
    expect(plotOptions?.series?.animation).toBe(false);
  });
});
