import type { MyPicks } from '@torchbearer/contract/client';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { Portrait } from '../../ui/portrait.js';
import { TorchMark } from '../../ui/torch-mark.js';
import { Tribe } from '../../ui/tribe.js';
import classes from './own-castaways.module.css';

/** The player's castaways: picked, still in, or out. */
export function OwnCastaways({ myPicks }: { readonly myPicks: MyPicks | null }) {
  if (!myPicks || myPicks.assigned.length === 0)
    return (
      <div className={classes.none} aria-hidden>
        <TorchMark size={150} />
      </div>
    );
  const picked = myPicks.pick?.castawayId;
  return (
    <ul className={classes.castaways} aria-label="Your castaways">
      {myPicks.assigned.map(({ castawayId, castaway }) => (
        <li key={castawayId} className={castawayId === picked ? classes.picked : undefined}>
          <Portrait className={classes.portrait} castaway={castaway} size={132} lazy />
          <Link className={classes.name} to={paths.castaway(castawayId)}>
            {castaway.name}
          </Link>
          <span className={classes.fact}>
            {castawayId === picked ? (
              <strong>Your pick</strong>
            ) : castaway.eliminated ? (
              'Eliminated'
            ) : (
              <Tribe name={castaway.tribe} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
