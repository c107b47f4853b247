import type { MyPicks } from '@torchbearer/contract/client';
import { Note } from '../../ui/note.js';

/** Reports that a pick of this week was withdrawn. */
export function Withdrawn({
  mine: { withdrawnCastaway, withdrawnByMove, week },
}: {
  readonly mine: MyPicks;
}) {
  if (withdrawnCastaway === null) return null;
  const { name } = withdrawnCastaway;
  return (
    <Note kind="info">
      {withdrawnByMove
        ? `Your automatic pick of week ${String(week.weekNumber)}, ${name}, was withdrawn, because the close was moved.`
        : `Your week ${String(week.weekNumber)} pick, ${name}, was withdrawn: ${name} is no longer on your roster. Please pick again.`}
    </Note>
  );
}
