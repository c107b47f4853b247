/**
 * Escapes a name for a chart's options: Highcharts reads them as HTML, so that a name could put a link among
 * the labels. Text without markup is unchanged, for the descriptions that screen readers get.
 */
export const chartText = (name: string): string =>
  name.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
