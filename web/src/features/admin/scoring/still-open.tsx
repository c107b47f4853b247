import type { Week } from '@torchbearer/contract/client';
import { useServerNow } from '../../../time/use-now.js';
import { Note } from '../../../ui/note.js';
import { isOpenToPicks } from './weeks.js';

const EVERY_MS = 15_000;

/** Warns when the scored week is still open: players could pick by the points. */
export function StillOpen({ week }: { readonly week: Week }) {
  const now = useServerNow(EVERY_MS);
  if (!isOpenToPicks(week, now)) return null;
  return (
    <Note kind="warning">
      Players can still pick for week {week.weekNumber}. Points saved now would help them choose.
    </Note>
  );
}
