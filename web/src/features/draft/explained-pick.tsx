import type { DraftReceipt } from '@torchbearer/contract/client';
import { Portrait } from '../../ui/portrait.js';
import { Tribe } from '../../ui/tribe.js';
import classes from './draft-explanation.module.css';
import { wishSentences } from './wish-words.js';

type Picks = DraftReceipt['picks'];

interface ExplainedPickProps {
  readonly pick: Picks[number];
  readonly all: Picks;
}

/** One round: the castaway, and why earlier wishes were gone. */
export function ExplainedPick({ pick, all }: ExplainedPickProps) {
  const [came, ...gone] = wishSentences(pick, all);
  const { castaway } = pick;
  return (
    <li className={classes.pick}>
      <Portrait castaway={castaway} size={72} lazy />
      <div>
        <p className={classes.round}>
          Round {pick.round} · pick {pick.pickNumber}
        </p>
        <h3 className={classes.name}>{castaway.name}</h3>
        <p className={classes.facts}>
          <Tribe name={castaway.tribe} />
          {castaway.eliminated && <span className={classes.out}>Torch snuffed</span>}
        </p>
        <p className={classes.words}>
          <strong>{came}</strong> {gone.join(' ')}
        </p>
      </div>
    </li>
  );
}
