import type { Tx } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import type { UserCopy, PickCopy } from '../../copies.js';
import { isStopped } from '../../db/consent.js';
import { enqueue } from '../../db/enqueue.js';
import { IS_OPTED_IN, activeWeek } from '../../db/copied.js';
import { welcomeText, movedText, withdrawnText, automaticPickText } from '../../domain/texts.js';

/** An older number is not welcomed: the copies are being filled, or the service was down. */
const RECENT_MS = 24 * 3_600_000;

/** Welcomes numbers that players have just added, once for each time. */
export async function welcome(tx: Tx, players: readonly UserCopy[], { clock }: Context): Promise<void> {
  const now = clock();
  const reachable = players.flatMap(({ id, name, phone, smsEnabled, phoneAddedAt }) => {
    if (phone === null || phoneAddedAt === null || !smsEnabled) return [];
    return phoneAddedAt.getTime() > now.getTime() - RECENT_MS ? { id, name, phone, phoneAddedAt } : [];
  });
  if (reachable.length === 0) return;
  const open = await tx.rows<{ phone: string }>(
    `select given.phone from unnest($1::text[]) as given (phone) where not ${isStopped('given.phone')}`,
    [reachable.map(({ phone }) => phone)],
  );
  const phones = new Set(open.map(({ phone }) => phone));
  const messages = reachable
    .filter(({ phone }) => phones.has(phone))
    .map(({ id, name, phone, phoneAddedAt }) => ({
      dedupeKey: `welcome:${id}:${phone}:${phoneAddedAt.toISOString()}`,
      kind: 'welcome' as const,
      userId: id,
      phone,
      text: welcomeText({ name }),
    }));
  await enqueue(tx, messages, now);
}

/** How long a moved week is worth a text that came before the event with its new close. */
const MOVE_MS = 60 * 60_000;

/**
 * Notifies players once for each withdrawn pick while they can still make another. An automatic pick is withdrawn because
 * the week was moved: the text goes out even if the new close is not known here yet. The delay is for withdrawals that
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
async function whoPicked(tx: Tx, picks: readonly PickCopy[]): Promise<Picker[]> {
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

/** How long after the close the text is still worth sending. */
const LATEST_MS = 3 * 60 * 60_000;

/** Tells players who get texts which castaway was picked for them, once for each close, unless the season says no. */
export async function notifyAutomaticPicks(
  tx: Tx,
  picks: readonly PickCopy[],
  { clock, config }: Context,
): Promise<void> {
  const now = clock();
  const expiresAt = ({ submittedAt }: PickCopy) => new Date(submittedAt.getTime() + LATEST_MS);
  const fresh = picks.filter((pick) => expiresAt(pick) > now);
  if (fresh.length === 0 || !config.SMS_REMINDERS) return;
  if ((await tx.rows('select from copied.season where not text_auto_picks')).length > 0) return;
  const messages = (await whoPicked(tx, fresh)).map(({ pick, userId, name, phone, castaway }) => ({
    // An automatic pick is submitted at its close.
    dedupeKey: `automatic-pick:${pick.weekNumber}:${pick.submittedAt.toISOString()}:${userId}`,
    kind: 'notice' as const,
    ...{ userId, phone },
    text: automaticPickText({ name, castaway, week: pick.weekNumber }),
    expiresAt: expiresAt(pick),
  }));
  await enqueue(tx, messages, now);
}
