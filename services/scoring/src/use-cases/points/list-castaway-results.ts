import { isId, Refusal, resultsUntil, rpc } from '@torchbearer/kit';
import type {
  ListCastawayResultsRequest,
  ListCastawayResultsResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import { isWeekShown } from '@torchbearer/rules';
import type { ScoringContext } from '../../context.js';
import { copies } from '../../copies.js';
import { WeekPointsTable } from '../../db/tables.js';

export const listCastawayResults = rpc<
  ScoringContext,
  ListCastawayResultsRequest,
  ListCastawayResultsResponse
>({
  who: 'public',
  async handle({ database: { manager } }, { castawayId }, { actor }) {
    const isKnown = isId(castawayId) && (await manager.existsBy(copies.castaway.entity, { id: castawayId }));
    if (!isKnown) throw new Refusal('CASTAWAY_NOT_FOUND');
    const rows = await manager.find(WeekPointsTable, { where: { castawayId }, order: { weekNumber: 'asc' } });
    const until = resultsUntil(actor);
    const shown = rows.filter(({ weekNumber }) => isWeekShown(weekNumber, until));
    return { weeks: shown.map(({ weekNumber, points }) => ({ weekNumber, points })) };
  },
});
