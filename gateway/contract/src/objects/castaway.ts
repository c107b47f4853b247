import * as z from 'zod';
import { shownEmail } from '../fields.js';

export const CastawaySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    tribe: z.string().nullable(),
    occupation: z.string().nullable(),
    age: z.int().nullable(),
    hometown: z.string().nullable().meta({ description: "'hometown → current residence'" }),
    imageUrl: z.string().nullable(),
    eliminated: z.boolean(),
    eliminatedInWeek: z.int().nullable().meta({
      description:
        'The week in which they went out, the last one they have points of; null while in the game.',
    }),
  })
  .meta({
    id: 'Castaway',
    description: 'A contestant of the show.',
    examples: [
      {
        id: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210',
        name: 'Juniper Hale',
        tribe: 'Ember',
        occupation: 'Beekeeper',
        age: 34,
        hometown: 'Bend, OR → Boise, ID',
        imageUrl: '/images/Juniper Hale.webp',
        eliminated: false,
        eliminatedInWeek: null,
      },
    ],
  });
export type Castaway = z.output<typeof CastawaySchema>;

export const WeekPointsSchema = z
  .object({ weekNumber: z.int(), points: z.int() })
  .meta({ id: 'WeekPoints', description: "A castaway's points in one week." });
export type WeekPoints = z.output<typeof WeekPointsSchema>;

const OwnerSchema = z.object({ name: z.string(), email: shownEmail() });

export const CastawayOwnerSchema = z
  .object({
    name: z.string(),
    email: z.string().nullable().meta({
      description:
        "Masked ('j…@example.com') for a visitor who isn't signed in; `null` if the season's `showEmails` is off, except for admins.",
    }),
    owners: z
      .array(OwnerSchema)
      .meta({ description: 'Everybody who drafted the castaway, the first included.' }),
  })
  .meta({
    id: 'CastawayOwner',
    description: 'Who drafted a castaway: the first owner, and all of them if castaways are shared.',
    examples: [
      {
        name: 'Robin Vale',
        email: 'r…@example.com',
        owners: [{ name: 'Robin Vale', email: 'r…@example.com' }],
      },
    ],
  });
export type CastawayOwner = z.output<typeof CastawayOwnerSchema>;

export const CastawayImportSchema = z
  .object({
    created: z.int(),
    updated: z.int(),
    rejected: z.array(z.object({ line: z.int(), error: z.string() })).meta({
      description:
        'Lines are counted from the header, which is 1. If any line is rejected, nothing is saved.',
    }),
  })
  .meta({
    id: 'CastawayImport',
    description: 'What importing a file changed, or would change.',
    examples: [{ created: 16, updated: 2, rejected: [] }],
  });
export type CastawayImport = z.output<typeof CastawayImportSchema>;
