import type { LeaderboardRow } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { inFigures } from './chart-options.js';
import { Figures, ofCard } from './figures.js';
import { LongTable } from './long-table.js';
import type { Column } from './long-table-columns.js';
import { Rank } from './medal.js';
import { NothingYet } from './nothing-yet.js';

const COLUMNS: readonly Column<LeaderboardRow>[] = [
  { head: 'Rank', cell: ({ rank }) => <Rank rank={rank} />, width: 'var(--insights-rank)' },
  { head: 'Player', cell: ({ name }) => name, names: true },
  {
    head: 'Total',
    cell: ({ totalPoints }) => inFigures(totalPoints),
    figure: true,
    width: 'var(--insights-total)',
  },
  {
    head: 'Average',
    cell: ({ avgPoints }) => avgPoints.toFixed(1),
    figure: true,
    width: 'var(--insights-average)',
  },
];
const keyOf = ({ id }: LeaderboardRow): string => id;

export function LeaderboardCard() {
  const result = useQuery({ ...adminQueries.leaderboard(), ...ofCard });
  return (
    <Figures result={result} failure="Failed to load the leaderboard.">
      {(rows) => <Standings rows={rows} />}
    </Figures>
  );
}

const Standings = memo(function Standings({ rows }: { readonly rows: readonly LeaderboardRow[] }) {
  if (rows.length === 0)
    return <NothingYet words="No players yet." next="They appear here as soon as they have signed up." />;
  return <LongTable label="Current Leaderboard" rows={rows} columns={COLUMNS} keyOf={keyOf} />;
});
