import { Refusal, type Tx, rpc } from '@torchbearer/kit';
import type { SaveWeekRequest, SaveWeekResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../context.js';
import { z } from 'zod';
import { lockSchedule } from '../db/season.js';
import type { WeekRow } from '../db/tables.js';
import { findActiveWeek, findWeek, previousCloseAt, scoredWeekNumbers, writeWeek } from '../db/weeks.js';
import { pickWindow } from '../domain/week-schedule.js';
import { weekMessage } from './answers.js';
import { instant } from './inputs.js';

export const saveWeek = rpc<Context, SaveWeekRequest, SaveWeekResponse>({
  who: 'admin',
  input: z.object({
    weekNumber: z.number().int().min(1).max(20),
    picksOpenAt: instant.optional(),
    picksCloseAt: instant.optional(),
  }),
  handle: ({ database, chance }, request, { now }) =>
    database.transaction(async (tx) => {
      await lockSchedule(tx);
      const stored = await findWeek(tx, request.weekNumber);
      const week: WeekRow = {
        id: stored?.id ?? chance.id(),
        version: (stored?.version ?? 0) + 1,
        weekNumber: request.weekNumber,
        isActive: request.isActive,
        wasEverActive: request.isActive || (stored?.wasEverActive ?? false),
        ...pickWindow({
          given: request,
          stored,
          previousCloseAt: await previousCloseAt(tx, request.weekNumber),
          now,
        }),
      };
      if (week.picksOpenAt >= week.picksCloseAt) throw new Refusal('WEEK_CLOSES_BEFORE_OPEN');
      if (!stored || isChanged(stored, week)) {
        if (week.isActive) await deactivateOther(tx, week);
        await writeWeek(tx, week);
      }
      return { week: weekMessage(week, await scoredWeekNumbers(tx)), created: stored === null };
    }),
});

async function deactivateOther(tx: Tx, week: WeekRow): Promise<void> {
  const active = await findActiveWeek(tx);
  if (active && active.id !== week.id) {
    await writeWeek(tx, { ...active, isActive: false, version: active.version + 1 });
  }
}

const isChanged = (stored: WeekRow, week: WeekRow): boolean =>
  stored.isActive !== week.isActive ||
  stored.picksOpenAt.getTime() !== week.picksOpenAt.getTime() ||
  stored.picksCloseAt.getTime() !== week.picksCloseAt.getTime();
