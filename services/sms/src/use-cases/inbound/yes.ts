import { Refusal, serviceActor, type Call } from '@torchbearer/kit';
import { PhoneConfirmation } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import {
  codeExpiredReply,
  confirmedReply,
  shortHelpReply,
  unknownNumberReply,
  whichAccountReply,
} from '../../domain/replies.js';
import type { Claim } from './claim.js';
import { isUnavailable } from './league.js';
import type { InboundMessage } from './message.js';

/** Replies to a number that has, or had, an open code. */
const REPLIES: Readonly<Partial<Record<PhoneConfirmation, () => string>>> = {
  [PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED]: confirmedReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_ALREADY_CONFIRMED]: confirmedReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_EXPIRED]: codeExpiredReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_AMBIGUOUS]: whichAccountReply,
};

/** This call and our own queries fit into the gateway's deadline for a message. */
const DEADLINE_MS = 2_000;

/**
 * Handles a YES, which confirms the sender's number if a code was sent to it. @returns null if identity is
 * unavailable
 */
export async function replyToYes(
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
    if (!(error instanceof Refusal && isUnavailable(error))) throw error;
    call.log.warn({ reason: error.reason, command: 'YES' }, 'a command could not be handled');
    return null;
  }
}
