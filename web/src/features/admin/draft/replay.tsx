import { DraftReceiptDetails } from '../../draft/draft-receipt-details.js';
import classes from './replay.module.css';

interface ReplayProps {
  readonly seed: string;
  readonly inputHash: string;
}

/** The draft's receipt, and how to reproduce the draft from it. */
export function Replay({ seed, inputHash }: ReplayProps) {
  return (
    <div>
      <DraftReceiptDetails draft={{ seed, inputHash }} />
      <details className={classes.replay}>
        <summary>How to replay it</summary>
        <ol>
          <li>
            Turn order: sort players by the SHA-256, in hex, of <code>seed:playerId</code>. Even rounds go
            backwards.
          </li>
          <li>
            Wishes: each player’s ranking. Castaways they did not rank follow, sorted by the SHA-256 of{' '}
            <code>seed:playerId:castawayId</code>.
          </li>
          <li>
            Pool: one of each castaway. In turn, a player gets the castaway they wish for most that is in the
            pool and not theirs already. When the pool holds none for them, one of each is added, unless
            sharing is off.
          </li>
          <li>
            To check the inputs, hash this JSON without spaces, lists sorted by id:{' '}
            <code>
              {
                '{"participants":[playerId…],"rankings":[[playerId,[castawayId…]]…],"castaways":[castawayId…],"rounds":2,"shareCastaways":true}'
              }
            </code>
            . Its SHA-256 is the input hash. A run with deleted or late players has two more lists; the file
            of its inputs names all differences.
          </li>
          <li>
            The seed is the SHA-256 of the season’s secret followed by the hash of the stored inputs, as text.
          </li>
        </ol>
      </details>
    </div>
  );
}
