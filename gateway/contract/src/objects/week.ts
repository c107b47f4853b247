import * as z from 'zod';
import { instant } from '../fields.js';

export const WeekSchema = z
  .object({
    id: z.string(),
    weekNumber: z.int(),
    isActive: z.boolean(),
    picksOpenAt: instant(),
    picksCloseAt: instant().meta({ description: "The week's deadline." }),
    lockAt: instant().meta({ description: 'The same as picksCloseAt.' }),
    scored: z.boolean().meta({ description: 'Whether any points of the week are saved.' }),
    moveReason: z.string().nullable().meta({
      description: 'Why an admin moved the close after it had passed, the last time.',
    }),
    movedAt: instant().nullable(),
  })
  .meta({
    id: 'Week',
    description:
      'One week of the season. Picks are taken while it is active and picksOpenAt ≤ now < picksCloseAt.',
    examples: [
      {
        id: '2f1f2c56-6a9b-4e63-9b0c-0f3f5f7e7a03',
        weekNumber: 3,
        isActive: true,
        picksOpenAt: '2025-10-02T16:00:00.000Z',
        picksCloseAt: '2025-10-09T00:00:00.000Z',
        lockAt: '2025-10-09T00:00:00.000Z',
        scored: false,
        moveReason: null,
        movedAt: null,
      },
    ],
  });
export type Week = z.output<typeof WeekSchema>;
