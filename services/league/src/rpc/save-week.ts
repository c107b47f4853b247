import { audit, Refusal, rpc, type Call, type Tx } from '@torchbearer/kit';
import type { SaveWeekRequest, SaveWeekResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { z } from 'zod';
import type { Context } from '../context.js';
import { lockSchedule } from '../db/season.js';
import type { WeekRow } from '../db/tables.js';
import { findActiveWeek, findWeek, previousCloseAt, scoredWeekNumbers, writeWeek } from '../db/weeks.js';
import { difference } from '../domain/difference.js';
import { pickWindow } from '../domain/week-schedule.js';
import { weekMessage } from './answers.js';
import { instant, wholeNumber } from './inputs.js';

export const saveWeek = rpc<Context, SaveWeekRequest, SaveWeekResponse>({
  who: 'admin',
  input: z.object({
    weekNumber: wholeNumber('Week number', 1, 20),
    picksOpenAt: instant('Opening time').optional(),
    picksCloseAt: instant('Closing time').optional(),
  }),
  handle: ({ database, chance }, request, call) =>
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
          now: call.now,
        }),
      };
      if (week.picksOpenAt >= week.picksCloseAt) throw new Refusal('WEEK_CLOSES_BEFORE_OPEN');
      if (!stored || difference(auditedWeek(stored), auditedWeek(week))) {
        if (week.isActive) await deactivateOther(tx, week, call);
        await writeWeek(tx, week);
        await auditWeek(tx, call, stored, week);
      }
      return { week: weekMessage(week, await scoredWeekNumbers(tx)), created: stored === null };
    }),
});

async function deactivateOther(tx: Tx, week: WeekRow, call: Call): Promise<void> {
  const active = await findActiveWeek(tx);
  if (active && active.id !== week.id) {
    const ended = { ...active, isActive: false, version: active.version + 1 };
    await writeWeek(tx, ended);
    await auditWeek(tx, call, active, ended);
  }
}

async function auditWeek(tx: Tx, call: Call, stored: WeekRow | null, week: WeekRow): Promise<void> {
  const isActivated = stored !== null && !stored.isActive && week.isActive;
  await audit(tx, Topics.leagueAudit, call, {
    action: stored === null ? 'week.created' : isActivated ? 'week.activated' : 'week.updated',
    target: { type: 'week', id: week.id, name: `Week ${week.weekNumber}` },
    before: null,
    after: auditedWeek(week),
    ...(stored && difference(auditedWeek(stored), auditedWeek(week))),
  });
}

const auditedWeek = ({ isActive, picksOpenAt, picksCloseAt }: WeekRow) => ({
  isActive,
  picksOpenAt,
  picksCloseAt,
});
