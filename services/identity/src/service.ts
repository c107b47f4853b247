import { bind, ConfigError, defineService, domainEnv, env, startDomainService } from '@torchbearer/kit';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Context } from './context.js';
import { migrations } from './db/migrations/index.js';
import { sessions, users } from './db/tables.js';
import { OWASP_COST } from './domain/password-cost.js';
import { ensureFirstAdmin, firstAdminOf } from './first-admin.js';
import { createPasswords } from './passwords.js';
import { startPurge } from './purge.js';
import { rpcs } from './rpc/index.js';
import { SHORTEST_PASSWORD } from './rpc/inputs.js';

const identityEnv = {
  ...domainEnv,
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
      const randomToken = (): string => randomBytes(32).toString('base64url');
      const cost = { ...OWASP_COST, memoryKib: config.PASSWORD_MEMORY_KIB };
      const passwords = await parts.createPasswords(cost, randomToken);
      return await startDomainService<Context>(host, config, {
        entities: [users, sessions],
        migrations,
        topics: [Topics.user, Topics.session],
        context: (database) => ({
          database,
          passwords,
          clock: host.clock,
          randomToken,
          sessionDays: config.SESSION_DAYS,
        }),
        consumed: [],
        services: (context) => [bind(IdentityServiceService, rpcs, context)],
        background: async (context) => {
          await ensureFirstAdmin(context, firstAdmin, host.log);
          return startPurge(context, host.log);
        },
      });
    },
  });

export const service = identityService({ createPasswords });
