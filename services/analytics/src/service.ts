import { bind, defineService, domainEnv, startDomainService } from '@torchbearer/kit';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { allTopics, Topics } from '@torchbearer/proto/topics';
import { createAnswers } from './answers/answers.js';
import type { Context } from './context.js';
import { migrations } from './db/migrations/index.js';
import { entities, Users } from './db/tables.js';
import { consumed } from './events/index.js';
import { analyticsRpcs, copiesRpcs } from './rpc/index.js';

export const service = defineService({
  name: 'analytics',
  env: domainEnv,
  start: async (config, host) =>
    await startDomainService<Context>(host, config, {
      entities,
      migrations,
      topics: allTopics.filter((topic) => consumed.some((entry) => entry.topic === topic.name)),
      context: (database) => ({ database, answers: createAnswers(database) }),
      consumed,
      restsOnCopies: { UNKNOWN_USER: [Topics.user] },
      knownAsAdmin: async ({ database }, id) =>
        (await database.manager.findOneBy(Users, { id }))?.isAdmin ?? null,
      services: (context) => [
        bind(AnalyticsServiceService, analyticsRpcs, context),
        bind(CopiesServiceService, copiesRpcs, context),
      ],
    }),
});
