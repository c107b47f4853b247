import type { Week } from '@torchbearer/contract/client';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Collapsible } from './collapsible.js';
import type { DraftLeague } from './league.js';
import classes from './panel.module.css';

/** Its lists of players weigh more than the rest of the screen, and it is rarely opened. */
const SubmitPickForm = lazy(async () => ({
  default: (await import('./submit-pick-form.js')).SubmitPickForm,
}));

interface SubmitPickToolProps {
  readonly league: DraftLeague;
  readonly week: Week | undefined;
}

/** Lets an admin pick for a player who can't or is late, before and after the close. */
export function SubmitPickTool({ league, week }: SubmitPickToolProps) {
  return (
    <Collapsible title="Submit Pick for User" name="submit">
      <p className={classes.hint}>
        {week
          ? `Saves the player’s pick of week ${String(week.weekNumber)}, also after the close, and replaces one they have. Kept in the audit log.`
          : 'Picks are saved for the active week, and no week is active. Set one as active first.'}
      </p>
      {week && (
        <Suspense fallback={<Skeleton height={76} />}>
          <SubmitPickForm league={league} week={week} />
        </Suspense>
      )}
    </Collapsible>
  );
}
