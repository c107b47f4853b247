import { Refusal, type Call, checkInput } from '@torchbearer/kit';
import { z } from 'zod';
import type { Context, Rpcs } from '../../context.js';
import { isStopped, recordConsent } from '../../db/consent.js';
import { parseCommand, type Command } from '../../domain/commands.js';
import { stoppedReply, unknownNumberReply } from '../../domain/replies.js';
import { readSigned, signedFormInput, twiml } from '../../twilio/webhook.js';
import {
  readMessage,
  mayReply,
  postponed,
  type Answer,
  type ReplyKind,
  type InboundMessage,
} from './answer.js';
import { awaitReply, claimMessage, isKnownNumber, saveReply, type Claim } from './claim.js';
import { answers, answerToYes } from './commands.js';
import { isUnavailable } from './league.js';

export const receiveMessage: Rpcs['receiveMessage'] = {
  who: 'public',
  input: signedFormInput,
  handle: async (context, request, call) => {
    const message = readMessage(readSigned(context, '/api/sms/webhook', request));
    return { twiml: twiml(await receive(context, message, call)) };
  },
};

/**
 * Handles a message once and replies; a redelivery gets the same reply. No transaction is open during calls to other
 * services. @returns the text of the reply; null for none @throws Refusal UNAVAILABLE for a redelivery while the
 * message is still being handled
 */
async function receive(context: Context, message: InboundMessage, call: Call): Promise<string | null> {
  const { database, site } = context;
  const claim = await claimMessage(database, message, call.now);
  if (!claim) return await awaitReply(database, message.sid);
  const command = parseCommand(message.text, site.keyword);
  const answer: Answer = claim.isOvertaken
    ? { reply: null, kind: 'UNHEARD' }
    : await answerTo(command, message, claim, context, call);
  return await database.transaction(async (tx) => {
    if (answer.stopped !== undefined) await recordConsent(tx, message.phone, answer.stopped);
    const reply = (await mayReply(tx, answer, message, call.now)) ? answer.reply : null;
    await saveReply(tx, message.sid, claim, reply, answer);
    return reply;
  });
}

/** STOP and START work for every number; the league's own keyword only for players. */
async function answerTo(
  command: Command,
  message: InboundMessage,
  claim: Claim,
  context: Context,
  call: Call,
): Promise<Answer> {
  const { player } = claim;
  if (command.kind === 'REACTION') return { reply: null, kind: 'UNHEARD' };
  // The carrier itself confirms the words that it acts on.
  if (command.kind === 'STOP')
    return { reply: command.isCarriers ? null : stoppedReply(), kind: 'STOP', stopped: true };
  if (command.kind === 'YES') {
    const { answer, hadOpenCode } = await answerToYes(context, message, call);
    const stopped = await context.database.oneOrNull(`select where ${isStopped('$1')}`, [message.phone]);
    // Without an open code, a YES after STOP means START, as to the carriers.
    if (stopped && !hadOpenCode) return await answerTo({ kind: 'START' }, message, claim, context, call);
    return answer ?? (await answerTo({ kind: 'OTHER' }, message, claim, context, call));
  }
  const stopped = command.kind === 'START' || (command.kind === 'KEYWORD' && player) ? false : undefined;
  if (!player) return { ...(await answerToUnknownNumber(context, message, call)), stopped };
  const typed = 'name' in command ? command.name : '';
  const answer = { kind: kindOf(command.kind), stopped };
  try {
    const outcome = await answers[command.kind]({ context, player, call, typed });
    return typeof outcome === 'string' ? { ...answer, reply: outcome } : { ...answer, ...outcome };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!isUnavailable(error)) return { ...answer, reply: error.message };
    call.log.warn({ reason: error.reason, command: command.kind }, 'a command could not be handled');
    return postponed(answer.kind);
  }
}

const kindOf = (kind: keyof typeof answers): ReplyKind =>
  kind === 'KEYWORD' ? 'START' : kind === 'OTHER' ? 'UNHEARD' : kind;

/** Postponed if the number may belong to a player who is not in the copies yet, or only just. */
async function answerToUnknownNumber(
  { database, site, isUserCopyBehind }: Context,
  { phone }: InboundMessage,
  call: Call,
): Promise<Answer> {
  if (!(await isUserCopyBehind()) && !(await isKnownNumber(database, phone)))
    return { reply: unknownNumberReply(site.url), kind: 'UNHEARD' };
  call.log.warn('an unknown number may belong to a player whose copy is missing: the sender must try again');
  return postponed('UNHEARD');
}

const statusInput = z.object({
  MessageSid: z.string('MessageSid is missing').regex(/^[\w-]{1,64}$/, 'MessageSid is no id of a message'),
  MessageStatus: z
    .string('MessageStatus is missing')
    .regex(/^\w{1,32}$/, 'MessageStatus is no status of a message'),
  ErrorCode: z
    .string()
    .regex(/^\d{0,9}$/, 'ErrorCode is no error code')
    .optional(),
});

export const receiveStatus: Rpcs['receiveStatus'] = {
  who: 'public',
  input: signedFormInput,
  handle: async (context, request, { now }) => {
    const fields = readSigned(context, '/api/sms/status', request);
    checkInput(statusInput, fields);
    const { MessageSid: sid = '', MessageStatus: status = '', ErrorCode: code } = fields;
    const messageId = new URLSearchParams(request.query).get('message');
    const errorCode = code ? Number(code) : null;
    await context.saveStatus({ messageId, sid, status: status.toLowerCase(), errorCode, now });
    // Twilio gets a success for an unknown message, too.
    return {};
  },
};
