/** The automatic picks of one closed week, a chunk of players at a time. */
import { outboxRow, type Sql, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { IS_PARTICIPANT } from '@torchbearer/rules';
import { suggest, type RosterEntry } from '../../domain/suggest.js';
import { pickId } from '../pick-id.js';

/** A week that was active, has closed, and has no automatic picks for that close yet. */
const IS_DUE = `week.was_ever_active and week.picks_close_at <= $1
  and not exists (select from auto_picked_weeks done
    where done.week_id = week.id and done.picks_close_at = week.picks_close_at)`;

export interface DueWeek {
  readonly id: string;
  readonly weekNumber: number;
}

/** Ascending, because a week's automatic picks depend on the week before. */
export const dueWeeks = (sql: Sql, now: Date): Promise<DueWeek[]> =>
  sql.rows<DueWeek>(
    `select week.id, week.week_number as "weekNumber" from copied.weeks week where ${IS_DUE} order by week.week_number`,
    [now],
  );

/** When the next week closes that was ever active; null for none. */
export async function nextClose(sql: Sql, now: Date): Promise<Date | null> {
  const [next] = await sql.rows<{ closesAt: Date | null }>(
    `select min(picks_close_at) as "closesAt" from copied.weeks where was_ever_active and picks_close_at > $1`,
    [now],
  );
  return next?.closesAt ?? null;
}

interface PlayerWithoutPick {
  readonly userId: string;
  readonly drafted: readonly { readonly castawayId: string; readonly round: number }[];
  readonly previousCastawayId: string | null;
}

/** Players per transaction: their accounts are locked for a few tenths of a second. */
const CHUNK = 1_000;

export interface ChunkDone {
  readonly made: number;
  /** Where to continue; null once the week is done, by us or another replica. */
  readonly next: string | null;
}

/**
 * Picks for the next participants (ids after `after`) with a roster and without a pick. The week's row is locked and
 * checked again, so that replicas take turns and the last one finds nothing left.
 */
export async function autoPickChunk(tx: Tx, week: DueWeek, after: string, now: Date): Promise<ChunkDone> {
  await tx.rows('select from copied.weeks where id = $1 for update', [week.id]);
  const isDue = (await dueWeeks(tx, now)).some(({ id }) => id === week.id);
  if (!isDue) return { made: 0, next: null };
  const players = await playersWithoutPick(tx, week.weekNumber, after);
  const made = await savePicks(tx, picksFor(players, await areAlive(tx), week.weekNumber, now));
  const last = players.at(-1);
  if (last && players.length === CHUNK) return { made, next: last.userId };
  await tx.run(
    `insert into auto_picked_weeks (week_id, picks_close_at) select id, picks_close_at from copied.weeks where id = $1
     on conflict (week_id) do update set picks_close_at = excluded.picks_close_at`,
    [week.id],
  );
  return { made, next: null };
}

/** Locks their accounts until the transaction ends: a pick must not outlive its player. */
const playersWithoutPick = (tx: Tx, weekNumber: number, after: string): Promise<PlayerWithoutPick[]> =>
  tx.rows<PlayerWithoutPick>(
    `select player.id as "userId", roster.picks as drafted,
       (select earlier.castaway_id from picks earlier
         where earlier.user_id = player.id and earlier.week_number < $1
         order by earlier.week_number desc limit 1) as "previousCastawayId"
     from copied.users player join copied.rosters roster on roster.user_id = player.id
     where player.id > $2 and ${IS_PARTICIPANT} and roster.picks <> '[]'
       and not exists (select from picks pick where pick.user_id = player.id and pick.week_number = $1)
     order by player.id limit ${CHUNK}
     for key share of player`,
    [weekNumber, after],
  );

/** Whether each known castaway is still in the game. */
async function areAlive(tx: Tx): Promise<ReadonlyMap<string, boolean>> {
  const castaways = await tx.rows<{ id: string; eliminated: boolean }>(
    'select id, eliminated from copied.castaways',
  );
  return new Map(castaways.map(({ id, eliminated }) => [id, !eliminated]));
}

type AutoPick = ReturnType<typeof picksFor>[number];

const picksFor = (
  players: readonly PlayerWithoutPick[],
  alive: ReadonlyMap<string, boolean>,
  weekNumber: number,
  now: Date,
) =>
  players.flatMap(({ userId, drafted, previousCastawayId }) => {
    const roster = drafted.flatMap(({ castawayId, round }): RosterEntry[] => {
      const isAlive = alive.get(castawayId);
      return isAlive === undefined ? [] : [{ castawayId, round, isAlive }];
    });
    const castawayId = suggest(roster, previousCastawayId);
    if (castawayId === null) return [];
    const pick = { id: pickId(now), version: 1, userId, weekNumber, castawayId };
    return [{ ...pick, isAutoSelected: true, submittedAt: now }];
  });

/** A pick made by hand meanwhile stays, and gets no event here. */
async function savePicks(tx: Tx, picks: readonly AutoPick[]): Promise<number> {
  if (picks.length === 0) return 0;
  const events = picks.map((pick) => outboxRow(Topics.pick, pick));
  const published = await tx.rows<{ key: string }>(
    `with wanted as (
       select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::uuid[], $5::timestamptz[], $6::text[], $7::bytea[],
         $8::jsonb[]) as row (id, user_id, week_number, castaway_id, submitted_at, topic, value, headers)),
     made as (
       insert into picks (id, version, user_id, week_number, castaway_id, is_auto_selected, submitted_at, submitted_by)
       select id, 1, user_id, week_number, castaway_id, true, submitted_at, 'system' from wanted
       on conflict (user_id, week_number) do nothing
       returning id)
     insert into outbox (topic, key, value, headers)
     select topic, id::text, value, headers from wanted join made using (id)
     returning key`,
    [
      picks.map((pick) => pick.id),
      picks.map((pick) => pick.userId),
      picks.map((pick) => pick.weekNumber),
      picks.map((pick) => pick.castawayId),
      picks.map((pick) => pick.submittedAt),
      events.map((event) => event.topic),
      events.map((event) => event.value),
      events.map((event) => event.headers),
    ],
  );
  tx.published.push(...published.map(({ key }) => ({ topic: Topics.pick.name, key, version: 1 })));
  return published.length;
}
