import * as z from 'zod';

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
      },
    ],
  });
export type Castaway = z.output<typeof CastawaySchema>;

export const WeekPointsSchema = z
  .object({ weekNumber: z.int(), points: z.int() })
  .meta({ id: 'WeekPoints', description: "A castaway's points in one week." });
export type WeekPoints = z.output<typeof WeekPointsSchema>;

const OwnerSchema = z.object({ name: z.string(), email: z.string() });

export const CastawayOwnerSchema = z
  .object({
    name: z.string(),
    email: z.string().meta({ description: "Masked ('j…@example.com') for a visitor who isn't signed in." }),
    owners: z
      .array(OwnerSchema)
      .meta({ description: 'Everybody who drafted the castaway, the first included.' }),
  })
  .meta({
    id: 'CastawayOwner',
    description: 'Who drafted a castaway: the first owner, and all of them where castaways are shared.',
    examples: [
      {
        name: 'Robin Vale',
        email: 'r…@example.com',
        owners: [{ name: 'Robin Vale', email: 'r…@example.com' }],
      },
    ],
  });
export type CastawayOwner = z.output<typeof CastawayOwnerSchema>;
