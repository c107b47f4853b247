import { Refusal, rpc } from '@torchbearer/kit';
import type {
  ReopenBlindTallyRequest,
  ReopenBlindTallyResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { markBlindTally } from '../../db/blind-tallies.js';
import { auditBlind } from './audit-blind.js';
import { doneTallies } from './compared.js';
import { lockUnresolved } from './lock-unresolved.js';
import { ownTally } from './own-tally.js';
import { shownTallies } from './shown-tallies.js';

export const reopenBlindTally = rpc<ScoringContext, ReopenBlindTallyRequest, ReopenBlindTallyResponse>({
  who: 'admin',
  handle: ({ database }, { weekNumber }, call) =>
    database.transaction(async (tx) => {
      await lockUnresolved(tx, weekNumber);
      const { own, tallies } = await ownTally(tx, weekNumber, call.userId);
      // Admins have seen the differences.
      if (doneTallies(tallies)) throw new Refusal('BLIND_TALLIES_DONE');
      if (own.doneAt) {
        await markBlindTally(tx, own.id, null);
        await auditBlind(tx, call, weekNumber, {
          action: 'blind-tally-reopened',
          before: { lines: own.lines },
          after: null,
        });
      }
      return { blind: await shownTallies(tx, weekNumber, call.userId) };
    }),
});
