import { Refusal, rpc } from '@torchbearer/kit';
import type {
  DiscardBlindTallyRequest,
  DiscardBlindTallyResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { blindTallies, discardBlindTally as discard } from '../../db/blind-tallies.js';
import { auditBlind } from './audit-blind.js';
import { doneTallies } from './compared.js';
import { lockUnresolved } from './lock-unresolved.js';
import { shownTallies } from './shown-tallies.js';

/** An admin may discard any tally, so that one who can't finish does not block the week. */
export const discardBlindTally = rpc<ScoringContext, DiscardBlindTallyRequest, DiscardBlindTallyResponse>({
  who: 'admin',
  handle: ({ database }, { weekNumber, tallyId }, call) =>
    database.transaction(async (tx) => {
      await lockUnresolved(tx, weekNumber);
      const tallies = await blindTallies(tx, weekNumber);
      const tally = tallies.find(({ id }) => id === tallyId);
      if (!tally) throw new Refusal('BLIND_TALLY_NOT_FOUND');
      // Their admins know each other's lines by now.
      if (doneTallies(tallies)) throw new Refusal('BLIND_TALLIES_DONE');
      await discard(tx, tally.id, call.now);
      await auditBlind(tx, call, weekNumber, {
        action: 'blind-tally-discarded',
        before: { of: tally.adminName ?? tally.adminId, lines: tally.lines },
        after: null,
      });
      return { blind: await shownTallies(tx, weekNumber, call.userId) };
    }),
});
