import { emitTombstone, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { DRAFTED } from './players.js';

interface Withdrawn {
  readonly id: string;
  readonly version: number;
}

/** A statement; $1 belongs to the condition, and $2 is the time. @param byMove whether because the week's close was moved */
const withdrawal = (condition: string, byMove: boolean): string => `
  with withdrawn as (
    delete from picks pick where ${condition}
    returning pick.id, pick.version, pick.user_id, pick.week_number, pick.castaway_id
  ), remembered as (
    insert into withdrawals (user_id, week_number, castaway_id, withdrawn_at, by_move)
    select user_id, week_number, castaway_id, $2, ${byMove} from withdrawn
    on conflict (user_id, week_number) do update set castaway_id = excluded.castaway_id,
      withdrawn_at = excluded.withdrawn_at, by_move = excluded.by_move
  )
  select id, version from withdrawn`;

const WITHDRAW_OPEN = withdrawal(
  `pick.user_id = any ($1)
    and exists (select from copied.weeks week
      where week.week_number = pick.week_number and week.picks_close_at > $2)
    and not exists (select from copied.rosters roster cross join ${DRAFTED}
      where roster.user_id = pick.user_id and drafted."castawayId" = pick.castaway_id)`,
  false,
);

/**
 * Withdraws these players' picks of open weeks whose castaway is not on their roster, and stores the withdrawal for
 * them. The rosters must be locked.
 */
export async function withdrawOpenPicks(tx: Tx, userIds: readonly string[], now: Date): Promise<void> {
  await publish(tx, await tx.rows<Withdrawn>(WITHDRAW_OPEN, [userIds, now]));
}

/** Picks in one transaction. */
const CHUNK = 1_000;

const WITHDRAW_AUTOMATIC = withdrawal(
  `is_auto_selected and id in (
    select id from picks where week_number = $1 and is_auto_selected order by id limit ${CHUNK} for update)`,
  true,
);

/**
 * Withdraws a thousand of the week's automatic picks, because its close was moved, and stores the withdrawals for their
 * players. @returns whether there may be more
 */
export async function withdrawAutomaticPicks(tx: Tx, weekNumber: number, now: Date): Promise<boolean> {
  const withdrawn = await tx.rows<Withdrawn>(WITHDRAW_AUTOMATIC, [weekNumber, now]);
  await publish(tx, withdrawn);
  return withdrawn.length === CHUNK;
}

/** Withdraws all picks of these players. Their rosters must be locked or deleted. */
export async function withdrawAllPicks(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.run('delete from withdrawals where user_id = any ($1)', [userIds]);
  await publish(
    tx,
    await tx.rows<Withdrawn>('delete from picks where user_id = any ($1) returning id, version', [userIds]),
  );
}

async function publish(tx: Tx, withdrawn: readonly Withdrawn[]): Promise<void> {
  for (const { id, version } of withdrawn) await emitTombstone(tx, Topics.pick, id, version + 1);
}
