import { Refusal, rpc, text, type Call } from '@torchbearer/kit';
import type {
  LogInExternallyRequest,
  LogInExternallyResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { storedEmail } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { findUserIdByIdentity } from '../../db/external-identities.js';
import { requireInvite } from './invited.js';
import { useNonce } from '../../db/nonces.js';
import { findUserByEmail, takenConstraint } from '../../db/users.js';
import type { ExternalIdentity } from '../../domain/id-token.js';
import { knownAccount, linkedAccount } from './external-account.js';
import { openSession } from './open-session.js';
import { recordingFailure, recordSecurityEvent } from '../security-events.js';
import { toOwnUser } from '../responses.js';

/** How often to retry when a concurrent sign-up takes the same e-mail or username. */
const ATTEMPTS = 5;

export const logInExternally = rpc<Context, LogInExternallyRequest, LogInExternallyResponse>({
  who: 'public',
  // Without our own second factor: the provider requires one, and must do so for admins who need it.
  input: z.object({ idToken: text(20_000), inviteCode: text(100).optional() }),
  handle: async (context, request, call) => {
    const attempt = { email: request.email, detail: 'provider' } as const;
    return await recordingFailure(context.database, call, attempt, () => signIn(context, request, call));
  },
});

async function signIn(
  context: Context,
  request: LogInExternallyRequest,
  call: Call,
): Promise<LogInExternallyResponse> {
  if (!context.provider) throw new Refusal('EXTERNAL_SIGN_IN_OFF');
  const { idToken, email, nonce } = request;
  const identity = await context.provider.verify(idToken, { email, nonce, now: call.now });
  let hash: Promise<string> | null = null;
  // Slow, so computed once for all attempts.
  const unknownPassword = (): Promise<string> => (hash ??= context.passwords.hash(context.randomToken()));
  for (let attempt = 1; ; attempt++) {
    try {
      return await signedIn(context, identity, request, call, unknownPassword);
    } catch (error) {
      if (takenConstraint(error) === null) throw error;
      // An account that had this e-mail may still take it back.
      if (attempt === ATTEMPTS) throw new Refusal('EMAIL_TAKEN');
    }
  }
}

async function signedIn(
  context: Context,
  identity: ExternalIdentity,
  { name, inviteCode, userAgent, replaced }: LogInExternallyRequest,
  call: Call,
  unknownPassword: () => Promise<string>,
): Promise<LogInExternallyResponse> {
  const { now } = call;
  const { database, passwords, randomToken, signUpMode } = context;
  const isKnown = (await findUserIdByIdentity(database, identity)) !== null;
  // Checked before the slow hashing, which only invited people may cause.
  if (
    !isKnown &&
    signUpMode === 'invite' &&
    !(await findUserByEmail(database, storedEmail(identity.email)))
  ) {
    await requireInvite(database, inviteCode, now);
  }
  // Slow, so not inside the transaction, and not for an existing account. If that is deleted meanwhile, the dummy
  // hash serves, whose password is unknown, too.
  const passwordHash = isKnown ? passwords.dummyHash : await unknownPassword();
  const newcomer = { identity, name, inviteCode, passwordHash };
  const token = randomToken();
  return await database.transaction(async (tx) => {
    // A nonce of ours counts once, so a leaked token is useless later.
    if (!(await useNonce(tx, identity.nonce, now))) throw new Refusal('EXTERNAL_SIGN_IN_REFUSED');
    const user = (await knownAccount(tx, identity)) ?? (await linkedAccount(tx, newcomer, signUpMode, call));
    if (context.adminsNeedSecondFactor && user.isAdmin && !identity.hasSecondFactor) {
      throw new Refusal('SECOND_FACTOR_UNPROVEN');
    }
    const session = await openSession(tx, context, {
      userId: user.id,
      token,
      userAgent,
      replaced,
      now,
    });
    await recordSecurityEvent(tx, call, {
      kind: 'sign-in',
      subject: { userId: user.id },
      detail: 'provider',
    });
    return { user: toOwnUser(context, user), token, expiresAt: session.expiresAt };
  });
}
