import { rpc } from '@torchbearer/kit';
import type { UnlockRankingsRequest, UnlockRankingsResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../context.js';
import { lockDraft, unlockDraft } from '../db/draft.js';
import { readSeason } from '../db/season.js';
import { scoredWeekNumbers } from '../db/weeks.js';
import { areRankingsLocked } from '../domain/rankings-lock.js';
import { draftStatus } from './answers.js';

/** Rosters stay as they are until the draft is run again; rankings that are open already stay open. */
export const unlockRankings = rpc<Context, UnlockRankingsRequest, UnlockRankingsResponse>({
  who: 'admin',
  handle: ({ database }, _request, { now }) =>
    database.transaction(async (tx) => {
      const draft = await lockDraft(tx, 'exclusive');
      const { rankingsCloseAt } = await readSeason(tx);
      if (areRankingsLocked({ ...draft, rankingsCloseAt }, now)) await unlockDraft(tx, now);
      const scored = await scoredWeekNumbers(tx);
      return { draftStatus: draftStatus('PENDING'), scoredWeeks: scored.size };
    }),
});
