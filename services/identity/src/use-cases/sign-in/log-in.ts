import { Refusal, rpc, text, type Call } from '@torchbearer/kit';
import type { LogInRequest, LogInResponse } from '@torchbearer/proto/identity/v1/identity';
import { storedEmail } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { findUserByEmail, lockUser, updateHidden, type HiddenChanges } from '../../db/users.js';
import type { UserRow } from '../../db/tables.js';
import { signInBy } from '../../domain/temporary-password.js';
import { openSession } from './open-session.js';
import { takeCode, type Proof } from '../second-factor/second-factor.js';
import { recordingFailure, recordSecurityEvent } from '../security-events.js';
import { toOwnUser } from '../responses.js';
import { typedPassword } from '../inputs.js';

/** How often to retry when the stored hash changes meanwhile. */
const ATTEMPTS = 3;

export const logIn = rpc<Context, LogInRequest, LogInResponse>({
  who: 'public',
  input: z.object({
    email: text(254).trim().min(1, 'Please enter your email'),
    password: typedPassword,
    code: text(20).optional(),
  }),
  handle: async (context, request, call) => {
    const attempt = { email: request.email, detail: 'password' } as const;
    return await recordingFailure(context.database, call, attempt, () => signIn(context, request, call));
  },
});

async function signIn(context: Context, request: LogInRequest, call: Call): Promise<LogInResponse> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const user = await findUserByEmail(context.database, storedEmail(request.email));
    // An unknown e-mail takes as long as a known one, so that timing does not reveal who has an account.
    const isRight = await context.passwords.verify(
      user?.passwordHash ?? context.passwords.dummyHash,
      request.password,
    );
    if (!user || !isRight) throw new Refusal('WRONG_CREDENTIALS');
    const proof = user.secondFactorAt === null ? null : await secondFactor(context, user, request, call);
    const opened = await signedIn(context, { verified: user, proof }, request, call);
    if (opened) return opened;
  }
  throw new Refusal('WRONG_CREDENTIALS');
}

/** Checks the second factor after a correct password. @throws Refusal SECOND_FACTOR_REQUIRED without a code */
async function secondFactor(
  context: Context,
  user: UserRow,
  { code }: LogInRequest,
  call: Call,
): Promise<Proof> {
  if (code === undefined || code.trim() === '') throw new Refusal('SECOND_FACTOR_REQUIRED');
  // An expired temporary password must not use up a code.
  if (signInBy(user, call.now) === 'NO_MORE') throw new Refusal('TEMPORARY_PASSWORD_USED');
  return await takeCode(context, user.id, code, call);
}

interface Verified {
  readonly verified: UserRow;
  /** Of the second factor; null without one. */
  readonly proof: Proof | null;
}

/** Opens a session if the verified hash is still the account's; null if it changed meanwhile. */
async function signedIn(
  context: Context,
  { verified, proof }: Verified,
  request: LogInRequest,
  call: Call,
): Promise<LogInResponse | null> {
  const { userAgent, replaced } = request;
  const opening = {
    userId: verified.id,
    token: context.randomToken(),
    userAgent,
    replaced,
    now: call.now,
    withCode: proof !== null,
  };
  const event = {
    kind: 'sign-in',
    subject: { userId: verified.id },
    detail: proof === null ? 'password' : 'second-factor',
  } as const;
  const fresh = context.passwords.isCurrent(verified.passwordHash)
    ? null
    : await context.passwords.hash(request.password);
  return await context.database.transaction(async (tx) => {
    const user = await lockUser(tx, verified.id);
    if (user?.passwordHash !== verified.passwordHash) return null;
    // It was set up meanwhile: the next attempt requires it.
    if (user.secondFactorAt !== null && proof === null) return null;
    const signIn = signInBy(user, call.now);
    if (signIn === 'NO_MORE') throw new Refusal('TEMPORARY_PASSWORD_USED');
    const changes: HiddenChanges = {
      ...(fresh !== null && { passwordHash: fresh }),
      ...(signIn === 'ONCE' && { temporaryUsedAt: call.now }),
    };
    if (Object.keys(changes).length > 0) await updateHidden(tx, user.id, changes);
    const { expiresAt } = await openSession(tx, context, opening);
    await recordSecurityEvent(tx, call, event);
    return { user: toOwnUser(context, user), token: opening.token, expiresAt };
  });
}
