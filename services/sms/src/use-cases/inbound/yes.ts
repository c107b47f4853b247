import { Refusal, serviceActor, type Call } from '@torchbearer/kit';
import { PhoneConfirmation } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { codeExpiredReply, confirmedReply, whichAccountReply } from '../../domain/replies.js';
import { postponed, type Answer } from './answer.js';
import { isUnavailable } from './league.js';
import type { InboundMessage } from './message.js';

/** Replies to a number that has, or had, an open code. */
const REPLIES: Readonly<Partial<Record<PhoneConfirmation, () => string>>> = {
  [PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED]: confirmedReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_ALREADY_CONFIRMED]: confirmedReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_EXPIRED]: codeExpiredReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_AMBIGUOUS]: whichAccountReply,
};
const WITH_OPEN_CODE: readonly PhoneConfirmation[] = [
  PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED,
  PhoneConfirmation.PHONE_CONFIRMATION_AMBIGUOUS,
];

/** This call and our own queries fit into the gateway's deadline for a message. */
const DEADLINE_MS = 2_000;

/** The answer to a YES, which confirms the sender's number if a code was sent to it; null if there never was one. */
export async function answerToYes(
  { identity }: Context,
  { phone }: InboundMessage,
  call: Call,
): Promise<{ readonly answer: Answer | null; readonly hadOpenCode: boolean }> {
  try {
    const { confirmation } = await identity.confirmPhone(
      { phone },
      { actor: serviceActor('sms'), requestId: call.requestId, deadlineMs: DEADLINE_MS, idempotent: true },
    );
    const reply = REPLIES[confirmation]?.();
    const answer = reply === undefined ? null : ({ reply, kind: 'YES' } as const);
    return { answer, hadOpenCode: WITH_OPEN_CODE.includes(confirmation) };
  } catch (error) {
    if (!(error instanceof Refusal && isUnavailable(error))) throw error;
    call.log.warn({ reason: error.reason, command: 'YES' }, 'a command could not be handled');
    return { answer: postponed('YES'), hadOpenCode: true };
  }
}
