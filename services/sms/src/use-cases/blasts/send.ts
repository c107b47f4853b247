import { audit, Refusal, type Call, type Tx } from '@torchbearer/kit';
import type { SendBlastRequest } from '@torchbearer/proto/sms/v1/sms';
import { Topics } from '@torchbearer/proto/topics';
import { createHash, randomUUID } from 'node:crypto';
import type { Choice } from '../../db/recipients.js';
import { enqueue } from '../../db/enqueue.js';
import { readChoice, refuseUnknown } from './choice.js';
import { addressed, type Addressed } from './render.js';

const MAX_TEXT_LENGTH = 1_600;

/**
 * Saves a blast and queues a message for each recipient. A repeated key of the same admin returns the existing blast,
 * also for concurrent requests.
 * @returns the blast's id
 * @throws Refusal UNKNOWN_USER, NO_RECIPIENTS, IDEMPOTENCY_KEY_REUSED; INVALID_INPUT if a filled-in text is too long
 */
export async function sendBlast(tx: Tx, request: SendBlastRequest, call: Call): Promise<string> {
  const id = randomUUID();
  const message = request.message.trim();
  const choice = readChoice(request);
  const requestHash = hashOf(message, choice);
  const isNew = await tx.run(
    `insert into blasts (id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients)
     values ($1, $2, $3, $4, $5, $6, $7, 0)
     on conflict (created_by, idempotency_key) where idempotency_key <> '' do nothing`,
    [id, call.now, call.userId, request.idempotencyKey, requestHash, message, choice.filter],
  );
  if (isNew === 0) return await sentBefore(tx, call.userId, request.idempotencyKey, requestHash);

  await refuseUnknown(tx, request);
  const recipients = await addressed(tx, choice, message);
  if (recipients.length === 0) throw new Refusal('NO_RECIPIENTS');
  refuseTooLong(recipients);
  await enqueue(
    tx,
    recipients.map(({ id: userId, phone, text }) => ({
      ...({ kind: 'blast', blastId: id, userId, phone, text } as const),
      dedupeKey: `blast:${id}:${phone}`,
    })),
    call.now,
  );
  await tx.run('update blasts set recipients = $2 where id = $1', [id, recipients.length]);
  await audit(tx, Topics.smsAudit, call, {
    action: 'sms.blast-sent',
    target: { type: 'blast', id, name: message.slice(0, 60) },
    before: null,
    after: { recipients: recipients.length, filter: choice.filter, message },
  });
  return id;
}

async function sentBefore(tx: Tx, adminId: string, key: string, requestHash: string): Promise<string> {
  const [blast] = await tx.rows<{ id: string; requestHash: string }>(
    `select id, request_hash as "requestHash" from blasts where created_by = $1 and idempotency_key = $2`,
    [adminId, key],
  );
  if (blast?.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return blast.id;
}

/** Equal for the same text to the same recipients in any order. */
function hashOf(message: string, choice: Choice): string {
  const named = choice.filter === 'custom' ? [...choice.userIds, ...choice.phones].sort() : [];
  const content = JSON.stringify([message, choice.filter, ...new Set(named)]);
  return createHash('sha256').update(content).digest('hex');
}

function refuseTooLong(recipients: readonly Addressed[]): void {
  const tooLong = recipients.find(({ text }) => text.trim().length > MAX_TEXT_LENGTH);
  if (!tooLong) return;
  const message = `Filled in for ${tooLong.name}, the message is longer than ${MAX_TEXT_LENGTH} characters`;
  throw new Refusal('INVALID_INPUT', undefined, [{ field: 'message', message }]);
}
