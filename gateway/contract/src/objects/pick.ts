import * as z from 'zod';
import { instant } from '../fields.js';
import { CastawaySchema } from './castaway.js';
import { WeekSchema } from './season.js';

const PlayerSchema = z.object({ id: z.string(), name: z.string() });

export const PickSchema = z
  .object({
    id: z.string(),
    userId: z.string(),
    weekNumber: z.int(),
    castawayId: z.string(),
    isAutoSelected: z.boolean().meta({ description: 'Made by the system at the close, not by the player.' }),
    submittedAt: instant(),
    user: PlayerSchema,
    castaway: z.object({
      id: z.string(),
      name: z.string(),
      tribe: z.string().nullable(),
      eliminated: z.boolean(),
    }),
  })
  .meta({
    id: 'Pick',
    description: 'The castaway that a player picks in a week; one for each player and week.',
    examples: [
      {
        id: 'c4d3a7f8-5b1f-4a59-8c79-0a2c8e0b9e55',
        userId: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01',
        weekNumber: 3,
        castawayId: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210',
        isAutoSelected: false,
        submittedAt: '2025-10-06T19:12:44.120Z',
        user: { id: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01', name: 'Robin Vale' },
        castaway: {
          id: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210',
          name: 'Juniper Hale',
          tribe: 'Ember',
          eliminated: false,
        },
      },
    ],
  });
export type Pick = z.output<typeof PickSchema>;

export const AssignedCastawaySchema = z
  .object({ castawayId: z.string(), round: z.int(), castaway: CastawaySchema })
  .meta({ id: 'AssignedCastaway', description: 'A castaway that the player drafted.' });
export type AssignedCastaway = z.output<typeof AssignedCastawaySchema>;

export const MyPicksSchema = z
  .object({
    assigned: z.array(AssignedCastawaySchema),
    pick: PickSchema.nullable(),
    week: WeekSchema,
    previousPick: PickSchema.nullable(),
    suggestedCastaway: CastawaySchema.nullable().meta({
      description: 'The castaway that the system would pick at the close.',
    }),
    withdrawnCastaway: CastawaySchema.nullable().meta({
      description:
        "The castaway of a pick of this week that was withdrawn, because the castaway left the player's roster, or the week was moved.",
    }),
    withdrawnByMove: z.boolean().meta({
      description:
        'Whether that pick was an automatic one, withdrawn because the close of the week was moved.',
    }),
    hidesEliminated: z.boolean().meta({
      description:
        'Whether it is not shown who left in weeks that the caller has not watched; then there is no suggestion either.',
    }),
  })
  .meta({ id: 'MyPicks', description: "The caller's side of the active week." });
export type MyPicks = z.output<typeof MyPicksSchema>;

export const AllPicksSchema = z
  .object({
    draftPicks: z.array(z.object({ userId: z.string(), castawayId: z.string() })),
    castaways: z.array(
      z.object({
        id: z.string(),
        eliminated: z.boolean(),
        name: z.string(),
        tribe: z.string().nullable(),
        hometown: z.string().nullable(),
      }),
    ),
    users: z.array(PlayerSchema),
    weeks: z.array(
      z.object({
        weekNumber: z.int(),
        picksHidden: z.boolean().meta({
          description: "Whether the others' picks of the week are hidden from the caller until it closes.",
        }),
      }),
    ),
    picks: z.array(PickSchema),
  })
  .meta({
    id: 'AllPicks',
    description: "Everybody's picks of all weeks, with the names that a screen needs.",
  });
export type AllPicks = z.output<typeof AllPicksSchema>;

export const PicksDebugSchema = z
  .object({
    activeWeek: WeekSchema.nullable(),
    totalWeeks: z.int(),
    totalPicks: z.int(),
    totalDraftPicks: z.int(),
    totalUsers: z.int(),
    weeks: z.array(WeekSchema),
    recentPicks: z.array(PickSchema).meta({ description: 'The newest five.' }),
  })
  .meta({ id: 'PicksDebug', description: "Counts and weeks, for the admin's debug view." });
export type PicksDebug = z.output<typeof PicksDebugSchema>;
