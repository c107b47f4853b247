import { bind, defineService, domainEnv, startDomainService } from '@torchbearer/kit';
import { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import { copies } from './copies.js';
import { Answers } from './db/answers.js';
import { migrations } from './db/migrations/index.js';
import { onChange } from './on-change.js';
import { feedbackRpcs } from './rpcs.js';
import type { Context } from './use-cases/feedback.js';

const data = { entities: [Answers], migrations, copies };

export const service = defineService({
  name: 'feedback',
  env: domainEnv,
  data,
  start: async (config, host) =>
    await startDomainService<Context, typeof copies>(host, config, {
      ...data,
      onChange,
      context: (database) => ({ database }),
      services: (context) => [bind(FeedbackServiceService, feedbackRpcs, context)],
    }),
});
