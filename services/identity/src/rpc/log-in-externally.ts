import { Refusal, rpc, text } from '@torchbearer/kit';
import type {
  LogInExternallyRequest,
  LogInExternallyResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../context.js';
import { findUserIdByIdentity } from '../db/external-identities.js';
import { insertSession } from '../db/sessions.js';
import { takenConstraint } from '../db/users.js';
import { pictureOf, type ExternalIdentity } from '../domain/id-token.js';
import { knownAccount, linkedAccount } from '../external/account.js';
import { userAnswer } from './answers.js';

/** How often a sign-in starts over because somebody signed up with the same e-mail or username meanwhile. */
const ATTEMPTS = 5;

export const logInExternally = rpc<Context, LogInExternallyRequest, LogInExternallyResponse>({
  who: 'public',
  input: z.object({ idToken: text(20_000), inviteCode: text(100).optional() }),
  handle: async (context, request, call) => {
    if (!context.provider) throw new Refusal('EXTERNAL_SIGN_IN_OFF');
    const { idToken, email, nonce } = request;
    const identity = await context.provider.verify(idToken, { email, nonce, now: call.now });
    for (let attempt = 1; ; attempt++) {
      try {
        return await openSession(context, identity, request, call.now);
      } catch (error) {
        if (takenConstraint(error) === null || attempt === ATTEMPTS) throw error;
      }
    }
  },
});

async function openSession(
  context: Context,
  identity: ExternalIdentity,
  { name, picture, inviteCode, userAgent }: LogInExternallyRequest,
  now: Date,
): Promise<LogInExternallyResponse> {
  const { database, passwords, randomToken, sessionDays: days, signUpMode } = context;
  const isKnown = (await findUserIdByIdentity(database, identity)) !== null;
  // Slow, so not inside the transaction, and not for whoever has an account already. Should that be deleted in this
  // very moment, nobody's hash serves: nobody knows that password either.
  const passwordHash = isKnown ? passwords.nobody : await passwords.hash(randomToken());
  const newcomer = { identity, name, picture: pictureOf(picture), inviteCode, passwordHash, now };
  const token = randomToken();
  return await database.transaction(async (tx) => {
    const user = (await knownAccount(tx, identity)) ?? (await linkedAccount(tx, newcomer, signUpMode));
    const session = await insertSession(tx, { userId: user.id, token, userAgent, now, days });
    return { user: userAnswer(user), token, expiresAt: session.expiresAt };
  });
}
