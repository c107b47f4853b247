import type { MyPicks } from '@torchbearer/contract/client';
import { Deadline } from '../../ui/deadline.js';
import { Note } from '../../ui/note.js';
import { hasLiveCastaway, type Phase } from './phase.js';

/** Why nothing can be selected, if so. */
export function PickState({ mine, phase }: { readonly mine: MyPicks; readonly phase: Phase }) {
  const { week, pick, suggestedCastaway } = mine;
  if (!hasLiveCastaway(mine)) {
    return (
      <Note kind="info">
        All of your castaways have been voted out, so there is nothing left to pick. Your points stay yours.
      </Note>
    );
  }
  if (phase === 'not-open') {
    return (
      <Note kind="info">
        Picks for week {week.weekNumber} open <Deadline at={week.picksOpenAt} />. This page opens by itself.
      </Note>
    );
  }
  if (phase === 'open') return null;
  return (
    <Note kind="info">
      Picks for week {week.weekNumber} are closed.
      {pick === null &&
        ` You had no pick at the deadline: the system picks ${suggestedCastaway?.name ?? 'one of your castaways'} for you, in a moment.`}
    </Note>
  );
}
