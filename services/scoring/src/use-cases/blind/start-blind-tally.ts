import { randomUUID } from 'node:crypto';
import { Refusal, rpc } from '@torchbearer/kit';
import type { StartBlindTallyRequest, StartBlindTallyResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { blindTallies, insertBlindTally } from '../../db/blind-tallies.js';
import { auditBlind } from './audit-blind.js';
import { lockUnresolved } from './lock-unresolved.js';
import { shownTallies } from './shown-tallies.js';

/**
 * A tally is started explicitly, so that lines which arrive after it was discarded are not the beginning of another.
 */
export const startBlindTally = rpc<ScoringContext, StartBlindTallyRequest, StartBlindTallyResponse>({
  who: 'admin',
  handle: ({ database }, { weekNumber }, call) =>
    database.transaction(async (tx) => {
      await lockUnresolved(tx, weekNumber);
      const tallies = await blindTallies(tx, weekNumber);
      if (!tallies.some(({ adminId }) => adminId === call.userId)) {
        const place = ([1, 2] as const).find((free) => tallies.every((tally) => tally.place !== free));
        if (place === undefined) throw new Refusal('BLIND_TALLIES_TAKEN');
        const at = call.now;
        await insertBlindTally(tx, { id: randomUUID(), weekNumber, adminId: call.userId, place, at });
        await auditBlind(tx, call, weekNumber, {
          action: 'blind-tally-started',
          before: null,
          after: { lines: 0 },
        });
      }
      return { blind: await shownTallies(tx, weekNumber, call.userId) };
    }),
});
