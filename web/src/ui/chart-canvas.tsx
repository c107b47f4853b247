/** Highcharts itself, in a chunk that only ui/chart.tsx loads. */
import Highcharts from 'highcharts/esm/highcharts.js';
import 'highcharts/esm/modules/accessibility.js';
import { HighchartsReact } from 'highcharts-react-official';
import { chartTheme } from './chart-theme.js';

Highcharts.setOptions(chartTheme);

export function ChartCanvas({ options }: { readonly options: Highcharts.Options }) {
  return <HighchartsReact highcharts={Highcharts} options={options} />;
}
