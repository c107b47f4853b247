import type { Week } from '@torchbearer/contract/client';
import { Deadline } from '../../ui/deadline.js';
import { Note } from '../../ui/note.js';

/** Why an admin moved the week's close after it had passed. */
export function MovedWeek({ week: { weekNumber, moveReason, picksCloseAt } }: { readonly week: Week }) {
  if (moveReason === null) return null;
  return (
    <Note kind="info">
      An admin moved the close of week {weekNumber} after picks had closed. It is now{' '}
      <Deadline at={picksCloseAt} />. Their reason: “{moveReason}”
    </Note>
  );
}
