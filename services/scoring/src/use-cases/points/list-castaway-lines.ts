import { isId, Refusal, resultsUntil, rpc } from '@torchbearer/kit';
import type {
  ListCastawayLinesRequest,
  ListCastawayLinesResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { copies } from '../../copies.js';
import { resultLines } from '../../db/points-lines.js';

export const listCastawayLines = rpc<ScoringContext, ListCastawayLinesRequest, ListCastawayLinesResponse>({
  who: 'public',
  async handle({ database }, { castawayId }, { actor }) {
    const { manager } = database;
    const isKnown = isId(castawayId) && (await manager.existsBy(copies.castaway.entity, { id: castawayId }));
    if (!isKnown) throw new Refusal('CASTAWAY_NOT_FOUND');
    return {
      lines: await resultLines(database, { weekNumber: null, castawayId, until: resultsUntil(actor) }),
    };
  },
});
