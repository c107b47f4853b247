import type { MyPicks } from '@torchbearer/contract/client';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { Note } from '../../ui/note.js';
import { MovedWeek } from '../picks/moved-week.js';
import classes from './hero.module.css';

/** Draws attention to a pick that the system withdrew, and to a close that an admin moved. */
export function WithdrawnPick({ myPicks }: { readonly myPicks: MyPicks }) {
  const { withdrawnCastaway, withdrawnByMove, week } = myPicks;
  if (withdrawnCastaway === null && week.moveReason === null) return null;
  return (
    <div className={classes.notice}>
      <MovedWeek week={week} />
      {withdrawnCastaway && (
        <Note kind="failure">
          {withdrawnByMove
            ? `Your automatic pick ${withdrawnCastaway.name} was withdrawn, because the close was moved.`
            : `Your pick ${withdrawnCastaway.name} was withdrawn: ${withdrawnCastaway.name} is no longer one of your castaways.`}{' '}
          <Link to={paths.weeklyPicks}>Pick again</Link>
        </Note>
      )}
    </div>
  );
}
