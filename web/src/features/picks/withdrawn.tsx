import type { MyPicks } from '@torchbearer/contract/client';
import { Note } from '../../ui/note.js';

/** Reports that a pick of this week was withdrawn. */
export function Withdrawn({ mine: { withdrawnCastaway, week } }: { readonly mine: MyPicks }) {
  if (withdrawnCastaway === null) return null;
  return (
    <Note kind="info">
      Your week {week.weekNumber} pick, {withdrawnCastaway.name}, was withdrawn: {withdrawnCastaway.name} is
      no longer on your roster. Please pick again.
    </Note>
  );
}
