/**
 * Picks for the players who did not, when a week closes.
 *
 * After a downtime the missed events arrive topic by topic: a week may arrive before the rosters, or before an
 * elimination. So a due week waits until consumer lag is zero. Then the picks are made once, as of the close: what was
 * entered or given later does not count, and a player who is drafted later has no pick of that week.
 */
import {
  activeTrace,
  createCatchUpGate,
  RETRY_MS,
  startLoop,
  type Database,
  type Log,
  type Loop,
  type Sql,
  type Tx,
} from '@torchbearer/kit';
import { IS_PARTICIPANT } from '@torchbearer/rules';
import type { Context } from '../context.js';
import { copies, staysOf } from '../copies.js';
import { pickId, savePicks, type PickRow } from '../db/save-pick.js';
import { CLOSED_AT, IS_SETTLED, publishLockedWeeks } from '../db/weeks.js';
import { withdrawAutomaticPicks } from '../db/withdraw.js';
import { suggest, type RosterEntry, type Stay } from '../domain/suggest.js';

/**
 * Wake it when a week has changed.
 * @param pollMs how often to check for closed weeks without a wake-up, in milliseconds
 */
export function startAutoPicks(
  { database, clock, areFilled, areCaughtUp }: Omit<Context, 'saveInGroup' | 'wakeAutoPicks'>,
  { log, pollMs }: { readonly log: Log; readonly pollMs: number },
): Loop {
  const mayProceed = createCatchUpGate(areCaughtUp);
  return startLoop({
    pollMs,
    log,
    label: 'automatic picks',
    round: async () => {
      // Before the copies were complete once, no player would get a pick.
      if (!(await areFilled())) return RETRY_MS;
      const now = clock();
      const [moved, due] = [await movedWeeks(database), await dueWeeks(database, now)];
      if (moved.length + due.length > 0 && !(await mayProceed())) return RETRY_MS;
      for (const week of moved) while (await database.transaction((tx) => withdrawChunk(tx, week, now)));
      for (const week of moved.length > 0 ? await dueWeeks(database, now) : due) {
        const picks = await autoPick(database, week, now);
        log.info({ weekNumber: week.weekNumber, picks }, 'made automatic picks');
      }
      await database.transaction((tx) => publishLockedWeeks(tx, now));
      const next = await nextClose(database, now);
      return next === null ? pollMs : next.getTime() - clock().getTime();
    },
  });
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Each chunk has its own transaction, so that an interrupted run continues where it stopped. @returns how many */
async function autoPick(database: Database, week: ClosedWeek, now: Date): Promise<number> {
  let made = 0;
  for (let after: string | null = BEFORE_ALL; after !== null;) {
    const from: string = after;
    const chunk = await database.transaction((tx) => autoPickChunk(tx, week, from, now));
    made += chunk.made;
    after = chunk.next;
  }
  return made;
}

/** Each week with its moves and what was done for them; an event of a release before 0.7 says nothing of moves. */
const WEEKS = `copied.weeks week
  left join week_moves withdrawn on withdrawn.week_id = week.id
  left join auto_picked_weeks done on done.week_id = week.id`;

/** A week whose close was moved after it had passed, and whose automatic picks are not withdrawn for that move yet. */
const IS_MOVED = 'coalesce(week.moves, 0) > coalesce(withdrawn.moves, 0)';

/** Whether the automatic picks of the week, moved so often, are made. */
const IS_MADE = 'coalesce(done.moves, -1) >= coalesce(withdrawn.moves, 0)';

interface ClosedWeek {
  readonly id: string;
  readonly weekNumber: number;
}

interface DueWeek extends ClosedWeek {
  readonly closedAt: Date;
  readonly isSettled: boolean;
}

/**
 * Weeks that were active, have closed and are not marked as done for that close. Ascending, because a week's automatic
 * picks depend on the week before.
 */
const dueWeeks = (sql: Sql, now: Date): Promise<DueWeek[]> =>
  sql.rows<DueWeek>(
    `select week.id, week.week_number as "weekNumber", ${CLOSED_AT} as "closedAt",
       ${IS_SETTLED} as "isSettled"
     from ${WEEKS}
     where week.was_ever_active and week.picks_close_at <= $1 and not ${IS_MOVED}
       and not (${IS_MADE} and done.picks_close_at = week.picks_close_at)
     order by week.week_number`,
    [now],
  );

const movedWeeks = (sql: Sql): Promise<(ClosedWeek & { readonly isSettled: boolean })[]> =>
  sql.rows(
    `select week.id, week.week_number as "weekNumber", ${IS_SETTLED} as "isSettled" from ${WEEKS} where ${IS_MOVED}`,
  );

/** The week, locked until the transaction ends. */
const lockWeek = (tx: Tx, { id }: ClosedWeek) =>
  tx.rows('select from copied.weeks where id = $1 for update', [id]);

/**
 * Withdraws some automatic picks of a moved week, and after the last notes that they have to be made again. A move of a
 * week with points changes nothing. @returns whether there are more
 */
async function withdrawChunk(tx: Tx, week: ClosedWeek, now: Date): Promise<boolean> {
  await lockWeek(tx, week);
  const moved = (await movedWeeks(tx)).find(({ id }) => id === week.id);
  if (!moved) return false;
  if (!moved.isSettled) {
    if (await withdrawAutomaticPicks(tx, week.weekNumber, now)) return true;
    await tx.run('update auto_picked_weeks set moves = -1 where week_id = $1', [week.id]);
  }
  await tx.run(
    `insert into week_moves (week_id, moves) select id, moves from copied.weeks where id = $1
     on conflict (week_id) do update set moves = excluded.moves`,
    [week.id],
  );
  return false;
}

/** When the next week closes that was ever active; null for none. */
async function nextClose(sql: Sql, now: Date): Promise<Date | null> {
  const { closesAt } = await sql.one<{ closesAt: Date | null }>(
    `select min(picks_close_at) as "closesAt" from copied.weeks where was_ever_active and picks_close_at > $1`,
    [now],
  );
  return closesAt;
}

interface PlayerWithoutPick {
  readonly userId: string;
  readonly drafted: readonly { readonly castawayId: string; readonly round: number }[];
  readonly previousCastawayId: string | null;
}

/** Players per transaction: their accounts are locked for a few tenths of a second. */
const CHUNK = 1_000;

interface ChunkDone {
  readonly made: number;
  /** Where to continue; null once the week is done, by us or another replica. */
  readonly next: string | null;
}

/**
 * Picks for the next participants (ids after `after`) with a roster and without a pick. The week's row is locked and
 * checked again, so that replicas take turns and the last one finds nothing left.
 */
export async function autoPickChunk(tx: Tx, week: ClosedWeek, after: string, now: Date): Promise<ChunkDone> {
  await lockWeek(tx, week);
  const due = (await dueWeeks(tx, now)).find(({ id }) => id === week.id);
  if (!due) return { made: 0, next: null };
  const players = await playersWithoutPick(tx, due, after);
  const picks = picksFor(players, await staysByCastaway(tx), due, now);
  // A pick that its player has made meanwhile stays, and gets no event here.
  const { size: made } = await savePicks(
    tx,
    picks.map((pick) => ({ pick, trace: activeTrace() })),
  );
  const last = players.at(-1);
  if (last && players.length === CHUNK) return { made, next: last.userId };
  await tx.run(
    `insert into auto_picked_weeks (week_id, picks_close_at) select id, picks_close_at from copied.weeks where id = $1
     on conflict (week_id) do update set picks_close_at = excluded.picks_close_at`,
    [week.id],
  );
  return { made, next: null };
}

/**
 * Those who had a roster at the close, with what their pick depended on then; in a settled week only those whose pick was
 * withdrawn. Locks their accounts until the transaction ends: a pick must not outlive its player.
 */
const playersWithoutPick = (
  tx: Tx,
  { weekNumber, closedAt, isSettled }: DueWeek,
  after: string,
): Promise<PlayerWithoutPick[]> =>
  tx.rows<PlayerWithoutPick>(
    `select player.id as "userId", roster.picks as drafted,
       (select earlier.castaway_id from picks earlier
         where earlier.user_id = player.id and earlier.week_number < $1 and earlier.submitted_at < $3
         order by earlier.week_number desc limit 1) as "previousCastawayId"
     from copied.users player join copied.rosters roster on roster.user_id = player.id
     where player.id > $2 and ${IS_PARTICIPANT} and roster.picks <> '[]'
       and (roster.given_at is null or roster.given_at < $3)
       and (not $4 or exists (select from withdrawals withdrawal
         where withdrawal.user_id = player.id and withdrawal.week_number = $1 and withdrawal.by_move))
       and not exists (select from picks pick where pick.user_id = player.id and pick.week_number = $1)
     order by player.id limit ${CHUNK}
     for key share of player`,
    [weekNumber, after, closedAt, isSettled],
  );

async function staysByCastaway(tx: Tx): Promise<ReadonlyMap<string, readonly Stay[]>> {
  const castaways = await tx.manager.find(copies.castaway.entity);
  return new Map(castaways.map((castaway) => [castaway.id, staysOf(castaway)]));
}

const picksFor = (
  players: readonly PlayerWithoutPick[],
  stays: ReadonlyMap<string, readonly Stay[]>,
  { weekNumber, closedAt }: DueWeek,
  now: Date,
): PickRow[] =>
  players.flatMap(({ userId, drafted, previousCastawayId }) => {
    const roster = drafted.flatMap(({ castawayId, round }): RosterEntry[] => {
      const own = stays.get(castawayId);
      return own === undefined ? [] : [{ castawayId, round, stays: own }];
    });
    const castawayId = suggest(roster, previousCastawayId, { weekNumber, at: closedAt });
    if (castawayId === null) return [];
    const pick = { id: pickId(now), version: 1, userId, weekNumber, castawayId };
    return [{ ...pick, isAutoSelected: true, submittedAt: closedAt, submittedBy: 'system' }];
  });
