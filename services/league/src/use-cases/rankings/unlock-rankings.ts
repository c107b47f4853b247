import { audit, rpc } from '@torchbearer/kit';
import type { UnlockRankingsRequest, UnlockRankingsResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { lockDraft, unlockDraft } from '../../db/draft.js';
import { readSeason } from '../../db/season.js';
import { scoredWeekNumbers } from '../../db/weeks.js';
import { areRankingsLocked } from '../../domain/rankings-lock.js';
import { draftStatus } from '../responses.js';

/** Rosters stay until the draft runs again; open rankings stay open. */
export const unlockRankings = rpc<Context, UnlockRankingsRequest, UnlockRankingsResponse>({
  who: 'admin',
  handle: ({ database }, _request, call) =>
    database.transaction(async (tx) => {
      const draft = await lockDraft(tx, 'exclusive');
      const { rankingsCloseAt } = await readSeason(tx);
      const scored = await scoredWeekNumbers(tx);
      if (areRankingsLocked({ ...draft, rankingsCloseAt }, call.now)) {
        await unlockDraft(tx, call.now);
        await audit(tx, Topics.leagueAudit, call, {
          action: 'rankings.unlocked',
          target: { type: 'rankings', id: 'rankings', name: 'Rankings' },
          before: { rankingsLocked: true, draftStatus: draft.status },
          after: { rankingsLocked: false, draftStatus: 'PENDING', scoredWeeks: scored.size },
        });
      }
      return { draftStatus: draftStatus('PENDING'), scoredWeeks: scored.size };
    }),
});
