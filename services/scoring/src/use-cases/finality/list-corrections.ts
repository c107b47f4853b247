import { resultsUntil, rpc } from '@torchbearer/kit';
import type {
  Correction,
  ListCorrectionsRequest,
  ListCorrectionsResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { correctionsFor, type PlayersCorrection } from '../../db/corrections.js';
import type { ResultsUntil } from '@torchbearer/rules';
import { namesLaterWeek } from '../../domain/names-later-week.js';
import { isWeekNumber } from '../points/points-input.js';

export const listCorrections = rpc<ScoringContext, ListCorrectionsRequest, ListCorrectionsResponse>({
  who: 'player',
  async handle({ database }, { week = null }, { userId, actor }) {
    if (week !== null && !isWeekNumber(week)) return { corrections: [] };
    const until = resultsUntil(actor);
    const corrections = await correctionsFor(database, userId, week, until);
    return { corrections: corrections.map((correction) => toMessage(correction, until)) };
  },
});

/** Instead of a reason that names such a week. */
const REASON_HIDDEN = 'The reason names a week that you have not watched.';

const toMessage = (
  { castaways, effect, reason, ...correction }: PlayersCorrection,
  until: ResultsUntil,
): Correction => ({
  ...correction,
  reason: namesLaterWeek(reason, correction.weekNumber, until) ? REASON_HIDDEN : reason,
  castaways: castaways.map(({ id, name, from, to }) => ({
    ...{ id, name },
    ...{ pointsFrom: from ?? undefined, pointsTo: to ?? undefined },
  })),
  effect: effect ?? undefined,
});
