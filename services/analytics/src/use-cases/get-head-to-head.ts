import { Refusal, rpc, text } from '@torchbearer/kit';
import type { GetHeadToHeadRequest, GetHeadToHeadResponse } from '@torchbearer/proto/analytics/v1/analytics';
import { z } from 'zod';
import type { Context } from '../context.js';
import { comparedWeeks } from '../domain/compared-weeks.js';
import { headToHead } from '../domain/head-to-head.js';
import { participantOf } from '@torchbearer/rules/league';

const playerInput = () => text(100).refine((id) => id !== '', 'Choose a player.');

/** Not stored: it reads two values per week. */
export const getHeadToHead = rpc<Context, GetHeadToHeadRequest, GetHeadToHeadResponse>({
  who: 'admin',
  input: z
    .object({ user1Id: playerInput(), user2Id: playerInput() })
    .superRefine(({ user1Id, user2Id }, check) => {
      if (user1Id !== '' && user1Id === user2Id)
        check.addIssue({ code: 'custom', path: ['user2Id'], message: 'Choose two different players.' });
    }),
  handle: ({ cache }, { user1Id, user2Id }) =>
    cache.compute(({ model }) => {
      const [one, other] = [participantOf(model, user1Id), participantOf(model, user2Id)];
      if (one === null || other === null) throw new Refusal('UNKNOWN_USER');
      const weeks = comparedWeeks(model, one, other);
      const { totals, user1Wins, user2Wins, ties } = headToHead(weeks);
      return {
        user1: { userId: user1Id, name: model.names[one]!, totalPoints: totals[0] },
        user2: { userId: user2Id, name: model.names[other]!, totalPoints: totals[1] },
        user1Wins,
        user2Wins,
        ties,
        weeks,
      };
    }),
});
