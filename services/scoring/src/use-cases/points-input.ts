import { text } from '@torchbearer/kit';
import { z } from 'zod';

/** Far above any cast; a bound on one request's work. */
const MOST_ENTRIES = 500;

/** A week's points as sent: at least one entry, whole points from −1000 to 1000, each castaway once. */
export const pointsInput = z.object({
  entries: z
    .array(z.object({ castawayId: text(100, 1), points: z.int().min(-1000).max(1000) }))
    .min(1, 'must name at least one castaway')
    .max(MOST_ENTRIES)
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
