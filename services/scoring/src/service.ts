import { defineService, domainEnv, env, startDomainService } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { ScoringContext } from './context.js';
import { migrations } from './db/migrations/index.js';
import { readStandings } from './db/standings.js';
import { entities, Users } from './db/tables.js';
import { consumed } from './events/index.js';
import { services } from './rpc/index.js';
import { createHistoryReader } from './standings/history-reader.js';
import { createStandingsReader } from './standings/reader.js';
import { createRecomputer } from './standings/recomputer.js';
import { noCopy, openRedisCopy } from './standings/redis-copy.js';

const scoringEnv = {
  ...domainEnv,
  /** Where the encoded standings are laid for the socket servers; without it they ask scoring. */
  REDIS_URL: env.redisUrl().optional(),
  /** How often to look for changes that another replica, or one that died, has left to compute. */
  STANDINGS_POLL_MS: env.integer(1_000),
};

export const service = defineService({
  name: 'scoring',
  env: scoringEnv,
  start: (config, host) =>
    startDomainService<ScoringContext>(host, config, {
      entities,
      migrations,
      topics: Object.values(Topics).filter(
        (topic) => topic.publisher === 'scoring' || isConsumed(topic.name),
      ),
      context: (database) => {
        const copy = config.REDIS_URL
          ? openRedisCopy(config.REDIS_URL, () => readStandings(database), host)
          : noCopy;
        host.lifecycle.onStop('standings copy', () => copy.close());
        const recomputer = createRecomputer({
          database,
          clock: host.clock,
          log: host.log,
          pollMs: config.STANDINGS_POLL_MS,
          onNew: (standings) => copy.publish(standings),
        });
        return {
          database,
          reader: createStandingsReader(database),
          history: createHistoryReader(database),
          recomputer,
          copy,
        };
      },
      consumed,
      restsOnCopies: {
        WEEK_NOT_FOUND: [Topics.week],
        CASTAWAY_NOT_FOUND: [Topics.castaway],
        UNKNOWN_CASTAWAY: [Topics.castaway],
        ELIMINATED_NOT_SCORED: [Topics.castaway],
      },
      afterCopies: ({ recomputer }) => recomputer.wake(),
      background: async ({ recomputer }) => {
        await recomputer.start();
        return recomputer;
      },
      knownAsAdmin: async ({ database }, id) =>
        (await database.manager.findOneBy(Users, { id }))?.isAdmin ?? null,
      services,
    }),
});

const isConsumed = (topic: string): boolean => consumed.some((entry) => entry.topic === topic);
