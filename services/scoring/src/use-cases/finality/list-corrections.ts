import { resultsUntil, rpc } from '@torchbearer/kit';
import type {
  Correction,
  ListCorrectionsRequest,
  ListCorrectionsResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { correctionsFor, type PlayersCorrection } from '../../db/corrections.js';
import { isWeekNumber } from '../points/points-input.js';

export const listCorrections = rpc<ScoringContext, ListCorrectionsRequest, ListCorrectionsResponse>({
  who: 'player',
  async handle({ database }, { week = null }, { userId, actor }) {
    if (week !== null && !isWeekNumber(week)) return { corrections: [] };
    const corrections = await correctionsFor(database, userId, week, resultsUntil(actor));
    return { corrections: corrections.map(toMessage) };
  },
});

const toMessage = ({ castaways, effect, ...correction }: PlayersCorrection): Correction => ({
  ...correction,
  castaways: castaways.map(({ id, name, from, to }) => ({
    ...{ id, name },
    ...{ pointsFrom: from ?? undefined, pointsTo: to ?? undefined },
  })),
  effect: effect ?? undefined,
});
