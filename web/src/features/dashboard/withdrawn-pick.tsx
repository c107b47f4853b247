import type { Castaway } from '@torchbearer/contract/client';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { Note } from '../../ui/note.js';
import classes from './hero.module.css';

/** Draws attention to a pick that the system withdrew. */
export function WithdrawnPick({ castaway }: { readonly castaway: Castaway }) {
  return (
    <div className={classes.notice}>
      <Note kind="failure">
        Your pick {castaway.name} was withdrawn: {castaway.name} is no longer one of your castaways.{' '}
        <Link to={paths.weeklyPicks}>Pick again</Link>
      </Note>
    </div>
  );
}
