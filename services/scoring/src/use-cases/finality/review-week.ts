import { Refusal, rpc } from '@torchbearer/kit';
import type {
  ReviewedCastaway,
  ReviewWeekRequest,
  ReviewWeekResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { copies } from '../../copies.js';
import { picksCloseAt } from '../../db/final-weeks.js';
import { pointsOfWeek, weekExists } from '../../db/points.js';
import { reviewOf, type ReviewedCastaway as Reviewed } from '../../domain/review.js';
import { isWeekNumber } from '../points/points-input.js';
import { weekState } from './week-state.js';

export const reviewWeek = rpc<ScoringContext, ReviewWeekRequest, ReviewWeekResponse>({
  who: 'admin',
  async handle({ database }, { weekNumber }, { now }) {
    if (!isWeekNumber(weekNumber) || !(await weekExists(database, weekNumber)))
      throw new Refusal('WEEK_NOT_FOUND');
    const castaways = await database.manager.find(copies.castaway.entity);
    const review = reviewOf(
      weekNumber,
      await pointsOfWeek(database, weekNumber),
      new Map(castaways.map((castaway) => [castaway.id, castaway])),
    );
    const closeAt = await picksCloseAt(database, weekNumber);
    return {
      state: await weekState(database, weekNumber),
      ...review,
      withoutPoints: review.withoutPoints.map(toMessage),
      unusual: review.unusual.map(toMessage),
      picksOpenUntil: closeAt !== null && closeAt > now ? closeAt : undefined,
    };
  },
});

const toMessage = ({ points, ...castaway }: Reviewed): ReviewedCastaway => ({
  ...castaway,
  points: points ?? undefined,
});
