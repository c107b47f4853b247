import { bind, defineService, domainEnv, startDomainService } from '@torchbearer/kit';
import { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from './context.js';
import { migrations } from './db/migrations/index.js';
import { entities } from './db/tables.js';
import { findUser } from './db/users.js';
import { consumed } from './events/index.js';
import { copiesRpcs, feedbackRpcs } from './rpc/index.js';

export const service = defineService({
  name: 'feedback',
  env: domainEnv,
  start: async (config, host) =>
    await startDomainService<Context>(host, config, {
      entities,
      migrations,
      topics: [Topics.user],
      context: (database) => ({ database }),
      consumed,
      knownAsAdmin: async ({ database }, id) => (await findUser(database, id))?.isAdmin ?? null,
      services: (context) => [
        bind(FeedbackServiceService, feedbackRpcs, context),
        bind(CopiesServiceService, copiesRpcs, context),
      ],
    }),
});
