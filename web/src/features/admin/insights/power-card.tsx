import type { PowerRanking } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { powerChart } from './chart-options.js';
import { Figures, ofCard } from './figures.js';
import { FittedChart } from './fitted-chart.js';
import { LongTable } from './long-table.js';
import type { Column } from './long-table-columns.js';
import { NothingYet } from './nothing-yet.js';
import { TopOrAll } from './top-or-all.js';

const TOP = 8;

const COLUMNS: readonly Column<PowerRanking>[] = [
  { head: 'Player', cell: ({ name }) => name, names: true },
  { head: 'Power score', cell: ({ powerScore }) => powerScore.toFixed(1), figure: true, width: '130px' },
];
const keyOf = ({ userId }: PowerRanking): string => userId;

export function PowerCard() {
  const result = useQuery({ ...adminQueries.powerRankings(), ...ofCard });
  return (
    <Figures result={result} failure="Failed to load the power rankings.">
      {(rows) => <Ranking rows={rows} />}
    </Figures>
  );
}

const Ranking = memo(function Ranking({ rows }: { readonly rows: readonly PowerRanking[] }) {
  const top = useMemo(() => rows.slice(0, TOP), [rows]);
  const options = useMemo(() => powerChart(top), [top]);
  if (top.length === 0)
    return <NothingYet words="No players yet." next="They are ranked as soon as they have signed up." />;
  const words = top.map(({ name, powerScore }) => `${name} ${powerScore.toFixed(1)}`);
  return (
    <TopOrAll
      name="power"
      top={TOP}
      count={rows.length}
      topView={<FittedChart options={options} label={`Power score out of 100: ${words.join(', ')}`} />}
      allView={<LongTable label="Power score of every player" rows={rows} columns={COLUMNS} keyOf={keyOf} />}
    />
  );
});
