/** Weeks that are closed and have their automatic picks, as they are published. */
import { emitAll, type Sql, type Tx } from '@torchbearer/kit';
import { WeekLocked } from '@torchbearer/proto/picks/v1/events';
import { Topics } from '@torchbearer/proto/topics';

/** Publishes every week that is locked for a close it was not published for. */
export async function publishLockedWeeks(tx: Tx, now: Date): Promise<void> {
  const locked = await tx.rows<{ id: string }>(
    `update auto_picked_weeks set version = version + 1, published_close_at = picks_close_at, published_at = $1
     where published_close_at is distinct from picks_close_at returning week_id as id`,
    [now],
  );
  const ids = locked.map(({ id }) => id);
  if (ids.length > 0) await emitAll(tx, Topics.lockedWeek, await lockedWeekStates(tx, ids));
}

/** A week without a copy is left out. */
export async function lockedWeekStates(sql: Sql, ids: readonly string[]): Promise<WeekLocked[]> {
  const rows = await sql.rows<WeekLocked>(
    `select locked.week_id as "weekId", locked.version, week.week_number as "weekNumber",
       locked.published_close_at as "picksCloseAt",
       locked.published_at as "lockedAt",
       (select count(*)::int from picks pick where pick.week_number = week.week_number) as picks
     from auto_picked_weeks locked join copied.weeks week on week.id = locked.week_id
     where locked.week_id = any ($1::uuid[]) and locked.version > 0`,
    [ids],
  );
  return rows.map((row) => WeekLocked.fromPartial(row));
}
