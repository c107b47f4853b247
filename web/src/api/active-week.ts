import { ApiError, type MyPicks } from '@torchbearer/contract/client';
import { REASONS } from '@torchbearer/rules';

/**
 * A response without a week means the same as a 404: no week is active.
 *
 * @throws ApiError 404 NO_ACTIVE_WEEK
 */
export function ofActiveWeek(response: Partial<MyPicks> | null | undefined): MyPicks {
  if (response?.week) return response as MyPicks;
  throw new ApiError(404, 'NO_ACTIVE_WEEK', REASONS.NO_ACTIVE_WEEK.sentence);
}
