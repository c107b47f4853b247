import {
  bind,
  connect,
  createGroupCommit,
  defineService,
  signersOf,
  startDomainService,
} from '@torchbearer/kit';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { Topics } from '@torchbearer/proto/topics';
import { startBackground, type Background } from './use-cases/background.js';
import { checkTimes, SMS_WAITS, smsEnv, twilioAccount, type SmsWaits } from './config.js';
import type { Context } from './context.js';
import { copies } from './copies.js';
import { migrations } from './db/migrations/index.js';
import { connectLeague } from './use-cases/inbound/league.js';
import { onChange } from './on-change.js';
import { owned } from './publishes.js';
import { smsRpcs } from './rpcs.js';
import { saveStatuses } from './use-cases/sending/delivery.js';

const { user, week, roster } = Topics;

const data = { entities: [], migrations, copies, owned };

export const smsService = (waits: SmsWaits) =>
  defineService({
    name: 'sms',
    env: smsEnv,
    data,
    start: async (config, host) => {
      checkTimes(config);
      const account = twilioAccount(config);
      let background: Background | null = null;
      const signers = signersOf('sms', config);
      const league = await connectLeague(config, signers);
      host.lifecycle.onStop('league', () => league.close());
      const identity = await connect(IdentityServiceService, config.IDENTITY_ADDRESS, {
        ...config,
        sign: signers('identity'),
      });
      host.lifecycle.onStop('identity', () => identity.close());
      return await startDomainService<Context, typeof copies>(host, config, {
        ...data,
        onChange,
        context: (database, { areBehind, areCaughtUp, areFilled }) => ({
          config,
          database,
          saveStatus: createGroupCommit({
            database,
            keyOf: ({ sid }) => sid,
            save: saveStatuses,
          }),
          areFilled,
          areCaughtUp,
          clock: host.clock,
          account,
          site: { url: config.PUBLIC_URL ?? '', keyword: config.SMS_KEYWORD },
          league,
          identity,
          isUserCopyBehind: () => areBehind([user]),
          noticeDelayMs: waits.noticeDelayMs,
          wake: () => background?.wake(),
          wakeReminders: () => background?.wakeReminders(),
        }),
        dependsOnCopies: { UNKNOWN_USER: [user], NO_RECIPIENTS: [user, roster, week] },
        afterCopies: ({ wake }) => wake(),
        services: (context) => [bind(SmsServiceService, smsRpcs, context)],
        background: (context) => {
          background = startBackground(host, context, waits.retryMs);
          return Promise.resolve(background);
        },
      });
    },
  });

export const service = smsService(SMS_WAITS);
