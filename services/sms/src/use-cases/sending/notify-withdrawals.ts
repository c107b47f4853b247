import type { Tx } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import type { PickCopy } from '../../copies.js';
import { IS_OPTED_IN } from '../../db/recipients.js';
import { activeWeek } from '../../db/weeks.js';
import { withdrawnText } from '../../domain/texts.js';
import { enqueue } from '../../db/enqueue.js';

/**
 * Notifies players once for each withdrawn pick while they can still make another. The delay is for withdrawals that
 * come with a deleted account, perhaps before its deletion is known here.
 * @param picks the withdrawn picks
 */
export async function notifyWithdrawals(
  tx: Tx,
  picks: readonly PickCopy[],
  { clock, noticeDelayMs }: Context,
): Promise<void> {
  if (picks.length === 0) return;
  const now = clock();
  const week = await activeWeek(tx);
  const ofWeek = picks.filter((pick) => pick.weekNumber === week?.weekNumber);
  if (!week || week.picksCloseAt <= now || ofWeek.length === 0) return;
  const { weekNumber, picksCloseAt } = week;
  const messages = (await whoPicked(tx, ofWeek)).map(({ pickId, userId, name, phone, castaway }) => ({
    // A new pick has a new id.
    dedupeKey: `withdrawn:${pickId}`,
    kind: 'notice' as const,
    userId,
    phone,
    text: withdrawnText({ name, castaway, week: weekNumber, deadline: picksCloseAt }),
    weekNumber,
    expiresAt: picksCloseAt,
  }));
  await enqueue(tx, messages, now, noticeDelayMs);
}

interface Picker {
  readonly pickId: string;
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
  /** Null if the castaway is not in the copies. */
  readonly castaway: string | null;
}

/** The players who made these picks and want messages. */
const whoPicked = (tx: Tx, picks: readonly PickCopy[]): Promise<Picker[]> =>
  tx.rows<Picker>(
    `select pick.id as "pickId", player.id as "userId", player.name, player.phone, castaway.name as castaway
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as pick (id, user_id, castaway_id)
       join copied.users player on player.id = pick.user_id
       left join copied.castaways castaway on castaway.id = pick.castaway_id
     where ${IS_OPTED_IN}`,
    [picks.map(({ id }) => id), picks.map(({ userId }) => userId), picks.map(({ castawayId }) => castawayId)],
  );
