import type { Tx } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import type { PickCopy } from '../../copies.js';
import { enqueue } from '../../db/enqueue.js';
import { automaticPickText } from '../../domain/texts.js';
import { whoPicked } from './notify-withdrawals.js';

/** How long after the close the text is still worth sending. */
const LATEST_MS = 3 * 60 * 60_000;

/** Tells players who get texts which castaway was picked for them, once for each close, unless the season says no. */
export async function notifyAutomaticPicks(
  tx: Tx,
  picks: readonly PickCopy[],
  { clock, isReminding }: Context,
): Promise<void> {
  const now = clock();
  const expiresAt = ({ submittedAt }: PickCopy) => new Date(submittedAt.getTime() + LATEST_MS);
  const fresh = picks.filter((pick) => expiresAt(pick) > now);
  if (fresh.length === 0 || !isReminding) return;
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
