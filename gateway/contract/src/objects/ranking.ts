import * as z from 'zod';
import { instant } from '../fields.js';
import { CastawaySchema } from './castaway.js';
import { UserCardSchema } from './user.js';

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
