import type { Trends } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { trendChart } from './chart-options.js';
import { Figures, ofCard } from './figures.js';
import { FittedChart } from './fitted-chart.js';
import { NothingYet } from './nothing-yet.js';

type Weeks = Trends['scoringTrends'];

const weeksOf = ({ scoringTrends }: Trends): Weeks => scoringTrends;

export function TrendsCard() {
  const result = useQuery({ ...adminQueries.trends(), ...ofCard, select: weeksOf });
  return (
    <Figures result={result} failure="Failed to load the scoring trends.">
      {(weeks) => <ScoringTrend weeks={weeks} />}
    </Figures>
  );
}

const ScoringTrend = memo(function ScoringTrend({ weeks }: { readonly weeks: Weeks }) {
  const options = useMemo(() => trendChart(weeks), [weeks]);
  if (weeks.length === 0)
    return <NothingYet words="No scores yet." next="The line begins with the first scored week." />;
  const words = weeks.map(({ weekNumber, avgPoints }) => `week ${weekNumber} ${avgPoints}`);
  return <FittedChart options={options} label={`Average points per week: ${words.join(', ')}`} />;
});
