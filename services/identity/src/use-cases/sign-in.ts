import { Refusal, text, type Call } from '@torchbearer/kit';
import type { LogInRequest, LogInResponse } from '@torchbearer/proto/identity/v1/identity';
import { storedEmail } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context, Rpcs } from '../context.js';
import { deleteSession } from '../db/sessions.js';
import {
  findUserByEmail,
  insertUser,
  lockUser,
  updateHidden,
  type HiddenChanges,
  type UserRow,
} from '../db/users.js';
import { tidy } from '../domain/names.js';
import { signInBy } from '../domain/passwords.js';
import { emitSessionsEnded, emitUser } from '../publishes.js';
import { claiming, refuseImpersonation } from './claims.js';
import { email, given, name, newPassword, typedPassword, username } from './inputs.js';
import { requireInvite, spendInvite } from './invites.js';
import { requireStrongPassword } from './passwords.js';
import { takeCode } from './reauthenticate.js';
import { recordingFailure, recordSecurityEvent } from './security-events.js';
import { openSession } from './sessions.js';

/** How often to retry when the stored hash changes meanwhile. */
const ATTEMPTS = 3;

export const logIn: Rpcs['logIn'] = {
  who: 'public',
  input: z.object({
    email: text(254).trim().min(1, 'Please enter your email'),
    password: typedPassword,
    code: text(20).optional(),
  }),
  handle: async (context, request, call) => {
    return await recordingFailure(context, call, request.email, 'password', () =>
      signIn(context, request, call),
    );
  },
};

async function signIn(context: Context, request: LogInRequest, call: Call): Promise<LogInResponse> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const user = await findUserByEmail(context.database, storedEmail(request.email));
    // An unknown e-mail takes as long as a known one, so that timing does not reveal who has an account.
    const isRight = await context.passwords.verify(
      user?.passwordHash ?? context.passwords.dummyHash,
      request.password,
    );
    if (!user || !isRight) throw new Refusal('WRONG_CREDENTIALS');
    const withCode = user.secondFactorAt !== null;
    if (withCode) await checkFactor(context, user, request, call);
    const opened = await signedIn(context, user, withCode, request, call);
    if (opened) return opened;
  }
  throw new Refusal('WRONG_CREDENTIALS');
}

/** Checks the second factor after a correct password. @throws Refusal SECOND_FACTOR_REQUIRED without a code */
async function checkFactor(
  context: Context,
  user: UserRow,
  { code }: LogInRequest,
  call: Call,
): Promise<void> {
  if (code === undefined || code.trim() === '') throw new Refusal('SECOND_FACTOR_REQUIRED');
  // An expired temporary password must not use up a code.
  if (signInBy(user, call.now) === 'NO_MORE') throw new Refusal('TEMPORARY_PASSWORD_USED');
  await takeCode(context, user.id, code, call);
}

/**
 * Opens a session if the verified hash is still the account's; null if it changed meanwhile. @param withCode
 * whether a code of the second factor was given
 */
async function signedIn(
  context: Context,
  verified: UserRow,
  withCode: boolean,
  request: LogInRequest,
  call: Call,
): Promise<LogInResponse | null> {
  const fresh = context.passwords.isCurrent(verified.passwordHash)
    ? null
    : await context.passwords.hash(request.password);
  return await context.database.transaction(async (tx) => {
    const user = await lockUser(tx, verified.id);
    if (user?.passwordHash !== verified.passwordHash) return null;
    // It was set up meanwhile: the next attempt requires it.
    if (user.secondFactorAt !== null && !withCode) return null;
    const signIn = signInBy(user, call.now);
    if (signIn === 'NO_MORE') throw new Refusal('TEMPORARY_PASSWORD_USED');
    const changes: HiddenChanges = {
      ...(fresh !== null && { passwordHash: fresh }),
      ...(signIn === 'ONCE' && { temporaryUsedAt: call.now }),
    };
    if (Object.keys(changes).length > 0) await updateHidden(tx, user.id, changes);
    return await openSession(tx, context, user, request, call, withCode ? 'second-factor' : 'password');
  });
}

export const signUp: Rpcs['signUp'] = {
  who: 'public',
  input: z.object({
    email,
    name: given(name, 'Please enter a display name'),
    username: given(username, 'Please enter a username'),
    password: newPassword,
    inviteCode: text(100).optional(),
  }),
  handle: async (context, request, call) => {
    const { database, config } = context;
    const chosen = {
      email: storedEmail(request.email),
      username: tidy(request.username),
      name: tidy(request.name),
    };
    refuseImpersonation(chosen);
    // Checked before the slow hashing, which only invited people may cause.
    if (config.SIGNUP_MODE === 'invite') await requireInvite(database, request.inviteCode, call.now);
    requireStrongPassword('password', request.password, chosen);
    const passwordHash = await context.passwords.hash(request.password);
    return await claiming(database, chosen, null, async (tx) => {
      // First, so that uninvited people don't learn which e-mails have an account.
      if (config.SIGNUP_MODE === 'invite') await spendInvite(tx, request.inviteCode, call.now);
      const user = await insertUser(tx, { ...chosen, isAdmin: false, passwordHash, createdAt: call.now });
      await emitUser(tx, user);
      return await openSession(tx, context, user, request, call, 'sign-up');
    });
  },
};

export const logOut: Rpcs['logOut'] = {
  who: 'public',
  handle: async (context, request, call) => {
    await context.database.transaction(async (tx) => {
      await emitSessionsEnded(tx, await deleteSession(tx, request.token), call.now);
    });
    return {};
  },
};

export const reportLockout: Rpcs['reportLockout'] = {
  who: ['gateway'],
  input: z.object({ email: text(254) }),
  handle: async ({ database }, { email, everywhere }, call) => {
    const detail = everywhere ? 'everywhere' : 'address';
    await recordSecurityEvent(database, call, 'lockout', { email }, { outcome: 'refused', detail });
    return {};
  },
};
