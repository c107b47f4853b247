import type { Tx } from '@torchbearer/kit';
import type { Context } from '../context.js';
import { Picks } from '../db/tables.js';
import { chooseRecipients } from '../db/recipients.js';
import { withdrawnText } from '../domain/texts.js';
import { activeWeek } from '../db/weeks.js';
import { enqueue } from './enqueue.js';

/**
 * Tells a player, once, that a pick of theirs was withdrawn while they can still make another. Withdrawals also come
 * when an account is deleted, perhaps before that is known here: hence the delay.
 */
export async function tellOfWithdrawal(tx: Tx, pickId: string, context: Context): Promise<void> {
  const now = context.clock();
  const pick = await tx.manager.findOneBy(Picks, { id: pickId });
  const week = await activeWeek(tx);
  if (!pick || !week || week.weekNumber !== pick.weekNumber || week.picksCloseAt <= now) return;
  const choice = { filter: 'custom', userIds: [pick.userId], phones: [] } as const;
  const [player] = await chooseRecipients(tx, choice, week.weekNumber);
  if (!player) return;
  const { weekNumber, picksCloseAt } = week;
  const text = withdrawnText({
    name: player.name,
    castaway: player.picked,
    week: weekNumber,
    deadline: picksCloseAt,
  });
  const message = {
    // A pick that is made anew is another pick.
    dedupeKey: `withdrawn:${pick.id}`,
    kind: 'notice',
    userId: player.id,
    phone: player.phone,
    text,
    weekNumber,
    expiresAt: picksCloseAt,
  } as const;
  await enqueue(tx, [message], now, context.noticeDelayMs);
}
