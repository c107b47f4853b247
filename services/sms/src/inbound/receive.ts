import { Refusal, type Call, type Tx } from '@torchbearer/kit';
import type { Context } from '../context.js';
import { parseCommand, type Command } from '../domain/commands.js';
import { confirmedReply, stoppedReply, tryAgainReply, unknownNumberReply } from '../domain/replies.js';
import { isStopped, recordConsent } from '../sending/consent.js';
import {
  awaitReply,
  claimMessage,
  finishMessage,
  isKnownNumber,
  releaseMessage,
  type Claim,
} from './claim.js';
import { answers } from './commands.js';
import { isAway } from './league.js';
import type { InboundMessage } from './message.js';
import { answerToYes } from './yes.js';

/**
 * Acts on a message once and answers it; a repetition gets the same answer. No transaction is open while other
 * services are asked.
 * @returns the text of the answer; null for none
 * @throws Refusal UNAVAILABLE for a repetition of a message that is not done with yet
 */
export async function receive(context: Context, message: InboundMessage, call: Call): Promise<string | null> {
  const { database, site } = context;
  const claim = await claimMessage(database, message, call.now);
  if (!claim) return await awaitReply(database, message.sid);
  const command = parseCommand(message.text, site.keyword);
  const answer = claim.isOvertaken ? '' : await answerTo(command, message, claim, context, call);
  if (answer === null) {
    await releaseMessage(database, message.sid, claim, tryAgainReply());
    return tryAgainReply();
  }
  return await database.transaction(async (tx) => {
    if (!claim.isOvertaken) await noteConsent(tx, command, message, claim);
    const isSaid = answer !== '' && (await maySay(tx, answer, command, message, claim, call.now));
    const reply = isSaid ? answer : null;
    await finishMessage(tx, message.sid, claim, reply);
    return reply;
  });
}

/** The text of the answer; null where it could not be found out just now. */
async function answerTo(
  command: Command,
  message: InboundMessage,
  claim: Claim,
  context: Context,
  call: Call,
): Promise<string | null> {
  const { player } = claim;
  // The carrier confirms by itself what it acts on by itself.
  if (command.kind === 'STOP') return command.isCarriers ? '' : stoppedReply();
  if (command.kind === 'YES') return await answerToYes(context, message, claim, call);
  if (!player) return await answerToUnknown(context, message, call);
  const typed = command.kind === 'PICK' ? command.name : '';
  try {
    return await answers[command.kind]({ context, player, call, typed });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!isAway(error)) return error.message;
    call.log.warn({ reason: error.reason, command: command.kind }, 'a command could not be acted on');
    return null;
  }
}

/** Null where the number may be a player's of whom the copy has not heard yet, or has heard only now. */
async function answerToUnknown(
  { database, site, isUserCopyBehind }: Context,
  { phone }: InboundMessage,
  call: Call,
): Promise<string | null> {
  if (!(await isUserCopyBehind()) && !(await isKnownNumber(database, phone)))
    return unknownNumberReply(site.url);
  call.log.warn('a number may be a player’s that the copy lacks: asked to try again');
  return null;
}

/** Leaving and coming back work always, for strangers too; the league's own word brings back only players. */
async function noteConsent(
  tx: Tx,
  { kind }: Command,
  { phone }: InboundMessage,
  { player }: Claim,
): Promise<void> {
  if (kind === 'STOP') await recordConsent(tx, phone, true);
  if (kind === 'START' || (kind === 'KEYWORD' && player)) await recordConsent(tx, phone, false);
}

/**
 * Who has said STOP hears nothing but help, and that it was understood, once a day; a stranger is answered once a day,
 * whatever they say.
 */
async function maySay(
  tx: Tx,
  answer: string,
  { kind }: Command,
  { phone, sid }: InboundMessage,
  { player }: Claim,
  now: Date,
): Promise<boolean> {
  const [stopped] = await tx.rows(`select where ${isStopped('$1')}`, [phone]);
  if (stopped && kind !== 'HELP' && kind !== 'STOP') return false;
  // Who has just confirmed their number is no stranger any more.
  if ((player && kind !== 'STOP') || answer === confirmedReply()) return true;
  // One message after the other: of many at once only the first is answered.
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('inbound ' || $1, 0))`, [phone]);
  const [answered] = await tx.rows(
    `select from inbound where phone = $1 and message_sid <> $2
       and (reply = $4 or (not $5 and user_id is null and reply is not null))
       and received_at > $3::timestamptz - interval '1 day' limit 1`,
    [phone, sid, now, stoppedReply(), player !== null],
  );
  return !answered;
}
