import type { Tx } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import type { UserCopy } from '../../copies.js';
import { welcomeText } from '../../domain/texts.js';
import { isStopped } from '../../db/consent.js';
import { enqueue } from '../../db/enqueue.js';

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
