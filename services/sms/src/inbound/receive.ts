import { Refusal, type Call, type Tx } from '@torchbearer/kit';
import type { Context } from '../context.js';
import { parseCommand, type Command } from '../domain/commands.js';
import { helpReply, stoppedReply, tryAgainReply, unknownNumberReply } from '../domain/replies.js';
import { isStopped, recordConsent } from '../sending/consent.js';
import { awaitReply, claimMessage, finishMessage, releaseMessage, type Claim } from './claim.js';
import { answers } from './commands.js';
import { isAway } from './league.js';
import type { InboundMessage } from './message.js';

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
  const answer = claim.isOvertaken ? '' : await answerTo(command, claim, context, call);
  if (answer === null) {
    await releaseMessage(database, message.sid, claim, tryAgainReply());
    return tryAgainReply();
  }
  return await database.transaction(async (tx) => {
    if (!claim.isOvertaken) await noteConsent(tx, command, message, claim);
    const isSaid = answer !== '' && (await maySay(tx, command, message, claim, call.now));
    const reply = isSaid ? answer : null;
    await finishMessage(tx, message.sid, claim, reply);
    return reply;
  });
}

/** The text of the answer; null where it could not be found out just now. */
async function answerTo(
  command: Command,
  claim: Claim,
  context: Context,
  call: Call,
): Promise<string | null> {
  const { player } = claim;
  // The carrier confirms by itself what it acts on by itself.
  if (command.kind === 'STOP') return command.isCarriers ? '' : stoppedReply();
  if (!player) return answerToStranger(command, context);
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

function answerToStranger({ kind }: Command, { site }: Context): string {
  return kind === 'HELP' || kind === 'KEYWORD' ? helpReply(site.url) : unknownNumberReply(site.url);
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
  { kind }: Command,
  { phone, sid }: InboundMessage,
  { player }: Claim,
  now: Date,
): Promise<boolean> {
  const [stopped] = await tx.rows(`select where ${isStopped('$1')}`, [phone]);
  if (stopped && kind !== 'HELP' && kind !== 'STOP') return false;
  if (player && kind !== 'STOP') return true;
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
