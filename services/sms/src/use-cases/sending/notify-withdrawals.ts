import type { Tx } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import type { PickCopy } from '../../copies.js';
import { IS_OPTED_IN } from '../../db/recipients.js';
import { activeWeek } from '../../db/weeks.js';
import { movedText, withdrawnText } from '../../domain/texts.js';
import { enqueue } from '../../db/enqueue.js';

/** How long a moved week is worth a text that came before the event with its new close. */
const MOVE_MS = 60 * 60_000;

/**
 * Notifies players once for each withdrawn pick while they can still make another. An automatic pick is withdrawn because
 * the week was moved: that is told even if the new close is not known here yet. The delay is for withdrawals that
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
  if (!week) return;
  const { weekNumber, picksCloseAt } = week;
  const isOpen = picksCloseAt > now;
  const ofWeek = picks.filter((pick) => pick.weekNumber === weekNumber && (isOpen || pick.isAutoSelected));
  if (ofWeek.length === 0) return;
  const messages = (await whoPicked(tx, ofWeek)).map(({ pick, userId, name, phone, castaway }) => ({
    // A new pick has a new id.
    dedupeKey: `withdrawn:${pick.id}`,
    kind: 'notice' as const,
    userId,
    phone,
    text: pick.isAutoSelected
      ? movedText({ name, castaway, week: weekNumber })
      : withdrawnText({ name, castaway, week: weekNumber, deadline: picksCloseAt }),
    ...(isOpen && { weekNumber }),
    expiresAt: isOpen ? picksCloseAt : new Date(now.getTime() + MOVE_MS),
  }));
  await enqueue(tx, messages, now, noticeDelayMs);
}

interface Picker {
  readonly pick: PickCopy;
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
  /** Null if the castaway is not in the copies. */
  readonly castaway: string | null;
}

/** The players who made these picks and want messages. */
export async function whoPicked(tx: Tx, picks: readonly PickCopy[]): Promise<Picker[]> {
  const byId = new Map(picks.map((pick) => [pick.id, pick]));
  const pickers = await tx.rows<Omit<Picker, 'pick'> & { readonly pickId: string }>(
    `select pick.id as "pickId", player.id as "userId", player.name, player.phone, castaway.name as castaway
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as pick (id, user_id, castaway_id)
       join copied.users player on player.id = pick.user_id
       left join copied.castaways castaway on castaway.id = pick.castaway_id
     where ${IS_OPTED_IN}`,
    [picks.map(({ id }) => id), picks.map(({ userId }) => userId), picks.map(({ castawayId }) => castawayId)],
  );
  return pickers.map(({ pickId, ...picker }) => ({ ...picker, pick: byId.get(pickId)! }));
}
