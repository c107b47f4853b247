import {
  bind,
  callEnv,
  ConfigError,
  connect,
  defineService,
  domainEnv,
  env,
  onEvent,
  signersOf,
  startDomainService,
  type Loop,
} from '@torchbearer/kit';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { Topics } from '@torchbearer/proto/topics';
import { emailOf, MIN_PASSWORD_LENGTH, storedEmail } from '@torchbearer/rules';
import { randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Context } from './context.js';
import { invites } from './db/invites.js';
import { migrations } from './db/migrations/index.js';
import { findUser, users } from './db/users.js';
import { OWASP_COST } from './domain/passwords.js';
import { providerEnv, providerSettingsOf } from './external/settings.js';
import { mailEnv, publicUrlOf, startMails } from './mail/start.js';
import { createPictures } from './pictures/pictures.js';
import { owned } from './publishes.js';
import { rpcs } from './rpcs.js';
import { createFactorVault } from './secrets/factor-vault.js';
import { createPasswords } from './secrets/passwords.js';
import { createPhoneCodes } from './secrets/phone-codes.js';
import { renameImpersonators } from './use-cases/claims.js';
import { ensureFirstAdmin, firstAdminOf } from './use-cases/first-admin.js';
import { applyConsent } from './use-cases/phones.js';
import { startPurge } from './use-cases/purge.js';
import { rotateFactorKey } from './use-cases/second-factor.js';

const secondFactorKey = z.string().min(32, 'must have at least 32 characters');

const identityEnv = {
  ...domainEnv,
  ...callEnv,
  ...mailEnv,
  ...providerEnv,
  /** `production` refuses what is only for development. */
  NODE_ENV: z.string().optional(),
  /** The gRPC address of the service that sends text messages. */
  SMS_ADDRESS: env.text(),
  /** Maximum codes for phone numbers in 24 hours: per account, per number, per requesting address, and in total. */
  LIMIT_PHONE_CODES_USER: env.integer(10),
  LIMIT_PHONE_CODES_NUMBER: env.integer(5),
  LIMIT_PHONE_CODES_ADDRESS: env.integer(50),
  LIMIT_PHONE_CODES_TOTAL: env.integer(2_000),
  /** How long a session lasts. */
  SESSION_DAYS: env.integer(30, 1, 3_650),
  /** After how many days without a visit a session ends. */
  SESSION_IDLE_DAYS: env.integer(14, 1, 3_650),
  /** Maximum sessions of an account; a new one ends the oldest. */
  SESSIONS_PER_ACCOUNT: env.integer(20, 1, 1_000_000),
  /** Memory for hashing a password; less than the default is for tests only. */
  PASSWORD_MEMORY_KIB: env.integer(OWASP_COST.memoryKib, 1_024, 1_048_576),
  /** The first admin, created at the start if there is none; both or neither. */
  ADMIN_EMAIL: z
    .string()
    .refine((email) => emailOf(email) !== null, 'must be an email address')
    .transform(storedEmail)
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`)
    .max(200)
    .optional(),
  /** The first admin's displayed name. */
  ADMIN_NAME: z.string().max(100).default('League Admin'),
  /** How long a password that an admin set can be used, once. */
  TEMPORARY_PASSWORD_HOURS: env.integer(72, 1, 8_760),
  /** Whether admins need a second factor; if so, an admin without one can only set it up. */
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
  /** Encrypts second factors, so that a copy of the database is not enough to compute codes. Keep it. */
  SECOND_FACTOR_KEY: secondFactorKey,
  /** A second key (the next or the previous one) while the key is being changed. */
  SECOND_FACTOR_KEY_ALSO: secondFactorKey.optional(),
  /** Whether sign-up is open, or needs an invite code (invite). */
  SIGNUP_MODE: z.enum(['open', 'invite'], 'must be open or invite').default('open'),
};

const data = { entities: [users, invites], migrations, owned };

/** What tests replace. */
export interface Parts {
  readonly createPasswords: typeof createPasswords;
}

export const identityService = (parts: Parts) =>
  defineService({
    name: 'identity',
    env: identityEnv,
    data,
    start: async (config, host) => {
      const firstAdmin = firstAdminOf(config);
      if (config.NODE_ENV === 'production' && config.PASSWORD_MEMORY_KIB < OWASP_COST.memoryKib) {
        throw new ConfigError(`PASSWORD_MEMORY_KIB must be at least ${OWASP_COST.memoryKib} in production.`);
      }
      const settings = providerSettingsOf(config);
      // Loaded only if needed: what verifies its tokens takes 3 MB of memory.
      const provider = settings && (await import('./external/provider.js')).createProvider(settings);
      const publicUrl = publicUrlOf(config);
      const also = config.SECOND_FACTOR_KEY_ALSO === undefined ? [] : [config.SECOND_FACTOR_KEY_ALSO];
      const factorKeys = [config.SECOND_FACTOR_KEY, ...also] as const;
      const factorVault = createFactorVault(factorKeys, randomBytes);
      let mails: Loop | null = null;
      const randomToken = (): string => randomBytes(32).toString('base64url');
      const cost = { ...OWASP_COST, memoryKib: config.PASSWORD_MEMORY_KIB };
      const sign = signersOf('identity', config)('sms');
      const sms = await connect(SmsServiceService, config.SMS_ADDRESS, { ...config, sign });
      host.lifecycle.onStop('sms', () => sms.close());
      const passwords = await parts.createPasswords(cost, randomToken);
      return await startDomainService<Context>(host, config, {
        ...data,
        context: (database) => ({
          database,
          passwords,
          clock: host.clock,
          randomToken,
          randomInt: (below) => randomInt(below),
          sessionDays: config.SESSION_DAYS,
          sessionIdleDays: config.SESSION_IDLE_DAYS,
          sessionsPerAccount: config.SESSIONS_PER_ACCOUNT,
          temporaryPasswordHours: config.TEMPORARY_PASSWORD_HOURS,
          signUpMode: config.SIGNUP_MODE,
          factorVault,
          adminsNeedSecondFactor: config.ADMIN_SECOND_FACTOR === 'required',
          phoneCodes: createPhoneCodes(factorKeys),
          codeLimits: {
            user: config.LIMIT_PHONE_CODES_USER,
            number: config.LIMIT_PHONE_CODES_NUMBER,
            address: config.LIMIT_PHONE_CODES_ADDRESS,
            total: config.LIMIT_PHONE_CODES_TOTAL,
          },
          sms,
          pictures: createPictures(),
          provider,
          wakeMails: () => mails?.wake(),
        }),
        handled: [onEvent(Topics.consent, applyConsent)],
        knownAsAdmin: async ({ database }, userId) => (await findUser(database, userId))?.isAdmin ?? null,
        services: (context) => [bind(IdentityServiceService, rpcs, context)],
        background: async (context) => {
          await rotateFactorKey(context, host.log);
          await ensureFirstAdmin(context, firstAdmin, host.log);
          await renameImpersonators(context, host.log);
          mails = startMails({ ...config, publicUrl }, context, host);
          const jobs = [mails, startPurge(context, host.log)];
          return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
        },
      });
    },
  });

export const service = identityService({ createPasswords });
