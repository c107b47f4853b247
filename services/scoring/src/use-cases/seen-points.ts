import type { SeenPoints as SeenMessage } from '@torchbearer/proto/scoring/v1/scoring';
import type { SeenPoints } from '../domain/seen-points.js';

/** What a request says that its sender saw; null where they didn't look. */
export const seenPoints = (seen: SeenMessage | undefined): SeenPoints | null =>
  seen === undefined
    ? null
    : new Map(seen.entries.map(({ castawayId, points }) => [castawayId, points ?? null]));
