import * as z from 'zod';
import { instant } from '../fields.js';

export const StatsSchema = z
  .object({
    users: z.int().meta({ description: 'Participants.' }),
    picks: z.int(),
    castaways: z.int(),
    weeks: z.int(),
  })
  .meta({
    id: 'Stats',
    description: 'Totals.',
    examples: [{ users: 12, picks: 36, castaways: 18, weeks: 4 }],
  });
export type Stats = z.output<typeof StatsSchema>;

export const TrendsSchema = z
  .object({
    weeklyParticipation: z
      .array(z.object({ week: z.int(), picks: z.int() }))
      .meta({ description: 'Players who picked themselves; without automatic picks.' }),
    scoringTrends: z
      .array(z.object({ weekNumber: z.int(), avgPoints: z.number() }))
      .meta({ description: 'Mean points over players with a pick, two decimals.' }),
  })
  .meta({
    id: 'Trends',
    description: 'Week by week.',
    examples: [
      {
        weeklyParticipation: [{ week: 3, picks: 11 }],
        scoringTrends: [{ weekNumber: 3, avgPoints: 7.25 }],
      },
    ],
  });
export type Trends = z.output<typeof TrendsSchema>;

const player = { userId: z.string(), name: z.string() };
const robin = { userId: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01', name: 'Robin Vale' };

export const WinProbabilitySchema = z
  .object({
    probabilities: z
      .array(z.object({ ...player, winProbability: z.number() }))
      .meta({ description: 'Percent, highest first; together 100.' }),
    completedWeeks: z.int(),
    remainingWeeks: z.int(),
  })
  .meta({
    id: 'WinProbabilities',
    description: "Each player's chance to win, an estimate.",
    examples: [{ probabilities: [{ ...robin, winProbability: 100 }], completedWeeks: 5, remainingWeeks: 8 }],
  });
export type WinProbabilities = z.output<typeof WinProbabilitySchema>;

export const PowerRankingSchema = z
  .object({ ...player, powerScore: z.number().meta({ description: '0 to 100, one decimal.' }) })
  .meta({
    id: 'PowerRanking',
    description: 'Combines total, form, castaways still in the game, and own picks.',
    examples: [{ ...robin, powerScore: 83.4 }],
  });
export type PowerRanking = z.output<typeof PowerRankingSchema>;

export const CastawayStatusSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    tribe: z.string().nullable(),
    eliminated: z.boolean(),
    totalPoints: z.int(),
    draftCount: z.int().meta({ description: 'By how many players.' }),
  })
  .meta({
    id: 'CastawayStatus',
    description: 'Statistics of a castaway.',
    examples: [
      {
        id: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210',
        name: 'Juniper Hale',
        tribe: 'Ember',
        eliminated: false,
        totalPoints: 31,
        draftCount: 2,
      },
    ],
  });
export type CastawayStatus = z.output<typeof CastawayStatusSchema>;

export const PickAccuracySchema = z
  .object({
    ...player,
    draftAccuracy: z.int().meta({ description: 'Percentage of their castaways who are still in the game.' }),
  })
  .meta({
    id: 'PickAccuracy',
    description: 'How many of the drafted castaways are still in the game.',
    examples: [{ ...robin, draftAccuracy: 50 }],
  });
export type PickAccuracy = z.output<typeof PickAccuracySchema>;

export const LeaderboardRowSchema = z
  .object({
    id: z.string(),
    rank: z.int(),
    name: z.string(),
    totalPoints: z.int(),
    avgPoints: z.number(),
  })
  .meta({
    id: 'LeaderboardRow',
    description: "A player's line, in brief.",
    examples: [{ id: robin.userId, rank: 1, name: robin.name, totalPoints: 42, avgPoints: 10.5 }],
  });
export type LeaderboardRow = z.output<typeof LeaderboardRowSchema>;

const contender = z.object({ id: z.string(), name: z.string(), totalPoints: z.int() });

export const HeadToHeadSchema = z
  .object({
    user1: contender,
    user2: contender,
    summary: z.object({ user1Wins: z.int(), user2Wins: z.int(), ties: z.int() }),
    weeklyComparison: z.array(
      z.object({
        week: z.int(),
        user1Points: z.int(),
        user2Points: z.int(),
        winner: z.enum(['user1', 'user2', 'tie']),
      }),
    ),
  })
  .meta({
    id: 'HeadToHead',
    description: 'Two players, week by week.',
    examples: [
      {
        user1: { id: robin.userId, name: robin.name, totalPoints: 12 },
        user2: { id: 'b7a6c9d0-6f5e-4c3b-8a19-0f1e2d3c4b5a', name: 'Alex Reed', totalPoints: 9 },
        summary: { user1Wins: 1, user2Wins: 0, ties: 0 },
        weeklyComparison: [{ week: 3, user1Points: 12, user2Points: 9, winner: 'user1' }],
      },
    ],
  });
export type HeadToHead = z.output<typeof HeadToHeadSchema>;

export const AuditEntrySchema = z
  .object({
    id: z.string(),
    at: instant(),
    actor: z.object({ id: z.string(), name: z.string() }),
    action: z.string().meta({ description: "Entity and past tense: 'castaway.created'." }),
    target: z.object({ type: z.string(), id: z.string(), name: z.string() }),
    before: z.unknown().meta({ description: '`null` if there was nothing.' }),
    after: z.unknown().meta({ description: '`null` if nothing is left.' }),
  })
  .meta({
    id: 'AuditEntry',
    description: 'What an admin changed.',
    examples: [
      {
        id: 'f3a1b2c4-5d6e-4f70-8a91-b2c3d4e5f607',
        at: '2025-10-06T19:12:44.120Z',
        actor: { id: 'b7a6c9d0-6f5e-4c3b-8a19-0f1e2d3c4b5a', name: 'Alex Reed' },
        action: 'castaway.eliminated',
        target: { type: 'castaway', id: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210', name: 'Juniper Hale' },
        before: { eliminated: false },
        after: { eliminated: true },
      },
    ],
  });
export type AuditEntry = z.output<typeof AuditEntrySchema>;
