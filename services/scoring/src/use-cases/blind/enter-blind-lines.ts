import { Refusal, rpc } from '@torchbearer/kit';
import type { EnterBlindLinesRequest, EnterBlindLinesResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { copies } from '../../copies.js';
import { blindLines, changeBlindLines, ownBlindLines } from '../../db/blind-tallies.js';
import { planTally } from '../../domain/tally.js';
import { sentLine, tallyInput } from '../points/tally-week-points.js';
import { auditBlind } from './audit-blind.js';
import { lockUnresolved } from './lock-unresolved.js';
import { ownTally } from './own-tally.js';
import { shownTallies } from './shown-tallies.js';

/** Like a tally of points, for the caller's own blind tally: the same limits, and idempotent by the lines' ids. */
export const enterBlindLines = rpc<ScoringContext, EnterBlindLinesRequest, EnterBlindLinesResponse>({
  who: 'admin',
  input: tallyInput,
  handle: ({ database }, { weekNumber, add, remove }, call) =>
    database.transaction(async (tx) => {
      await lockUnresolved(tx, weekNumber);
      const { own } = await ownTally(tx, weekNumber, call.userId);
      const stored = await ownBlindLines(
        tx,
        call.userId,
        add.map(({ id }) => id),
      );
      const plan = planTally({
        weekNumber,
        add: add.map(sentLine),
        remove,
        stored: new Map(stored.map((line) => [line.id, line])),
        current: await blindLines(tx, own.id),
        castaways: new Map((await tx.manager.find(copies.castaway.entity)).map((one) => [one.id, one])),
      });
      if (plan.reason !== null) throw new Refusal(plan.reason, plan.sentence, plan.details);
      if (plan.changes.length > 0) {
        if (own.doneAt) throw new Refusal('BLIND_TALLY_DONE');
        await changeBlindLines(tx, own, plan, call.now);
        const lines = own.lines + plan.add.length - plan.remove.length;
        await auditBlind(tx, call, weekNumber, {
          action: 'blind-tally-entered',
          before: { lines: own.lines },
          after: { lines },
        });
      }
      return { blind: await shownTallies(tx, weekNumber, call.userId) };
    }),
});
