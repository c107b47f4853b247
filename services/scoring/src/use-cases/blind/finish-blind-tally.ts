import { Refusal, rpc } from '@torchbearer/kit';
import type {
  FinishBlindTallyRequest,
  FinishBlindTallyResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { markBlindTally } from '../../db/blind-tallies.js';
import { auditBlind } from './audit-blind.js';
import { lockUnresolved } from './lock-unresolved.js';
import { ownTally } from './own-tally.js';
import { shownTallies } from './shown-tallies.js';

export const finishBlindTally = rpc<ScoringContext, FinishBlindTallyRequest, FinishBlindTallyResponse>({
  who: 'admin',
  handle: ({ database }, { weekNumber }, call) =>
    database.transaction(async (tx) => {
      await lockUnresolved(tx, weekNumber);
      const { own } = await ownTally(tx, weekNumber, call.userId);
      if (own.lines === 0) throw new Refusal('BLIND_TALLY_EMPTY');
      if (!own.doneAt) {
        await markBlindTally(tx, own.id, call.now);
        await auditBlind(tx, call, weekNumber, {
          action: 'blind-tally-done',
          before: null,
          after: { lines: own.lines },
        });
      }
      return { blind: await shownTallies(tx, weekNumber, call.userId) };
    }),
});
