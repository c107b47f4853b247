import {
  bind,
  ConfigError,
  connect,
  defineService,
  onEvent,
  signersOf,
  startDomainService,
  type Loop,
} from '@torchbearer/kit';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { Topics } from '@torchbearer/proto/topics';
import { randomBytes, randomInt } from 'node:crypto';
import { identityEnv } from './config.js';
import type { Context } from './context.js';
import { invites } from './db/invites.js';
import { migrations } from './db/migrations/index.js';
import { findUser, users } from './db/users.js';
import { OWASP_COST } from './domain/passwords.js';
import { providerSettingsOf } from './external/settings.js';
import { publicUrlOf, startMails } from './mail/start.js';
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
          config,
          factorVault,
          phoneCodes: createPhoneCodes(factorKeys),
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
          mails = startMails(publicUrl, context, host);
          const jobs = [mails, startPurge(context, host.log)];
          return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
        },
      });
    },
  });

export const service = identityService({ createPasswords });
