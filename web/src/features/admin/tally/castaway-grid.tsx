import type { Castaway } from '@torchbearer/contract/client';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Portrait } from '../../../ui/portrait.js';
import { Tribe } from '../../../ui/tribe.js';
import { isOutBy } from '../scoring/score-sheet.js';
import classes from './castaway-grid.module.css';
import { tallySearch } from './tally-address.js';

interface CastawayGridProps {
  readonly week: number;
  readonly castaways: readonly Castaway[];
  /** Points by castaway. */
  readonly totals: ReadonlyMap<string, number>;
  readonly chosen: string | null;
}

/** Everyone who can get points in this week; those who were out before are folded away. */
export function CastawayGrid({ week, castaways, totals, chosen }: CastawayGridProps) {
  const out = castaways.filter((castaway) => isOutBy(castaway, week));
  const live = castaways.filter((castaway) => !out.includes(castaway));
  return (
    <>
      <ul className={classes.grid}>
        {live.map((castaway) => {
          const { id, name, tribe } = castaway;
          const points = totals.get(id);
          return (
            <li key={id}>
              <Link
                className={classes.tile}
                to={{ search: tallySearch(week, { castawayId: id, showsEntries: false }) }}
                preventScrollReset
                aria-current={id === chosen || undefined}
              >
                <Portrait castaway={castaway} size={52} round />
                <span className={classes.name}>{name}</span>
                <span className={classes.tribe}>
                  <Tribe name={tribe} />
                </span>
                <strong className={classes.points} data-none={points === undefined || undefined}>
                  {points ?? '–'}
                  <VisuallyHidden>{points === undefined ? 'no points yet' : ' points'}</VisuallyHidden>
                </strong>
              </Link>
            </li>
          );
        })}
      </ul>
      {out.length > 0 && (
        <details className={classes.out}>
          <summary>Out before this week ({out.length})</summary>
          <ul>
            {out.map(({ id, name }) => (
              <li key={id}>
                {name}
                {totals.has(id) && `: ${String(totals.get(id))} points`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
