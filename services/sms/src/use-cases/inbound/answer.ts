/** An incoming message, what follows from it, and whether a reply is sent. */
import { checkInput, type Tx } from '@torchbearer/kit';
import { z } from 'zod';
import { isStopped } from '../../db/consent.js';
import type { Command } from '../../domain/commands.js';
import { tryAgainReply } from '../../domain/replies.js';

/** A text message that we received. */
export interface InboundMessage {
  /** Twilio's id of the message; a redelivery has the same id. */
  readonly sid: string;
  /** +1 and ten digits, or another kind of sender. */
  readonly phone: string;
  readonly text: string;
}

const inboundInput = z.object({
  From: z.string('From is missing').min(1, 'From is missing').max(64, 'From is too long'),
  Body: z.string('Body is missing').max(1_600, 'Body must be at most 1,600 characters'),
  MessageSid: z.string('MessageSid is missing').regex(/^[\w-]{1,64}$/, 'MessageSid is no id of a message'),
});

/** @throws Refusal INVALID_INPUT */
export function readMessage(fields: Readonly<Record<string, string>>): InboundMessage {
  checkInput(inboundInput, fields);
  const { From = '', Body = '', MessageSid = '' } = fields;
  // Postgres can't store NUL characters.
  const [phone, text] = [From, Body].map((value) => value.replaceAll('\0', '').trim());
  return { sid: MessageSid, phone: phone ?? '', text: text ?? '' };
}

/** What replies are counted by: the command, UNHEARD without one that we know, PICKED for one that saved a pick. */
export type ReplyKind = 'UNHEARD' | 'PICKED' | Exclude<Command['kind'], 'OTHER' | 'REACTION' | 'KEYWORD'>;

export interface Answer {
  /** The text of the reply; null for none. */
  readonly reply: string | null;
  readonly kind: ReplyKind;
  /** Whether the sender wants no more messages, or wants them again; undefined if the message doesn't say. */
  readonly stopped?: boolean | undefined;
  /** A service was unavailable, so the message is left to its next delivery. */
  readonly isPostponed?: boolean;
}

const HOUR_MS = 3_600_000;

/**
 * How many replies of a kind a number gets in a time, then silence: a machine at the other end may answer each of them.
 * People rarely need the same answer again; what a command did is always confirmed.
 */
const LIMITS: Readonly<Record<ReplyKind, { readonly most: number; readonly withinMs: number } | null>> = {
  UNHEARD: { most: 3, withinMs: HOUR_MS },
  HELP: { most: 3, withinMs: HOUR_MS },
  STOP: { most: 1, withinMs: 24 * HOUR_MS },
  START: { most: 10, withinMs: HOUR_MS },
  YES: { most: 10, withinMs: HOUR_MS },
  PICK: { most: 10, withinMs: HOUR_MS },
  STATUS: { most: 10, withinMs: HOUR_MS },
  TEAM: { most: 10, withinMs: HOUR_MS },
  BOARD: { most: 10, withinMs: HOUR_MS },
  NEED: { most: 10, withinMs: HOUR_MS },
  PICKED: null,
};

/** Asks the sender to try again, because a service was unavailable. */
export const postponed = (kind: ReplyKind): Answer => ({ reply: tryAgainReply(), kind, isPostponed: true });

/** Whether a reply is within its limit; a number that texted STOP gets only help and a confirmation. */
export async function mayReply(
  tx: Tx,
  { reply, kind }: Answer,
  { phone, sid }: InboundMessage,
  now: Date,
): Promise<boolean> {
  if (reply === null) return false;
  const stopped = await tx.oneOrNull(`select where ${isStopped('$1')}`, [phone]);
  if (stopped && kind !== 'HELP' && kind !== 'STOP') return false;
  const limit = LIMITS[kind];
  if (limit === null) return true;
  // Until this commits, every other message of the number waits here, at any replica.
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('inbound ' || $1, 0))`, [phone]);
  const { count } = await tx.one<{ count: number }>(
    `select count(*)::int as count from inbound
     where phone = $1 and reply_kind = $2 and reply is not null and received_at > $3 and message_sid <> $4`,
    [phone, kind, new Date(now.getTime() - limit.withinMs), sid],
  );
  return count < limit.most;
}
