import type { Trends } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { participationChart, picksInWords } from './chart-options.js';
import { Figures, ofCard } from './figures.js';
import { FittedChart } from './fitted-chart.js';
import { NothingYet } from './nothing-yet.js';

type Weeks = Trends['weeklyParticipation'];

const weeksOf = ({ weeklyParticipation }: Trends): Weeks => weeklyParticipation;

export function ParticipationCard() {
  const result = useQuery({ ...adminQueries.trends(), ...ofCard, select: weeksOf });
  return (
    <Figures result={result} failure="Failed to load the participation.">
      {(weeks) => <Participation weeks={weeks} />}
    </Figures>
  );
}

const Participation = memo(function Participation({ weeks }: { readonly weeks: Weeks }) {
  const options = useMemo(() => participationChart(weeks), [weeks]);
  if (weeks.length === 0)
    return <NothingYet words="No picks yet." next="Each week's picks appear here once they have opened." />;
  const words = weeks.map(({ week, picks }) => `week ${week} ${picksInWords(picks)}`);
  return <FittedChart options={options} label={`Picks submitted per week: ${words.join(', ')}`} />;
});
