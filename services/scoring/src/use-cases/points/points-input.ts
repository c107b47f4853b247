import { text } from '@torchbearer/kit';
import type { SeenPoints as SeenMessage } from '@torchbearer/proto/scoring/v1/scoring';
import { MAX_POINTS, MIN_POINTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { SeenPoints } from '../../domain/seen-points.js';
import { correctionReason } from '../finality/correction-reason.js';

/** Far above any cast; limits one request's work. */
const MAX_ENTRIES = 500;

/** A week's points as sent: at least one entry, each castaway once. */
export const pointsInput = z.object({
  reason: correctionReason(),
  entries: z
    .array(z.object({ castawayId: text(100, 1), points: z.int().min(MIN_POINTS).max(MAX_POINTS) }))
    .min(1, 'must name at least one castaway')
    .max(MAX_ENTRIES)
    .superRefine((entries, check) => {
      const seen = new Set<string>();
      entries.forEach(({ castawayId }, index) => {
        if (seen.has(castawayId)) {
          check.addIssue({ code: 'custom', path: [index, 'castawayId'], message: 'must be named only once' });
        }
        seen.add(castawayId);
      });
    }),
});

/** The points that the request's sender saw; null if they sent none. */
export const seenPoints = (seen: SeenMessage | undefined): SeenPoints | null =>
  seen === undefined
    ? null
    : new Map(seen.entries.map(({ castawayId, points }) => [castawayId, points ?? null]));

/** Whether the number fits Postgres' integer; no other week exists. */
export const isWeekNumber = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= 2 ** 31 - 1;
