import { Refusal, serviceActor, type Call } from '@torchbearer/kit';
import { PhoneConfirmation } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../context.js';
import {
  codeExpiredReply,
  confirmedReply,
  shortHelpReply,
  unknownNumberReply,
  whichAccountReply,
} from '../domain/replies.js';
import type { Claim } from './claim.js';
import { isAway } from './league.js';
import type { InboundMessage } from './message.js';

/** What is said where the number waits, or waited, for its code. */
const REPLIES: Readonly<Partial<Record<PhoneConfirmation, () => string>>> = {
  [PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED]: confirmedReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_ALREADY_CONFIRMED]: confirmedReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_EXPIRED]: codeExpiredReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_AMBIGUOUS]: whichAccountReply,
};

/** Our own database and this call fit into the time that the gateway gives a message. */
const DEADLINE_MS = 2_000;

/**
 * Answers a YES: it confirms the number that it comes from, where a code was sent to it.
 * @returns null where that could not be found out just now
 */
export async function answerToYes(
  { identity, site }: Context,
  { phone }: InboundMessage,
  { player }: Claim,
  call: Call,
): Promise<string | null> {
  const toOthers = player ? shortHelpReply() : unknownNumberReply(site.url);
  try {
    const { confirmation } = await identity.confirmPhone(
      { phone },
      { actor: serviceActor('sms'), requestId: call.requestId, deadlineMs: DEADLINE_MS, idempotent: true },
    );
    return REPLIES[confirmation]?.() ?? toOthers;
  } catch (error) {
    if (!(error instanceof Refusal && isAway(error))) throw error;
    call.log.warn({ reason: error.reason, command: 'YES' }, 'a command could not be acted on');
    return null;
  }
}
