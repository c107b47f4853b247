import { isId, type Tx } from '@torchbearer/kit';
import type { SendCodeRequest } from '@torchbearer/proto/sms/v1/sms';
import { z } from 'zod';
import type { Rpcs } from '../../context.js';
import { enqueue } from '../../db/enqueue.js';
import { ERASE_ORPHANED } from '../../db/erase-messages.js';
import { codeText } from '../../domain/texts.js';

const id = z.string().refine(isId, 'must be an id');

export const sendCode: Rpcs['sendCode'] = {
  who: ['identity'],
  input: z.object({
    codeId: id,
    userId: id,
    phone: z.string().regex(/^\+1\d{10}$/, 'must be +1 and ten digits'),
    code: z.string().regex(/^\d{6}$/, 'must be six digits'),
    expiresAt: z.date(),
  }),
  handle: async ({ database, wake }, request, { now }) => {
    await database.transaction((tx) => queueCode(tx, request, now));
    wake();
    return {};
  },
};

/** A person is waiting for the code, so it goes ahead of any blast in progress. */
const PRIORITY_MS = 24 * 3_600_000;

/** Queues a code once. A newer code replaces those still queued for the same account. */
async function queueCode(tx: Tx, request: SendCodeRequest, now: Date): Promise<void> {
  const { codeId, userId, phone, code, expiresAt } = request;
  const dedupeKey = `code:${codeId}`;
  const text = codeText(code);
  const message = { dedupeKey, kind: 'code', userId, phone, text, ...(expiresAt && { expiresAt }) } as const;
  if ((await enqueue(tx, [message], now, -PRIORITY_MS)) === 0) return;
  await tx.run(
    `update messages set state = 'SKIPPED', error = 'A newer code was sent', updated_at = $3, ${ERASE_ORPHANED}
     where user_id = $1 and kind = 'code' and state = 'QUEUED' and dedupe_key <> $2`,
    [userId, dedupeKey, now],
  );
}
