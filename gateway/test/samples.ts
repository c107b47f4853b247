/** The contract's sample of each call, sent by a caller with permission. */
import { calls, sampleOf, type Call, type CallId } from '@torchbearer/contract';
import { fixture } from '@torchbearer/contract/testing';
import type { CallInput } from './gateway-for-test.js';
import { standingsLabel } from './sample.js';
import { GOOD_SIGNATURE } from './stubs.js';

/** Every call of the contract with its id. */
export const allCalls: readonly { readonly id: CallId; readonly call: Call }[] = calls.map((call) => ({
  id: call.id,
  call,
}));

const inputOf = (call: Call): CallInput => {
  const { headers, ...request } = sampleOf(call, { ...fixture, standings: standingsLabel });
  return {
    ...request,
    ...(call.who !== 'public' && { as: call.who }),
    headers: { ...headers, ...(call.webhook && { 'x-twilio-signature': GOOD_SIGNATURE }) },
  };
};

export const samples = Object.fromEntries(
  allCalls.map(({ id, call }) => [id, inputOf(call)]),
) as unknown as Readonly<Record<CallId, CallInput>>;
