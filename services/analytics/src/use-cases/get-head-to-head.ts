import { isId, Refusal, rpc, text } from '@torchbearer/kit';
import type { GetHeadToHeadRequest, GetHeadToHeadResponse } from '@torchbearer/proto/analytics/v1/analytics';
import { z } from 'zod';
import type { Context } from '../context.js';
import { comparedWeeks, findParticipants } from '../db/comparison.js';
import { headToHead } from '../domain/head-to-head.js';

const playerInput = () => text(100).refine((id) => id !== '', 'Choose a player.');

/** Not cached: it reads two rows per week by key. */
export const getHeadToHead = rpc<Context, GetHeadToHeadRequest, GetHeadToHeadResponse>({
  who: 'admin',
  input: z
    .object({ user1Id: playerInput(), user2Id: playerInput() })
    .superRefine(({ user1Id, user2Id }, check) => {
      if (user1Id !== '' && user1Id === user2Id)
        check.addIssue({ code: 'custom', path: ['user2Id'], message: 'Choose two different players.' });
    }),
  handle: async ({ database }, { user1Id, user2Id }) => {
    const found = await findParticipants(database, [user1Id, user2Id].filter(isId));
    const [user1, user2] = [user1Id, user2Id].map((id) => found.find((player) => player.id === id));
    if (!user1 || !user2) throw new Refusal('UNKNOWN_USER');
    const weeks = await comparedWeeks(database, user1Id, user2Id);
    const { totals, user1Wins, user2Wins, ties } = headToHead(weeks);
    return {
      user1: { userId: user1.id, name: user1.name, totalPoints: totals[0] },
      user2: { userId: user2.id, name: user2.name, totalPoints: totals[1] },
      user1Wins,
      user2Wins,
      ties,
      weeks,
    };
  },
});
