import { bind, defineService, domainEnv, startDomainService } from '@torchbearer/kit';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { Topics } from '@torchbearer/proto/topics';
import { createQueryCache } from './use-cases/query-cache.js';
import type { Context } from './context.js';
import { copies } from './copies.js';
import { migrations } from './db/migrations/index.js';
import { onChange } from './on-change.js';
import { analyticsRpcs } from './rpcs.js';

const data = { entities: [], migrations, copies };

export const service = defineService({
  name: 'analytics',
  env: domainEnv,
  data,
  start: async (config, host) =>
    await startDomainService<Context, typeof copies>(host, config, {
      ...data,
      onChange,
      context: (database) => ({ database, cache: createQueryCache(database) }),
      dependsOnCopies: { UNKNOWN_USER: [Topics.user] },
      services: (context) => [bind(AnalyticsServiceService, analyticsRpcs, context)],
    }),
});
