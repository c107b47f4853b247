import { bind, ConfigError, defineService, domainEnv, env, startDomainService } from '@torchbearer/kit';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import { randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Context } from './context.js';
import { migrations } from './db/migrations/index.js';
import { entities } from './db/tables.js';
import { findUser } from './db/users.js';
import { OWASP_COST } from './domain/password-cost.js';
import { consumed } from './events/index.js';
import { createProvider } from './external/provider.js';
import { providerEnv, providerSettingsOf } from './external/settings.js';
import { ensureFirstAdmin, firstAdminOf } from './first-admin.js';
import { mailEnv, publicUrlOf, startMails } from './mail/start.js';
import type { Worker } from './mail/worker.js';
import { createPasswords } from './passwords.js';
import { createPictures } from './pictures.js';
import { startPurge } from './purge.js';
import { rpcs } from './rpc/index.js';
import { SHORTEST_PASSWORD } from './rpc/inputs.js';

const identityEnv = {
  ...domainEnv,
  ...mailEnv,
  ...providerEnv,
  NODE_ENV: z.string().optional(),
  /** How long a session lasts, in days. */
  SESSION_DAYS: env.integer(30, 1, 3_650),
  /** What hashing a password costs in memory, in KiB; less than the default is for tests only. */
  PASSWORD_MEMORY_KIB: env.integer(OWASP_COST.memoryKib, 1_024, 1_048_576),
  /** The first admin, made at start; both or neither. */
  ADMIN_EMAIL: z.email('must be an email address').max(254).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(SHORTEST_PASSWORD, `must have at least ${SHORTEST_PASSWORD} characters`)
    .max(200)
    .optional(),
  ADMIN_NAME: z.string().max(100).default('League Admin'),
  /** How long a temporary password signs in, in hours. */
  TEMPORARY_PASSWORD_HOURS: env.integer(72, 1, 8_760),
  /** Whether anybody may make an account (open) or only who has an invite code (invite). */
  SIGNUP_MODE: z.enum(['open', 'invite'], 'must be open or invite').default('open'),
};

/** What tests put in the place of the real thing. */
export interface Parts {
  readonly createPasswords: typeof createPasswords;
}

export const identityService = (parts: Parts) =>
  defineService({
    name: 'identity',
    env: identityEnv,
    start: async (config, host) => {
      const firstAdmin = firstAdminOf(config);
      if (config.NODE_ENV === 'production' && config.PASSWORD_MEMORY_KIB < OWASP_COST.memoryKib) {
        throw new ConfigError(`PASSWORD_MEMORY_KIB must be at least ${OWASP_COST.memoryKib} in production.`);
      }
      const provider = providerSettingsOf(config);
      const publicUrl = publicUrlOf(config);
      let mails: Worker | null = null;
      const randomToken = (): string => randomBytes(32).toString('base64url');
      const cost = { ...OWASP_COST, memoryKib: config.PASSWORD_MEMORY_KIB };
      const passwords = await parts.createPasswords(cost, randomToken);
      return await startDomainService<Context>(host, config, {
        entities,
        migrations,
        topics: [Topics.user, Topics.session, Topics.identityAudit, Topics.consent],
        context: (database) => ({
          database,
          passwords,
          clock: host.clock,
          randomToken,
          randomInt: (below) => randomInt(below),
          sessionDays: config.SESSION_DAYS,
          temporaryPasswordHours: config.TEMPORARY_PASSWORD_HOURS,
          signUpMode: config.SIGNUP_MODE,
          pictures: createPictures(),
          provider: provider && createProvider(provider),
          wakeMails: () => mails?.wake(),
        }),
        consumed,
        knownAsAdmin: async ({ database }, userId) => (await findUser(database, userId))?.isAdmin ?? null,
        services: (context) => [bind(IdentityServiceService, rpcs, context)],
        background: async (context) => {
          await ensureFirstAdmin(context, firstAdmin, host.log);
          mails = startMails({ ...config, publicUrl }, context, host.log);
          return allOf(mails, startPurge(context, host.log));
        },
      });
    },
  });

const allOf = (...jobs: readonly { stop(): Promise<void> }[]) => ({
  stop: async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  },
});

export const service = identityService({ createPasswords });
