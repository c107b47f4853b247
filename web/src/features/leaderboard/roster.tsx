import type { StandingsEntry } from '@torchbearer/contract/client';
import { Fragment } from 'react';
import classes from './roster.module.css';

/** Castaways' names joined by commas, eliminated ones struck through; '--' for none. */
export function Roster({ picks }: { readonly picks: StandingsEntry['draftPicks'] }) {
  if (picks.length === 0) return '--';
  return picks.map(({ castawayId, castaway }, index) => (
    <Fragment key={castawayId}>
      {index > 0 && ', '}
      <span className={castaway.eliminated ? classes.gone : undefined}>{castaway.name}</span>
    </Fragment>
  ));
}
