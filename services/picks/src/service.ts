import { bind, defineService, domainEnv, env, isCaughtUp, startDomainService } from '@torchbearer/kit';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { Topics } from '@torchbearer/proto/topics';
import { startAutoPicks } from './auto-pick/schedule.js';
import type { Context } from './context.js';
import { migrations } from './db/migrations/index.js';
import { knownAsAdmin } from './db/players.js';
import { entities } from './db/tables.js';
import { consumed } from './events/index.js';
import { copiesRpcs, picksRpcs } from './rpc/index.js';

const picksEnv = {
  ...domainEnv,
  /** How often to look for closed weeks, in milliseconds. */
  AUTO_PICK_POLL_MS: env.integer(1_000),
};

const { user, castaway, week, season, roster, scoredWeek, pick, picksAudit } = Topics;

export const service = defineService({
  name: 'picks',
  env: picksEnv,
  start: async (config, host) =>
    await startDomainService<Context>(host, config, {
      entities,
      migrations,
      topics: [user, castaway, week, season, roster, scoredWeek, pick, picksAudit],
      context: (database, bus) => ({ database, bus, clock: host.clock }),
      consumed,
      restsOnCopies: {
        NO_ACTIVE_WEEK: [week],
        OTHER_WEEK_ACTIVE: [week],
        PICKS_NOT_OPEN: [week],
        PICKS_CLOSED: [week],
        WEEK_NOT_FOUND: [week],
        NOT_YOUR_CASTAWAY: [roster, castaway],
        CASTAWAY_ELIMINATED: [castaway],
        USER_NOT_FOUND: [user],
      },
      knownAsAdmin: ({ database }, userId) => knownAsAdmin(database, userId),
      services: (context) => [
        bind(PicksServiceService, picksRpcs, context),
        bind(CopiesServiceService, copiesRpcs, context),
      ],
      background: ({ database, bus }) =>
        Promise.resolve(
          startAutoPicks({
            database,
            clock: host.clock,
            log: host.log,
            pollMs: config.AUTO_PICK_POLL_MS,
            isCaughtUp: () =>
              isCaughtUp(
                bus,
                host.name,
                consumed.map((entry) => entry.topic),
                host.log,
              ),
          }),
        ),
    }),
});
