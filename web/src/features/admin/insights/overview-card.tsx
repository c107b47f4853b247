import type { Stats } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { StatTile } from '../../../ui/stat-tile.js';
import { inFigures } from './chart-options.js';
import { Figures, ofCard } from './figures.js';
import classes from './overview-card.module.css';

const TILES: readonly (readonly [keyof Stats, string])[] = [
  ['users', 'Total players'],
  ['castaways', 'Castaways'],
  ['weeks', 'Weeks created'],
  ['picks', 'Total picks'],
];

export function OverviewCard() {
  const result = useQuery({ ...adminQueries.stats(), ...ofCard });
  return (
    <Figures result={result} failure="Failed to load statistics">
      {(stats) => (
        <dl className={classes.tiles}>
          {TILES.map(([figure, label]) => (
            <StatTile key={figure} label={label} value={inFigures(stats[figure])} />
          ))}
        </dl>
      )}
    </Figures>
  );
}
