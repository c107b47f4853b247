import { Skeleton } from '@mantine/core';
import { isLong } from '../../ui/stat-tile.js';
import type { Overview as Figures } from './figures.js';
import classes from './overview.module.css';

/** The league in four figures; unloaded ones show only the frame. */
export function Overview({ figures }: { readonly figures: Figures | null }) {
  const tiles: readonly (readonly [string, string | undefined])[] = [
    ['Total Players', inWords(figures?.players)],
    ['Top Score', inWords(figures?.topScore)],
    ['Average Points', inWords(figures?.average)],
    ['Total Picks', inWords(figures?.picks)],
  ];
  return (
    <section className={classes.overview} aria-labelledby="league-overview">
      <h2 id="league-overview" className={classes.title}>
        League Overview
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
