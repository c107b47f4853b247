import { Skeleton } from '@mantine/core';
import type { Overview as Figures } from './figures.js';
import classes from './overview.module.css';

/** The league in four figures; unloaded ones show only the frame. */
export function Overview({ figures }: { readonly figures: Figures | null }) {
  const tiles: readonly (readonly [string, number | undefined])[] = [
    ['Total Players', figures?.players],
    ['Top Score', figures?.topScore],
    ['Average Points', figures?.average],
    ['Total Picks', figures?.picks],
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
            <dd>
              {value?.toLocaleString('en-US', { useGrouping: 'min2' }) ?? (
                <Skeleton height={30} width={64} my={4} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
