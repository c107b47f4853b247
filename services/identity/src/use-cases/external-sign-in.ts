import { isId, Refusal, text, type Call, type Tx } from '@torchbearer/kit';
import { soundsOfficial } from '@torchbearer/kit/official-names';
import {
  SignUpMode,
  type LogInExternallyRequest,
  type LogInExternallyResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { storedEmail } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context, Rpcs } from '../context.js';
import {
  deleteIdentity,
  findUserIdByIdentity,
  insertIdentity,
  insertNonce,
  listIdentitiesOf,
  lockNewcomers,
  useNonce,
} from '../db/external-identities.js';
import { insertNotice } from '../db/mails.js';
import {
  findUserByEmail,
  freeUsername,
  insertUser,
  lockUser,
  lockUserByEmail,
  takenConstraint,
  type UserRow,
} from '../db/users.js';
import type { ExternalIdentity } from '../domain/id-token.js';
import { nameOf, usernameFromEmail } from '../domain/names.js';
import { emitUser } from '../publishes.js';
import { changeOwn } from './accounts.js';
import { handOver } from './hand-over.js';
import { typedCode } from './inputs.js';
import { requireInvite, spendInvite } from './invites.js';
import { proveOwner } from './reauthenticate.js';
import { recordingFailure, recordSecurityEvent, type Cause } from './security-events.js';
import { openSession } from './sessions.js';

const MODES = { open: SignUpMode.SIGN_UP_MODE_OPEN, invite: SignUpMode.SIGN_UP_MODE_INVITE };

export const getSignInOptions: Rpcs['getSignInOptions'] = {
  who: 'public',
  handle: async ({ config, provider }) => ({
    signUpMode: MODES[config.SIGNUP_MODE],
    provider: provider ?? undefined,
  }),
};

export const createNonce: Rpcs['createNonce'] = {
  who: 'public',
  handle: async ({ database, provider, randomToken }, _request, { now }) => {
    if (!provider) throw new Refusal('EXTERNAL_SIGN_IN_OFF');
    const nonce = randomToken();
    await insertNonce(database, nonce, now);
    return { nonce };
  },
};

/** How often to retry when a concurrent sign-up takes the same e-mail or username. */
const ATTEMPTS = 5;

export const logInExternally: Rpcs['logInExternally'] = {
  who: 'public',
  // Without our own second factor: the provider requires one, and must do so for admins who need it.
  input: z.object({ idToken: text(20_000), inviteCode: text(100).optional() }),
  handle: async (context, request, call) => {
    return await recordingFailure(context, call, request.email, 'provider', () =>
      signIn(context, request, call),
    );
  },
};

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
  request: LogInExternallyRequest,
  call: Call,
  unknownPassword: () => Promise<string>,
): Promise<LogInExternallyResponse> {
  const { now } = call;
  const { database, passwords, config } = context;
  const { name, inviteCode } = request;
  const isKnown = (await findUserIdByIdentity(database, identity)) !== null;
  // Checked before the slow hashing, which only invited people may cause.
  if (
    !isKnown &&
    config.SIGNUP_MODE === 'invite' &&
    !(await findUserByEmail(database, storedEmail(identity.email)))
  ) {
    await requireInvite(database, inviteCode, now);
  }
  // Slow, so not inside the transaction, and not for an existing account. If that is deleted meanwhile, the dummy
  // hash serves, whose password is unknown, too.
  const passwordHash = isKnown ? passwords.dummyHash : await unknownPassword();
  const newcomer = { identity, name, inviteCode, passwordHash };
  return await database.transaction(async (tx) => {
    // A nonce of ours counts once, so a leaked token is useless later.
    if (!(await useNonce(tx, identity.nonce, now))) throw new Refusal('EXTERNAL_SIGN_IN_REFUSED');
    const user = (await knownAccount(tx, identity)) ?? (await linkedAccount(tx, newcomer, config, call));
    if (config.ADMIN_SECOND_FACTOR === 'required' && user.isAdmin && !identity.hasSecondFactor) {
      throw new Refusal('SECOND_FACTOR_UNPROVEN');
    }
    return await openSession(tx, context, user, request, call, 'provider');
  });
}

/** A person whose identity a provider has confirmed. */
interface Newcomer {
  readonly identity: ExternalIdentity;
  readonly name: string;
  readonly inviteCode: string | undefined;
  /** The hash of a random, unknown password, for an account that is created or handed over. */
  readonly passwordHash: string;
}

/** The account that this identity signs in to, locked until the transaction ends; null without one. */
async function knownAccount(tx: Tx, identity: ExternalIdentity): Promise<UserRow | null> {
  const id = await findUserIdByIdentity(tx, identity);
  const user = id === null ? null : await lockUser(tx, id);
  // While we waited for the lock, the account may have been handed to its owner and lost this identity.
  return user && (await findUserIdByIdentity(tx, identity)) === id ? user : null;
}

/**
 * Links the identity to the account of its e-mail, or to one made for it.
 * @throws Refusal INVALID_INPUT or INVITE_CODE_INVALID if a new account needs a code; an error if another
 *   sign-up took this e-mail or username meanwhile
 */
async function linkedAccount(
  tx: Tx,
  newcomer: Newcomer,
  config: Context['config'],
  call: Cause,
): Promise<UserRow> {
  await lockNewcomers(tx);
  const { identity } = newcomer;
  const { now } = call;
  // A concurrent call of the same person may have been faster.
  const known = await knownAccount(tx, identity);
  if (known) return known;
  const existing = await lockUserByEmail(tx, storedEmail(identity.email));
  const user = existing
    ? await provenAccount(tx, existing, newcomer, call)
    : await newAccount(tx, newcomer, config, now);
  await insertIdentity(tx, identity, user, now);
  return user;
}

/**
 * An account with an unproven e-mail may belong to an attacker who signed up with the address and waits for its
 * owner. So every other way to sign in to it ends here.
 */
async function provenAccount(
  tx: Tx,
  user: UserRow,
  { passwordHash }: Newcomer,
  call: Cause,
): Promise<UserRow> {
  if (user.emailProvenAt !== null) return user;
  await recordSecurityEvent(tx, call, 'password-changed', user.id, { detail: 'hand-over' });
  return await handOver(tx, user, { passwordHash, isKnown: false }, call);
}

async function newAccount(
  tx: Tx,
  newcomer: Newcomer,
  config: Context['config'],
  now: Date,
): Promise<UserRow> {
  const { identity, name, inviteCode, passwordHash } = newcomer;
  if (config.SIGNUP_MODE === 'invite') await spendInvite(tx, inviteCode, now);
  const email = storedEmail(identity.email);
  // The local part may sound official, as in 'admin@…'.
  const wanted = soundsOfficial(usernameFromEmail(email, []), 'user') ? 'player' : email;
  const username = await freeUsername(tx, wanted);
  const user = await insertUser(tx, {
    email,
    username,
    name: nameOf(name, identity.name, username),
    isAdmin: false,
    passwordHash,
    unknownPasswordHash: passwordHash,
    createdAt: now,
    emailProvenAt: now,
  });
  await emitUser(tx, user);
  return user;
}

export const listIdentities: Rpcs['listIdentities'] = {
  who: 'player',
  handle: async ({ database, provider }, _request, { userId }) => {
    const linked = isId(userId) ? await listIdentitiesOf(database, userId) : [];
    // The issuer of a token may differ from the configured address by a slash.
    const isConfigured = (issuer: string): boolean =>
      provider !== null && bare(issuer) === bare(provider.authority);
    return {
      identities: linked.map(({ issuer, ...identity }) => ({
        ...identity,
        provider: isConfigured(issuer) ? (provider?.name ?? '') : new URL(issuer).host,
      })),
    };
  },
};

const bare = (url: string): string => url.replace(/\/+$/, '');

export const unlinkIdentity: Rpcs['unlinkIdentity'] = {
  who: 'player',
  input: z.object({ currentPassword: text(200).optional(), code: typedCode }),
  handle: async (context, { identityId, ...proof }, call) => {
    // Another user's identity is treated like an unknown one.
    if (!isId(identityId)) throw new Refusal('IDENTITY_NOT_FOUND');
    await proveOwner(context, call, proof);
    await changeOwn(context.database, call, async (tx, user) => {
      const linked = await listIdentitiesOf(tx, user.id);
      if (!linked.some(({ id }) => id === identityId)) throw new Refusal('IDENTITY_NOT_FOUND');
      const hasPassword = user.passwordHash !== user.unknownPasswordHash;
      if (linked.length === 1 && !hasPassword) throw new Refusal('ONLY_SIGN_IN');
      await deleteIdentity(tx, identityId);
      await recordSecurityEvent(tx, call, 'identity-unlinked', user.id);
      await insertNotice(tx, user.email, 'identity-unlinked', call.now);
    });
    context.wakeMails();
    return {};
  },
};
