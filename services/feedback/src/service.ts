import { bind, createGroupCommit, defineService, domainEnv, startDomainService } from '@torchbearer/kit';
import { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import type { Context } from './context.js';
import { copies } from './copies.js';
import { migrations } from './db/migrations/index.js';
import { entities } from './db/tables.js';
import { findUser } from './db/users.js';
import { onChange } from './on-change.js';
import { feedbackRpcs } from './rpcs.js';
import { saveAnswers } from './use-cases/submit-feedback.js';

const data = { entities, migrations, copies };

export const service = defineService({
  name: 'feedback',
  env: domainEnv,
  data,
  start: async (config, host) =>
    await startDomainService<Context, typeof copies>(host, config, {
      ...data,
      onChange,
      context: (database) => ({
        database,
        saveInGroup: createGroupCommit({
          database,
          keyOf: ({ row }) => row.userId,
          save: saveAnswers,
        }),
      }),
      knownAsAdmin: async ({ database }, id) => (await findUser(database, id))?.isAdmin ?? null,
      services: (context) => [bind(FeedbackServiceService, feedbackRpcs, context)],
    }),
});
