/** Provisional weeks become final; then each change is a correction. */
import { isId, Refusal, resultsUntil } from '@torchbearer/kit';
import type { Correction, WeekState } from '@torchbearer/proto/scoring/v1/scoring';
import { isWeekShown, type ResultsUntil } from '@torchbearer/rules';
import type { Rpcs } from '../../context.js';
import { correctionsFor, dismissCorrection as dismiss } from '../../db/corrections.js';
import { scoredWeeks } from '../../db/points.js';
import { namesLaterWeek } from '../../domain/names-later-week.js';
import { reviewOf } from '../../domain/review.js';
import { pointsOf, type Week } from '../../domain/week.js';
import { changeWeek, isWeekNumber, readWeek, seenPoints } from './change-week.js';

export const listScoredWeeks: Rpcs['listScoredWeeks'] = {
  who: 'player',
  async handle({ database }, _request, { actor }) {
    const until = resultsUntil(actor);
    const weeks = (await scoredWeeks(database)).filter(({ weekNumber }) => isWeekShown(weekNumber, until));
    return { weeks };
  },
};

export const reviewWeek: Rpcs['reviewWeek'] = {
  who: 'admin',
  async handle({ database }, { weekNumber }, { userId, now }) {
    const week = await readWeek(database, weekNumber, userId);
    const closeAt = week.picksCloseAt;
    return {
      state: stateOf(week),
      ...reviewOf(weekNumber, pointsOf(week), week.castaways),
      picksOpenUntil: closeAt !== null && closeAt > now ? closeAt : undefined,
    };
  },
};

/** The standings get a new version with the same rows, so that open screens read which weeks are final. */
export const finalizeWeek: Rpcs['finalizeWeek'] = {
  who: 'admin',
  handle: (context, { weekNumber, seen }, call) =>
    changeWeek(
      context,
      call,
      weekNumber,
      { kind: 'finalize', seen: seenPoints(seen) },
      async ({ reload }) => ({ state: stateOf(await reload()) }),
    ),
};

/** Whether the week is final, since when and by whom. */
const stateOf = ({ weekNumber, final }: Week): WeekState => ({
  weekNumber,
  finalAt: final?.at,
  finalBy: final?.by ? { id: final.by, name: final.byName ?? undefined } : undefined,
});

export const listCorrections: Rpcs['listCorrections'] = {
  who: 'player',
  async handle({ database }, { week = null }, { userId, actor }) {
    if (week !== null && !isWeekNumber(week)) return { corrections: [] };
    const until = resultsUntil(actor);
    const corrections = await correctionsFor(database, userId, week, until);
    return { corrections: corrections.map((correction) => seenUntil(correction, until)) };
  },
};

/** Instead of a reason that names such a week. */
const REASON_HIDDEN = 'The reason names a week that you have not watched.';

const seenUntil = (correction: Correction, until: ResultsUntil): Correction => ({
  ...correction,
  reason: namesLaterWeek(correction.reason, correction.weekNumber, until) ? REASON_HIDDEN : correction.reason,
});

export const dismissCorrection: Rpcs['dismissCorrection'] = {
  who: 'player',
  async handle({ database }, { correctionId }, { userId, now }) {
    const isDismissed = isId(correctionId) && (await dismiss(database, { userId, correctionId, at: now }));
    if (!isDismissed) throw new Refusal('CORRECTION_NOT_FOUND');
    return {};
  },
};
