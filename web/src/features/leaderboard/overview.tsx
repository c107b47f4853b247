import { Skeleton } from '@mantine/core';
import { isLong } from '../../ui/stat-tile.js';
import type { Overview as Figures } from './figures.js';
import classes from './overview.module.css';

interface OverviewProps {
  /** Unloaded ones show only the frame. */
  readonly figures: Figures | null;
  readonly isGroup?: boolean;
}

/** The league, or a group, in four figures. */
export function Overview({ figures, isGroup }: OverviewProps) {
  const tiles: readonly (readonly [string, string | undefined])[] = [
    ['Total Players', inWords(figures?.players)],
    ['Top Score', inWords(figures?.topScore)],
    ['Average Points', inWords(figures?.average)],
    ['Total Picks', inWords(figures?.picks)],
  ];
  return (
    <section className={classes.overview} aria-labelledby="league-overview">
      <h2 id="league-overview" className={classes.title}>
        {isGroup ? 'Group Overview' : 'League Overview'}
      </h2>
      <dl className={classes.tiles}>
        {tiles.map(([label, value]) => (
          <div key={label} className={classes.tile}>
            <dt>{label}</dt>
            <dd data-long={isLong(value)}>{value ?? <Skeleton height={30} width={64} my={4} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const inWords = (figure: number | undefined): string | undefined =>
  figure?.toLocaleString('en-US', { useGrouping: 'min2' });
