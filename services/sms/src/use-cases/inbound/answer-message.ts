import { Refusal, type Call, type Tx } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import { parseCommand, type Command } from '../../domain/commands.js';
import { confirmedReply, stoppedReply, tryAgainReply, unknownNumberReply } from '../../domain/replies.js';
import { isStopped, recordConsent } from '../../db/consent.js';
import {
  awaitReply,
  claimMessage,
  finishMessage,
  isKnownNumber,
  releaseMessage,
  type Claim,
} from './claim.js';
import { answers } from './commands.js';
import { isUnavailable } from './league.js';
import type { InboundMessage } from './message.js';
import { replyToYes } from './yes.js';

/**
 * Handles a message once and replies; a redelivery gets the same reply. No transaction is open during calls to other
 * services. @returns the text of the reply; null for none @throws Refusal UNAVAILABLE for a redelivery while the
 * message is still being handled
 */
export async function receive(context: Context, message: InboundMessage, call: Call): Promise<string | null> {
  const { database, site } = context;
  const claim = await claimMessage(database, message, call.now);
  if (!claim) return await awaitReply(database, message.sid);
  const command = parseCommand(message.text, site.keyword);
  const answer = claim.isOvertaken ? '' : await replyToCommand(command, message, claim, context, call);
  if (answer === null) {
    await releaseMessage(database, message.sid, claim, tryAgainReply());
    return tryAgainReply();
  }
  return await database.transaction(async (tx) => {
    if (!claim.isOvertaken) await saveConsent(tx, command, message, claim);
    const isSent = answer !== '' && (await mayReply(tx, answer, command, message, claim, call.now));
    const reply = isSent ? answer : null;
    await finishMessage(tx, message.sid, claim, reply);
    return reply;
  });
}

/** The text of the reply; null if another service is unavailable. */
async function replyToCommand(
  command: Command,
  message: InboundMessage,
  claim: Claim,
  context: Context,
  call: Call,
): Promise<string | null> {
  const { player } = claim;
  // The carrier itself confirms the words that it acts on.
  if (command.kind === 'STOP') return command.isCarriers ? '' : stoppedReply();
  if (command.kind === 'YES') return await replyToYes(context, message, claim, call);
  if (!player) return await replyToUnknownNumber(context, message, call);
  const typed = 'name' in command ? command.name : '';
  try {
    return await answers[command.kind]({ context, player, call, typed });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!isUnavailable(error)) return error.message;
    call.log.warn({ reason: error.reason, command: command.kind }, 'a command could not be handled');
    return null;
  }
}

/** Null if the number may belong to a player who is not in the copies yet, or only just. */
async function replyToUnknownNumber(
  { database, site, isUserCopyBehind }: Context,
  { phone }: InboundMessage,
  call: Call,
): Promise<string | null> {
  if (!(await isUserCopyBehind()) && !(await isKnownNumber(database, phone)))
    return unknownNumberReply(site.url);
  call.log.warn('an unknown number may belong to a player whose copy is missing: the sender must try again');
  return null;
}

/** STOP and START work for every number; the league's own keyword only for players. */
async function saveConsent(
  tx: Tx,
  { kind }: Command,
  { phone }: InboundMessage,
  { player }: Claim,
): Promise<void> {
  if (kind === 'STOP') await recordConsent(tx, phone, true);
  if (kind === 'START' || (kind === 'KEYWORD' && player)) await recordConsent(tx, phone, false);
}

/** A number that texted STOP gets only help, and a confirmation once a day. An unknown number gets one reply a day. */
async function mayReply(
  tx: Tx,
  answer: string,
  { kind }: Command,
  { phone, sid }: InboundMessage,
  { player }: Claim,
  now: Date,
): Promise<boolean> {
  const [stopped] = await tx.rows(`select where ${isStopped('$1')}`, [phone]);
  if (stopped && kind !== 'HELP' && kind !== 'STOP') return false;
  // A player who has just confirmed their number is known now.
  if ((player && kind !== 'STOP') || answer === confirmedReply()) return true;
  // The lock lets only the first of many concurrent messages be answered.
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('inbound ' || $1, 0))`, [phone]);
  const [answered] = await tx.rows(
    `select from inbound where phone = $1 and message_sid <> $2
       and (reply = $4 or (not $5 and user_id is null and reply is not null))
       and received_at > $3::timestamptz - interval '1 day' limit 1`,
    [phone, sid, now, stoppedReply(), player !== null],
  );
  return !answered;
}
