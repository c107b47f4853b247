import * as z from 'zod';
import { instant } from '../fields.js';
import { CastawaySchema } from './castaway.js';
import { UserCardSchema } from './user.js';
import { WeekSchema } from './week.js';

export const DraftStatusSchema = z
  .enum(['PENDING', 'IN_PROGRESS', 'COMPLETED'])
  .meta({ id: 'DraftStatus', description: 'Rankings are locked once it is COMPLETED.' });
export type DraftStatus = z.output<typeof DraftStatusSchema>;

export const DraftPickSchema = z
  .object({
    id: z.string(),
    pickNumber: z.int().meta({ description: 'Counts through all rounds, from 1.' }),
    round: z.int(),
    userId: z.string(),
    castawayId: z.string(),
    user: UserCardSchema,
    castaway: CastawaySchema,
  })
  .meta({ id: 'DraftPick', description: 'One turn of the draft: who got whom.' });
export type DraftPick = z.output<typeof DraftPickSchema>;

export const DraftSchema = z
  .object({ draftStatus: DraftStatusSchema, picks: z.array(DraftPickSchema) })
  .meta({ id: 'Draft', description: 'The draft and its result, in turn order; no picks before it was run.' });
export type Draft = z.output<typeof DraftSchema>;

export const DraftPreviewSchema = z
  .object({
    picks: z.array(DraftPickSchema),
    previewId: z.string().meta({ description: 'To run exactly these picks.' }),
    seed: z.string().meta({ description: 'Decides the turn order; anyone can repeat the draft with it.' }),
    inputHash: z
      .string()
      .meta({ description: 'Of the players, rankings and castaways that the draft is made from.' }),
    leftOut: z
      .int()
      .meta({ description: 'How many castaways are not in the pool, because they are eliminated.' }),
    createdAt: instant(),
    isStale: z.boolean().meta({
      description:
        'Whether players, rankings or castaways have changed since, so that a run would refuse it.',
    }),
  })
  .meta({ id: 'DraftPreview', description: 'What a run would save.' });
export type DraftPreview = z.output<typeof DraftPreviewSchema>;

export const LeagueSchema = z
  .object({
    draftStatus: DraftStatusSchema,
    rankingsLocked: z.boolean(),
    activeWeek: WeekSchema.nullable(),
    players: z.int().meta({ description: 'How many take part.' }),
    castaways: z.int().meta({ description: 'How many there are.' }),
  })
  .meta({ id: 'League', description: 'The state of the season.' });
export type League = z.output<typeof LeagueSchema>;

export const DraftReceiptSchema = z
  .object({
    seed: z.string(),
    inputHash: z.string(),
    picks: z.array(
      z.object({
        round: z.int(),
        pickNumber: z.int(),
        castaway: CastawaySchema,
        wish: z.int().meta({ description: "The castaway's place in the player's own ranking, from 1." }),
        goneBefore: z.array(CastawaySchema).meta({
          description: 'Castaways that the player ranked higher, but others already had; the favorite first.',
        }),
      }),
    ),
  })
  .meta({ id: 'DraftReceipt', description: "The caller's own draft, explained." });
export type DraftReceipt = z.output<typeof DraftReceiptSchema>;
