import type { Week } from '@torchbearer/contract/client';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Collapsible } from './collapsible.js';
import classes from './panel.module.css';

/** Loaded when opened: the fields weigh more than the rest of the screen, and admins rarely open them. */
const SubmitPickForm = lazy(async () => ({
  default: (await import('./submit-pick-form.js')).SubmitPickForm,
}));

/** Lets an admin pick for a player who can't or is late, before and after the close. */
export function SubmitPickTool({ week }: { readonly week: Week | undefined }) {
  return (
    <Collapsible title="Submit Pick for User" name="submit">
      <p className={classes.hint}>
        {week
          ? `Saves the player’s pick of week ${String(week.weekNumber)}, also after the close, and replaces one they have. Kept in the audit log.`
          : 'Picks are saved for the active week, and no week is active. Set one as active first.'}
      </p>
      {week && (
        <Suspense fallback={<Skeleton height={76} />}>
          <SubmitPickForm week={week} />
        </Suspense>
      )}
    </Collapsible>
  );
}
