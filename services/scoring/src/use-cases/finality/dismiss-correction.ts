import { isId, Refusal, rpc } from '@torchbearer/kit';
import type {
  DismissCorrectionRequest,
  DismissCorrectionResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { dismissCorrection as dismiss } from '../../db/corrections.js';

export const dismissCorrection = rpc<ScoringContext, DismissCorrectionRequest, DismissCorrectionResponse>({
  who: 'player',
  async handle({ database }, { correctionId }, { userId, now }) {
    const isDismissed = isId(correctionId) && (await dismiss(database, { userId, correctionId, at: now }));
    if (!isDismissed) throw new Refusal('CORRECTION_NOT_FOUND');
    return {};
  },
});
