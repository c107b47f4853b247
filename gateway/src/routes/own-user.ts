import { UserSchema } from '@torchbearer/contract';
import { Refusal, type CallOptions } from '@torchbearer/kit';
import { given } from '../forward/given.js';
import { jsonOf } from '../forward/to-json.js';
import type { Gateway } from '../gateway.js';
import { ok } from '../replies.js';
import type { Caller } from '../sessions.js';

/** The caller's account, as it is now. @throws Refusal NOT_SIGNED_IN if it was just deleted */
export async function ownUser({ clients }: Gateway, { caller, rpc }: { caller: Caller; rpc: CallOptions }) {
  if (caller.account) return ok(jsonOf(UserSchema, caller.account));
  try {
    const { user } = await clients.identity.getUser({ userId: caller.id }, rpc);
    return ok(jsonOf(UserSchema, given(user)));
  } catch (error) {
    const isGone = error instanceof Refusal && error.reason === 'USER_NOT_FOUND';
    throw isGone ? new Refusal('NOT_SIGNED_IN') : error;
  }
}
