/** Points and lines as they are stored. */
import { isId, Refusal, resultsUntil, type Database } from '@torchbearer/kit';
import { isWeekShown } from '@torchbearer/rules';
import type { Rpcs } from '../../context.js';
import { copies } from '../../copies.js';
import { castawayResults, listResults as allResults, resultLines } from '../../db/points.js';
import { pointsOf } from '../../domain/week.js';
import { isWeekNumber, readWeek } from './change-week.js';
import { pointsLine } from './save-week-points.js';

export const listResults: Rpcs['listResults'] = {
  who: 'player',
  async handle({ database }, _request, { actor }) {
    const until = resultsUntil(actor);
    const results = await allResults(database);
    return { results: results.filter(({ weekNumber }) => isWeekShown(weekNumber, until)) };
  },
};

export const listResultLines: Rpcs['listResultLines'] = {
  who: 'player',
  async handle({ database }, { week: weekNumber }, { actor }) {
    if (weekNumber !== undefined && !isWeekNumber(weekNumber)) return { lines: [] };
    return { lines: await resultLines(database, resultsUntil(actor), { weekNumber }) };
  },
};

export const getWeekPoints: Rpcs['getWeekPoints'] = {
  who: 'admin',
  handle: async ({ database }, { weekNumber }, { userId }) => ({
    entries: pointsOf(await readWeek(database, weekNumber, userId)),
  }),
};

export const listWeekLines: Rpcs['listWeekLines'] = {
  who: 'admin',
  handle: async ({ database }, { weekNumber }, { userId }) => ({
    lines: (await readWeek(database, weekNumber, userId)).lines.map(pointsLine),
  }),
};

export const listCastawayResults: Rpcs['listCastawayResults'] = {
  who: 'public',
  async handle({ database }, { castawayId }, { actor }) {
    await refuseUnknown(database, castawayId);
    const until = resultsUntil(actor);
    const weeks = await castawayResults(database, castawayId);
    return { weeks: weeks.filter(({ weekNumber }) => isWeekShown(weekNumber, until)) };
  },
};

export const listCastawayLines: Rpcs['listCastawayLines'] = {
  who: 'public',
  async handle({ database }, { castawayId }, { actor }) {
    await refuseUnknown(database, castawayId);
    return { lines: await resultLines(database, resultsUntil(actor), { castawayId }) };
  },
};

async function refuseUnknown({ manager }: Database, castawayId: string): Promise<void> {
  const isKnown = isId(castawayId) && (await manager.existsBy(copies.castaway.entity, { id: castawayId }));
  if (!isKnown) throw new Refusal('CASTAWAY_NOT_FOUND');
}
