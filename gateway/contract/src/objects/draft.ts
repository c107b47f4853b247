import * as z from 'zod';
import { instant } from '../fields.js';
import { CastawaySchema } from './castaway.js';
import { UserCardSchema } from './user.js';
import { WeekSchema } from './season.js';

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
    seed: z.string().meta({ description: "The season's one seed, which decides the turn order." }),
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
    practice: z.boolean().meta({ description: 'Whether it has a seed of its own and can’t be run.' }),
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
    lateSeed: z
      .string()
      .nullable()
      .meta({ description: 'The seed of a player who got a roster after the draft; null for others.' }),
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

export const DraftProofSchema = z
  .object({
    commitment: z.string().meta({ description: "SHA-256 of the season's secret, in hex." }),
    secret: z.string().nullable().meta({ description: 'Null before the draft has run.' }),
    storedHash: z.string().nullable().meta({
      description:
        'Hash of the players, rankings, castaways and rules that the first close stored; null before it.',
    }),
    seed: z.string().nullable().meta({ description: 'SHA-256 of the secret and the stored hash.' }),
    closedAt: instant().nullable(),
    closedBy: z
      .string()
      .nullable()
      .meta({ description: 'The admin who closed rankings early; null for their deadline.' }),
    notRanked: z.int().nullable().meta({ description: 'How many players had not ranked at the close.' }),
    runs: z
      .array(
        z.object({
          id: z.string(),
          runAt: instant(),
          runBy: z.string().nullable().meta({ description: 'Null for a run of version 0.6.' }),
          seed: z.string(),
          inputHash: z.string(),
          hasSeasonSeed: z.boolean().meta({
            description: 'False for a run of version 0.6, which drew a seed for each preview.',
          }),
          differenceCount: z.int(),
          differences: z
            .array(
              z.object({
                what: z.string().meta({
                  description:
                    'castaway-added, castaway-removed, castaway-out, rounds, sharing, ranking, account-deleted or late-player.',
                }),
                subjectId: z.string(),
                name: z.string(),
                at: instant().nullable(),
                by: z.string().nullable(),
              }),
            )
            .meta({ description: 'From the stored inputs: the first 200.' }),
        }),
      )
      .meta({ description: 'The latest last.' }),
  })
  .meta({ id: 'DraftProof', description: "What proves that the draft's seed was not chosen." });
export type DraftProof = z.output<typeof DraftProofSchema>;

const order = z.array(z.string());

export const DraftInputsSchema = z
  .object({
    commitment: z.string(),
    secret: z.string(),
    storedHash: z.string(),
    seed: z.string(),
    stored: z.object({
      participants: order,
      rankings: z.array(z.tuple([z.string(), order])),
      castaways: order,
      rounds: z.int(),
      shareCastaways: z.boolean(),
    }),
    run: z.object({
      inputHash: z.string(),
      differences: z.object({
        added: order,
        removed: order,
        rankings: z.array(z.tuple([z.string(), order, z.string()])),
        rounds: z.int().optional(),
        shareCastaways: z.boolean().optional(),
        deleted: order,
        late: z.array(z.object({ userId: z.string(), seed: z.string(), ranking: order })),
      }),
      picks: z.array(z.tuple([z.string(), z.string(), z.int()])),
    }),
  })
  .meta({
    id: 'DraftInputs',
    description: 'What a draft was made from, as ids.',
    examples: [
      {
        commitment: 'a2b1',
        secret: '5e0f',
        storedHash: '77d0',
        seed: '09c4',
        stored: {
          participants: ['0b7c8f0e'],
          rankings: [['0b7c8f0e', ['9c1f6f0e', '1d2e3f40']]],
          castaways: ['1d2e3f40', '9c1f6f0e'],
          rounds: 1,
          shareCastaways: true,
        },
        run: {
          inputHash: '77d0',
          differences: { added: [], removed: [], rankings: [], deleted: [], late: [] },
          picks: [['0b7c8f0e', '9c1f6f0e', 1]],
        },
      },
    ],
  });
export type DraftInputs = z.output<typeof DraftInputsSchema>;

export const RankingRowSchema = z
  .object({ castawayId: z.string(), position: z.int(), castaway: CastawaySchema })
  .meta({ id: 'RankingRow', description: 'A castaway and its place in a ranking; 1 is the favorite.' });
export type RankingRow = z.output<typeof RankingRowSchema>;

export const RankingSchema = z
  .object({
    order: z.array(RankingRowSchema).meta({ description: 'Every castaway; by name until submitted.' }),
    locked: z.boolean(),
    submitted: z.boolean(),
    submittedAt: instant().nullable(),
    closesAt: instant().nullable().meta({
      description: 'Until when it can be changed; null if only the draft ends that, and once it is locked.',
    }),
  })
  .meta({ id: 'Ranking', description: "The caller's preseason ranking." });
export type Ranking = z.output<typeof RankingSchema>;

export const PlayerRankingSchema = z
  .object({
    user: UserCardSchema,
    submittedAt: instant().nullable(),
    entries: z.array(RankingRowSchema),
  })
  .meta({ id: 'PlayerRanking', description: "A player's ranking; no entries and null if there is none." });
export type PlayerRanking = z.output<typeof PlayerRankingSchema>;
