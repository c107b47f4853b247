import type { Castaway, MyPicks } from '@torchbearer/contract/client';
import { countdown } from '../../time/countdown.js';
import { toTheSecond } from '../../time/format.js';
import { Deadline } from '../../ui/deadline.js';
import { Status } from './status.js';

type Pick = NonNullable<MyPicks['pick']>;

const timer = (closesAt: string, now: number) => ({
  until: 'Picks close in',
  left: countdown(Date.parse(closesAt) - now),
});

interface NoPickProps {
  readonly closesAt: string;
  /** The castaway that the system would pick. */
  readonly suggested: Castaway | null;
  readonly now: number;
}

export function NoPick({ closesAt, suggested, now }: NoPickProps) {
  return (
    <Status
      tone="due"
      label="No pick yet"
      says={
        <>
          Pick by <Deadline at={closesAt} />.
        </>
      }
      timer={timer(closesAt, now)}
      action="Pick your castaway"
    >
      {suggested && <>Without a pick, {suggested.name} is picked for you.</>}
    </Status>
  );
}

interface PickedProps {
  readonly closesAt: string;
  readonly pick: Pick;
  /** There is another castaway to change to. */
  readonly mayChange: boolean;
  readonly now: number;
}

export function Picked({ closesAt, pick, mayChange, now }: PickedProps) {
  return (
    <Status
      tone="done"
      label="Your pick is in"
      says={<strong>{pick.castaway.name}</strong>}
      timer={timer(closesAt, now)}
      action={mayChange ? 'Change your pick' : 'See weekly picks'}
    >
      Saved {toTheSecond(pick.submittedAt)}.{' '}
      {mayChange ? (
        <>
          You can change it until <Deadline at={closesAt} />.
        </>
      ) : (
        'You have no other castaway in the game.'
      )}
    </Status>
  );
}

export function Closed({ pick }: { readonly pick: Pick | null }) {
  if (!pick)
    return (
      <Status tone="wait" label="Closed" says="Picks are closed for this week." action="See weekly picks">
        You made no pick. The system picks for you, as long as one of your castaways is in the game.
      </Status>
    );
  return (
    <Status
      tone="done"
      label="Closed"
      says={
        <>
          <strong>{pick.castaway.name}</strong> {pick.isAutoSelected && '(Auto-selected)'}
        </>
      }
      action="See weekly picks"
    >
      Picks are closed for this week. Saved {toTheSecond(pick.submittedAt)}.
    </Status>
  );
}
