import type { Tx } from '@torchbearer/kit';
import type { Context } from '../context.js';
import type { UserCopy } from '../db/tables.js';
import { welcomeText } from '../domain/texts.js';
import { isStopped } from './consent.js';
import { enqueue } from './enqueue.js';

/** A number older than this is no news: the copies are being filled, or somebody was away for long. */
const NEWS_MS = 24 * 3_600_000;

/** Welcomes a number that has just become a player's, once each time that it does. */
export async function welcome(tx: Tx, player: UserCopy, { clock }: Context): Promise<void> {
  const { id, name, phone, smsEnabled, phoneAddedAt } = player;
  const now = clock();
  if (phone === null || phoneAddedAt === null || !smsEnabled) return;
  if (phoneAddedAt.getTime() <= now.getTime() - NEWS_MS) return;
  const [stopped] = await tx.rows(`select where ${isStopped('$1')}`, [phone]);
  if (stopped) return;
  const dedupeKey = `welcome:${id}:${phone}:${phoneAddedAt.toISOString()}`;
  const text = welcomeText({ name });
  await enqueue(tx, [{ dedupeKey, kind: 'welcome', userId: id, phone, text }], now);
}
