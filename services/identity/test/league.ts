/** The service on its own database, called like the gateway calls it. */
import {
  createBus,
  Refusal,
  VISITOR,
  type Actor,
  type Bus,
  type Database,
  type ReceivedMessage,
  type RpcClient,
} from '@torchbearer/kit';
import {
  adminActor,
  connectForTest,
  createServiceDatabase,
  playerActor,
  startForTest,
  testLog,
  type StartOptions,
} from '@torchbearer/kit/testing';
import { SessionEnded, UserChanged } from '@torchbearer/proto/identity/v1/events';
import { IdentityServiceService, type User } from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import { inject, onTestFinished } from 'vitest';
import { findUser } from '../src/db/users.js';
import { createPasswords, type Passwords } from '../src/secrets/passwords.js';
import { identityService, service as identity } from '../src/service.js';
import { startTextMessages } from './text-messages.js';

export const ADMIN = { email: 'Ada.Torch@example.com', password: 'first-admin-2030' };

interface Call {
  readonly actor: Actor;
  readonly deadlineMs?: number;
}

/** Generous, because a shared machine takes long to hash twenty passwords at once. */
const DEADLINE_MS = 60_000;

export const FACTOR_KEY = 'a key of second factors for tests only';

export type IdentityClient = RpcClient<typeof IdentityServiceService>;

export const start = (
  environment: Record<string, string>,
  make: typeof createPasswords = createPasswords,
  // Tests of mails move the clock.
  options: StartOptions = environment['SMTP_URL'] === undefined ? {} : { pollMs: 100 },
) =>
  startForTest(
    identityService({ createPasswords: make }),
    {
      PASSWORD_MEMORY_KIB: '1024',
      SECOND_FACTOR_KEY: FACTOR_KEY,
      SMS_ADDRESS: '127.0.0.1:1',
      ...environment,
    },
    options,
  );

const dial = (port: number): Promise<IdentityClient> =>
  connectForTest(IdentityServiceService, port, 'identity');

/** Starts the service for one test, and dials it. */
export async function open(...given: Parameters<typeof start>) {
  const service = await start(...given);
  onTestFinished(() => service.stop());
  const { started, clock } = service;
  const identity = await dial(started.grpcPort);
  onTestFinished(() => identity.close());
  return { identity, clock, database: started.database, context: started.context };
}

export const createDatabases = () => createServiceDatabase(inject('postgresUrl'), identity);

/** Counts how often passwords are hashed and verified; the work is done by the real thing. */
export function countingPasswords() {
  const counts = { hashed: 0, verified: 0 };
  const make: typeof createPasswords = async (cost, randomToken) => {
    const real: Passwords = await createPasswords(cost, randomToken);
    return {
      ...real,
      hash: (password) => {
        counts.hashed += 1;
        return real.hash(password);
      },
      verify: (hash, password) => {
        counts.verified += 1;
        return real.verify(hash, password);
      },
    };
  };
  return { counts, make };
}

/** The events on the bus since the start. */
export interface ReceivedEvents {
  readonly users: { key: string; event: UserChanged | null; version: number }[];
  readonly sessions: SessionEnded[];
  stop(): Promise<void>;
}

export async function listen(busUrl: string): Promise<ReceivedEvents> {
  const bus: Bus = createBus(
    { BUS_DATABASE_URL: busUrl },
    {
      clientId: 'listener',
      log: testLog,
      onCrash: (error) => testLog.error({ err: error }, 'the bus crashed'),
    },
  );
  const received: Pick<ReceivedEvents, 'users' | 'sessions'> = { users: [], sessions: [] };
  const receive = ({ topic, key, value, headers }: ReceivedMessage): void => {
    if (topic === Topics.session.name && value !== null) received.sessions.push(SessionEnded.decode(value));
    if (topic !== Topics.user.name) return;
    const event = value === null ? null : UserChanged.decode(value);
    received.users.push({ key, event, version: Number(headers['ce_entityversion']) });
  };
  await bus.consume({
    group: 'listener',
    topics: [Topics.user.name, Topics.session.name],
    handle: async (messages) => messages.forEach(receive),
  });
  return { ...received, stop: () => bus.close() };
}

export async function startLeague(environment: Record<string, string> = {}) {
  const databases = await createDatabases();
  const passwords = countingPasswords();
  const texts = await startTextMessages();
  const service = await start(
    {
      ...databases,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SMS_ADDRESS: texts.address,
      LIMIT_PHONE_CODES_USER: '1000',
      LIMIT_PHONE_CODES_ADDRESS: '1000',
      ...environment,
    },
    passwords.make,
  );
  const identity = await dial(service.started.grpcPort);
  const received = await listen(databases.BUS_DATABASE_URL);
  const visitor = { actor: VISITOR, deadlineMs: DEADLINE_MS };
  const signedIn = await identity.logIn({ ...ADMIN, userAgent: 'a test' }, visitor);
  const admin = must(signedIn.user);
  const asAdmin = freshAdmin(admin);

  return {
    ...databases,
    databases,
    identity,
    received,
    admin,
    database: service.started.database,
    context: service.started.context,
    clock: service.clock,
    texts,
    /** Adds a number and types in the code that was sent to it. */
    bindPhone: async (user: User, phone: string): Promise<User> => {
      const call = justSignedIn(user, service.clock());
      const { user: pending } = await identity.setPhone({ phone }, call);
      const code = texts.codesTo(must(pending?.phone)).at(-1);
      const { user: bound } = await identity.verifyPhone({ code: must(code) }, call);
      return must(bound);
    },
    counts: passwords.counts,
    visitor,
    asAdmin,
    whoIs: (token: string) => identity.getSession({ token }, visitor),
    logIn: (email: string, password: string) => identity.logIn({ email, password, userAgent: '' }, visitor),
    setAdmin: ({ id }: Pick<User, 'id'>, isAdmin: boolean) =>
      identity.setAdmin({ userId: id, isAdmin }, asAdmin),
    remove: ({ id }: Pick<User, 'id'>) => identity.deleteUser({ userId: id }, asAdmin),
    /** What was published of an account, oldest first. */
    published: ({ id }: Pick<User, 'id'>) => received.users.filter(({ key }) => key === id),
    /** A token that resets the user's password, without a mail. */
    resetToken: async ({ id, email }: Pick<User, 'id' | 'email'>): Promise<string> => {
      const token = `a token of ${id}`;
      await service.started.database.run(
        `insert into reset_tokens (token_hash, user_id, email, request_id, requested_at, expires_at)
         values (sha256($3::bytea), $1, $2, gen_random_uuid(), now(), now() + interval '1 hour')`,
        [id, email, token],
      );
      return token;
    },
    /** The newest state of the stored account. */
    stored: async (userId: string) => must(await findUser(service.started.database, userId)),
    /** Signs up a user whose username is their name and whose password is `<name>-2030`. */
    signUp: async (name: string): Promise<{ user: User; token: string }> => {
      const response = await identity.signUp(newcomer(name), visitor);
      return { user: must(response.user), token: response.token };
    },
    stop: async () => {
      identity.close();
      await received.stop();
      await service.stop();
      await texts.stop();
    },
  };
}
export type League = Awaited<ReturnType<typeof startLeague>>;

/** A call by this player. */
export const as = (user: Pick<User, 'id' | 'name'>): Call => ({
  actor: playerActor(user.id, user.name),
  deadlineMs: DEADLINE_MS,
});

/** A call by this admin, from a session that is recent enough to grant a role. */
export const freshAdmin = ({ id }: Pick<User, 'id'>): Call => ({
  deadlineMs: DEADLINE_MS,
  actor: adminActor(id, 'Admin', {
    id: 'a session',
    signedInAt: Date.parse('2999-01-01T00:00:00Z'),
    mustChangePassword: false,
  }),
});

/** The same from a session that began at this moment. */
export const justSignedIn = (user: Pick<User, 'id' | 'name'>, now = new Date()): Call => ({
  deadlineMs: DEADLINE_MS,
  actor: playerActor(user.id, user.name, {
    id: 'a session',
    signedInAt: now.getTime(),
    mustChangePassword: false,
  }),
});

/** Links an identity to the account under its present e-mail, now by default. */
export const linkIdentity = (
  database: Database,
  userId: string,
  subject: string,
  { issuer = 'https://id.example', at = null }: { issuer?: string; at?: Date | null } = {},
): Promise<number> =>
  database.run(
    `insert into external_identities (issuer, subject, user_id, linked_email, created_at)
     select $1, $2, id, email, coalesce($4, now()) from users where id = $3`,
    [issuer, subject, userId, at],
  );

export const newcomer = (name: string) => ({
  email: `${name}@example.com`,
  name,
  username: name,
  password: `${name}-2030`,
  userAgent: 'a test',
});

export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the response lacks a required value');
  return value;
}

/** The refusal that a call ends with; an error for one that succeeds. */
export const refusalOf = async (call: Promise<unknown>): Promise<Refusal> =>
  await call.then(
    () => {
      throw new Error('was not refused');
    },
    (error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );

/** How the calls end that are made at the same time: how many succeed (`OK`), or are refused with each reason. */
export async function atOnce(
  count: number,
  call: (index: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const outcomes = await Promise.all(Array.from({ length: count }, (_, index) => reasonOf(call(index))));
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[String(outcome)] = (counts[String(outcome)] ?? 0) + 1;
  return counts;
}

/** The reason with which a call was refused. */
export const reasonOf = async (call: Promise<unknown>): Promise<unknown> =>
  await call.then(
    () => 'OK',
    (error: unknown) => (error instanceof Error && 'reason' in error ? error.reason : error),
  );
