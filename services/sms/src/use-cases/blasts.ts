import { isId, Refusal, type Sql, text, audit, type Call, type Tx } from '@torchbearer/kit';
import {
  RecipientFilter,
  type BlastReader,
  type GetBlastResponse,
  type SendBlastRequest,
} from '@torchbearer/proto/sms/v1/sms';
import { Topics } from '@torchbearer/proto/topics';
import { MAX_LENGTH, MAX_RECIPIENTS, parsePhone, type FieldError } from '@torchbearer/rules';
import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { enqueue } from '../db/enqueue.js';
import { unknownUsers, type Choice, chooseRecipients, type Recipient, activeWeek } from '../db/copied.js';
import { render, templates } from '../domain/texts.js';
import { CENTS_PER_SEGMENT, countSegments } from '../domain/segments.js';
import { progressAfter, progressOf, stopQueued } from './sending/queued.js';

/** The recipients of a blast, as a request names them. */
const choiceInput = {
  filter: z.literal(
    [
      RecipientFilter.RECIPIENT_FILTER_ALL,
      RecipientFilter.RECIPIENT_FILTER_NO_PICKS,
      RecipientFilter.RECIPIENT_FILTER_CUSTOM,
    ],
    'Please choose who gets this message',
  ),
  custom: z
    .array(z.string().max(100))
    .max(MAX_RECIPIENTS, `Please name at most ${MAX_RECIPIENTS} recipients`),
};

/** The message of a blast, as a request has it. */
const messageInput = z
  .string()
  .trim()
  .max(MAX_LENGTH.textMessage, `A message has at most ${MAX_LENGTH.textMessage} characters`)
  .regex(/^[^\0]*$/, 'must not contain NUL characters');

type ChoiceRequest = Pick<SendBlastRequest, 'filter' | 'custom'>;

/** Parses the request's choice, without checking who exists. */
function readChoice({ filter, custom }: ChoiceRequest): Choice {
  if (filter === RecipientFilter.RECIPIENT_FILTER_ALL) return { filter: 'all' };
  if (filter === RecipientFilter.RECIPIENT_FILTER_NO_PICKS) return { filter: 'no-picks' };
  const named = custom.map((entry) => entry.trim());
  return {
    filter: 'custom',
    userIds: named.filter(isId),
    phones: named.flatMap((entry) => (isId(entry) ? [] : (parsePhone(entry) ?? []))),
  };
}

/**
 * A blast leaves out named players who are not opted in, but an unknown entry is an error.
 * @throws Refusal UNKNOWN_USER naming each entry that is neither a player nor a phone number
 */
async function refuseUnknown(sql: Sql, { filter, custom }: ChoiceRequest): Promise<void> {
  if (filter !== RecipientFilter.RECIPIENT_FILTER_CUSTOM) return;
  const named = custom.map((entry) => entry.trim());
  const unknown = new Set(await unknownUsers(sql, named.filter(isId)));
  const fieldErrors = named.flatMap((entry, place): FieldError[] => {
    const isKnown = isId(entry) ? !unknown.has(entry) : parsePhone(entry) !== null;
    return isKnown ? [] : [{ field: `custom.${place}`, message: 'There is no such player or phone number' }];
  });
  if (fieldErrors.length > 0) throw new Refusal('UNKNOWN_USER', undefined, fieldErrors);
}

interface Addressed extends Recipient {
  readonly text: string;
}

/** The recipients of a blast, each with their own text. */
async function addressed(sql: Sql, choice: Choice, message: string): Promise<Addressed[]> {
  const week = await activeWeek(sql);
  const recipients = await chooseRecipients(sql, choice, week?.weekNumber ?? null);
  return recipients.map((recipient) => ({
    ...recipient,
    text: render(message, {
      week: week?.weekNumber ?? null,
      deadline: week?.picksCloseAt ?? null,
      name: recipient.name,
      castaway: recipient.picked,
    }),
  }));
}

export const estimateBlast: Rpcs['estimateBlast'] = {
  who: 'admin',
  input: z.object({ ...choiceInput, message: messageInput, withReader: z.boolean() }),
  handle: async ({ database }, request) => {
    await refuseUnknown(database, request);
    const recipients = await addressed(database, readChoice(request), request.message.trim());
    // Counts the longest text for all, so that the estimate is never below the cost.
    const segments = recipients.reduce((most, { text }) => Math.max(most, countSegments(text).segments), 1);
    return {
      recipients: recipients.length,
      segments,
      costCents: segments * recipients.length * CENTS_PER_SEGMENT,
      reader: request.withReader ? readerOf(recipients) : undefined,
    };
  },
};

const { compare } = new Intl.Collator('en');

/** The first by name. */
function readerOf(recipients: readonly Recipient[]): BlastReader | undefined {
  const [one, ...others] = recipients;
  if (!one) return undefined;
  const first = others.reduce((least, other) => (compare(other.name, least.name) < 0 ? other : least), one);
  return { name: first.name, castaway: first.picked ?? undefined };
}

export const sendBlast: Rpcs['sendBlast'] = {
  who: 'admin',
  input: z.object({
    ...choiceInput,
    message: messageInput.min(1, 'Please enter a message'),
    idempotencyKey: text(200),
  }),
  handle: async ({ database, wake, config }, request, call) => {
    const blastId = await database.transaction((tx) => queueBlast(tx, request, call));
    wake();
    const progress = await progressAfter(database, blastId, config.SMS_BLAST_WAIT_MS);
    const { waiting, sent, delivered, failed, skipped } = progress;
    const left = skipped.reduce((sum, { recipients }) => sum + recipients, 0);
    return { blastId, sent: waiting + sent + delivered, failed: failed + left };
  },
};

const MAX_TEXT_LENGTH = 1_600;

/**
 * Saves a blast and queues a message for each recipient. A repeated key of the same admin returns the existing blast,
 * also for concurrent requests.
 * @returns the blast's id
 * @throws Refusal UNKNOWN_USER, NO_RECIPIENTS, IDEMPOTENCY_KEY_REUSED; INVALID_INPUT if a filled-in text is too long
 */
async function queueBlast(tx: Tx, request: SendBlastRequest, call: Call): Promise<string> {
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
  const blast = await tx.oneOrNull<{ id: string; requestHash: string }>(
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

type BlastRow = Pick<GetBlastResponse, 'message' | 'createdAt' | 'recipients'>;

/** @throws Refusal BLAST_NOT_FOUND */
async function findBlast(sql: Sql, id: string): Promise<BlastRow> {
  const select = 'select message, created_at as "createdAt", recipients from blasts where id = $1';
  const blast = isId(id) ? await sql.oneOrNull<BlastRow>(select, [id]) : null;
  if (!blast) throw new Refusal('BLAST_NOT_FOUND');
  return blast;
}

export const getBlast: Rpcs['getBlast'] = {
  who: 'admin',
  input: z.object({ blastId: text(100) }),
  handle: async ({ database }, { blastId }) => {
    const blast = await findBlast(database, blastId);
    return { blastId, ...blast, ...(await progressOf(database, 'blast_id = $1', blastId)) };
  },
};

export const stopBlast: Rpcs['stopBlast'] = {
  who: 'admin',
  input: z.object({ blastId: text(100) }),
  handle: async ({ database }, { blastId }, call) => {
    const { message } = await findBlast(database, blastId);
    return await database.transaction((tx) =>
      stopQueued(tx, call, {
        which: 'blast_id = $3',
        value: blastId,
        reason: 'The blast was stopped',
        action: 'sms.blast-stopped',
        target: { type: 'blast', id: blastId, name: message.slice(0, 60) },
      }),
    );
  },
};

export const listTemplates: Rpcs['listTemplates'] = {
  who: 'admin',
  handle: () => Promise.resolve({ templates: [...templates] }),
};
