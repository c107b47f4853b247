import { Refusal, rpc } from '@torchbearer/kit';
import type {
  PreviewWeekPointsRequest,
  PreviewWeekPointsResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../context.js';
import { previewPoints } from '../db/preview-points.js';
import { pointsInput } from './points-input.js';
import { isWeekNumber } from './week-number.js';

export const previewWeekPoints = rpc<ScoringContext, PreviewWeekPointsRequest, PreviewWeekPointsResponse>({
  who: 'admin',
  input: pointsInput,
  async handle({ database }, { weekNumber, entries }) {
    if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    return { changes: await previewPoints(database, weekNumber, entries) };
  },
});
