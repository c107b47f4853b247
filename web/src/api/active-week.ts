import { ApiError, type MyPicks } from '@torchbearer/contract/client';

/**
 * An answer without a week says what a 404 says: none is active.
 *
 * @throws ApiError 404 NO_ACTIVE_WEEK
 */
export function ofActiveWeek(answer: Partial<MyPicks> | null | undefined): MyPicks {
  if (answer?.week) return answer as MyPicks;
  throw new ApiError(404, 'NO_ACTIVE_WEEK', 'No active week is available yet.');
}
