import { Refusal } from '@torchbearer/kit';
import type { PointsEntry } from '../../domain/check-entries.js';

/** Decides whether a week may become final. @throws Refusal WEEK_NOT_SCORED */
export function refuseUnready(entries: readonly PointsEntry[]): void {
  if (entries.length === 0) throw new Refusal('WEEK_NOT_SCORED');
}
