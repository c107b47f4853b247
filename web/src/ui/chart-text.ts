/**
 * A name as it may stand in a chart's options: Highcharts reads what stands there as HTML, so that a name could put a
 * link among the labels. What is no markup stays as it is, for the descriptions that screen readers get.
 */
export const chartText = (name: string): string =>
  name.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
