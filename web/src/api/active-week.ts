import { ApiError, type MyPicks } from '@torchbearer/contract/client';
import { REASONS } from '@torchbearer/rules';

/**
 * An answer without a week says what a 404 says: none is active.
 *
 * @throws ApiError 404 NO_ACTIVE_WEEK
 */
export function ofActiveWeek(answer: Partial<MyPicks> | null | undefined): MyPicks {
  if (answer?.week) return answer as MyPicks;
  throw new ApiError(404, 'NO_ACTIVE_WEEK', REASONS.NO_ACTIVE_WEEK.sentence);
}
