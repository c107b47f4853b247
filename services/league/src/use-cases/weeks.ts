import { audit, Refusal, type Call, type Tx } from '@torchbearer/kit';
import type { SaveWeekRequest } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { difference, FIRST_WEEK, LAST_WEEK, MAX_LENGTH, MIN_CORRECTION_REASON } from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { lockSchedule } from '../db/season.js';
import type { WeekRow } from '../db/tables.js';
import * as db from '../db/weeks.js';
import { plainText } from '../domain/plain-text.js';
import { activeWeekFault, closedAtAfter, moveOfClosed, pickWindow } from '../domain/weeks.js';
import { instant, wholeNumber } from './inputs.js';
import { toWeek } from './responses.js';

export const getActiveWeek: Rpcs['getActiveWeek'] = {
  who: 'player',
  handle: async ({ database }) => {
    const week = await db.findActiveWeek(database);
    if (!week) throw new Refusal('NO_ACTIVE_WEEK');
    return { week: toWeek(week, (await db.scoredWeekNumbers(database)).has(week.weekNumber)) };
  },
};

export const listWeeks: Rpcs['listWeeks'] = {
  who: 'admin',
  handle: async ({ database }) => {
    const [weeks, scored] = await Promise.all([db.listWeeks(database), db.scoredWeekNumbers(database)]);
    return { weeks: weeks.map((week) => toWeek(week, scored.has(week.weekNumber))) };
  },
};

export const saveWeek: Rpcs['saveWeek'] = {
  who: 'admin',
  input: z.object({
    weekNumber: wholeNumber('Week number', FIRST_WEEK, LAST_WEEK),
    picksOpenAt: instant('Opening time').optional(),
    picksCloseAt: instant('Closing time').optional(),
    seenActiveWeek: wholeNumber('Active week', 0, LAST_WEEK).optional(),
    reason: plainText('Reason', MAX_LENGTH.correctionReason)
      .min(MIN_CORRECTION_REASON, `Reason must have at least ${MIN_CORRECTION_REASON} characters`)
      .optional(),
  }),
  handle: ({ database, chance, areScoredWeeksBehind }, request, call) =>
    database.transaction(async (tx) => {
      await lockSchedule(tx);
      const stored = await db.findWeek(tx, request.weekNumber);
      const active = await db.findActiveWeek(tx);
      const isScored = (await db.scoredWeekNumbers(tx)).has(request.weekNumber);
      refuseUnseen(request, stored, active);
      const window = pickWindow({
        given: request,
        stored,
        previousCloseAt: await db.previousCloseAt(tx, request.weekNumber),
        now: call.now,
      });
      const week: WeekRow = {
        id: stored?.id ?? chance.id(),
        version: (stored?.version ?? 0) + 1,
        weekNumber: request.weekNumber,
        isActive: request.isActive,
        wasEverActive: request.isActive || (stored?.wasEverActive ?? false),
        ...window,
        closedAt: closedAtAfter(stored, window.picksCloseAt, call.now),
        ...(await movesAfter(stored, window.picksCloseAt, isScored, request, call, areScoredWeeksBehind)),
      };
      if (week.picksOpenAt >= week.picksCloseAt) throw new Refusal('WEEK_CLOSES_BEFORE_OPEN');
      if (!stored || difference(auditedWeek(stored), auditedWeek(week))) {
        if (week.isActive && active && active.id !== week.id) await deactivate(tx, active, call);
        await db.writeWeek(tx, week);
        await auditWeek(tx, call, stored, week);
      }
      return { week: toWeek(week, isScored), created: stored === null };
    }),
};

/**
 * The moves of a week's close after a change. A save of points may reach us too late: picks then takes no pick of such a
 * week, and gives nobody a new one.
 * @throws Refusal WEEK_IS_SCORED, WEEK_IS_CLOSED, UNAVAILABLE
 */
async function movesAfter(
  stored: WeekRow | null,
  picksCloseAt: Date,
  isScored: boolean,
  { reason }: SaveWeekRequest,
  { now }: Call,
  areScoredWeeksBehind: () => Promise<boolean>,
): Promise<Pick<WeekRow, 'moves' | 'moveReason' | 'movedAt'>> {
  if (stored === null) return { moves: 0, moveReason: null, movedAt: null };
  const { moves, moveReason, movedAt } = stored;
  const move = moveOfClosed({ stored, picksCloseAt, now, isScored });
  if (move === 'REFUSED') throw new Refusal('WEEK_IS_SCORED');
  if (move === 'NONE') return { moves, moveReason, movedAt };
  if (reason === undefined) throw new Refusal('WEEK_IS_CLOSED');
  if (await areScoredWeeksBehind()) throw new Refusal('UNAVAILABLE');
  return { moves: moves + 1, moveReason: reason.trim(), movedAt: now };
}

/** @throws Refusal CONFLICT if the active week has changed since the sender saw it */
function refuseUnseen(request: SaveWeekRequest, stored: WeekRow | null, active: WeekRow | null): void {
  const { weekNumber, onlyNew, seenActiveWeek } = request;
  if (stored && onlyNew === true) throw new Refusal('CONFLICT', `Week ${weekNumber} is there already.`);
  const seen = seenActiveWeek === 0 ? null : seenActiveWeek;
  const conflict = activeWeekFault(active?.weekNumber ?? null, seen, request);
  if (conflict !== null) throw new Refusal('CONFLICT', conflict);
}

async function deactivate(tx: Tx, active: WeekRow, call: Call): Promise<void> {
  const ended = { ...active, isActive: false, version: active.version + 1 };
  await db.writeWeek(tx, ended);
  await auditWeek(tx, call, active, ended);
}

async function auditWeek(tx: Tx, call: Call, stored: WeekRow | null, week: WeekRow): Promise<void> {
  const changed = stored && difference(auditedWeek(stored), auditedWeek(week));
  const isActivated = stored !== null && !stored.isActive && week.isActive;
  await audit(tx, Topics.leagueAudit, call, {
    action: stored === null ? 'week.created' : isActivated ? 'week.activated' : 'week.updated',
    target: { type: 'week', id: week.id, name: `Week ${week.weekNumber}` },
    before: changed?.before ?? null,
    after: {
      ...(changed?.after ?? auditedWeek(week)),
      ...(stored && stored.moves !== week.moves && { reason: week.moveReason }),
    },
  });
}

const auditedWeek = ({ isActive, picksOpenAt, picksCloseAt }: WeekRow) => ({
  isActive,
  picksOpenAt,
  picksCloseAt,
});
