import { bind, defineService, domainEnv, env, startDomainService } from '@torchbearer/kit';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { Topics } from '@torchbearer/proto/topics';
import type { ScoringContext } from './context.js';
import { copies } from './copies.js';
import { migrations } from './db/migrations/index.js';
import { createSeasonModel } from './db/season-model.js';
import { onChange } from './on-change.js';
import { owned } from './publishes.js';
import { scoringRpcs } from './rpcs.js';
import { createNeedsReader, createSeasonReader } from './use-cases/standings/season-readers.js';
import { createRecomputer } from './use-cases/standings/recomputer.js';
import { createStandingsViews } from './use-cases/standings/standings-views.js';
import { createBoardReader } from './older-pods/board-reader.js';
import { createBoardUntilReader } from './older-pods/board-until-reader.js';
import { createMemberCache } from './older-pods/member-cache.js';
import { noCopy, openRedisCopy } from './older-pods/standings-copy.js';

const scoringEnv = {
  ...domainEnv,
  /** Where socket servers of 0.7 read the standings; without it they call scoring. @until 0.9 */
  REDIS_URL: env.redisUrl().optional(),
};

/** The longest wait for the standings; after that the caller has to retry. */
const MAX_WAIT_FOR_STANDINGS_MS = 5_000;

const data = { entities: [], migrations, copies, owned };

export const service = defineService({
  name: 'scoring',
  env: scoringEnv,
  data,
  start: (config, host) =>
    startDomainService<ScoringContext, typeof copies>(host, config, {
      ...data,
      onChange,
      context: (database, { areFilled }) => {
        const tools = { season: createSeasonModel(), members: createMemberCache() };
        const boards = createBoardReader(database, tools.members);
        const copy = config.REDIS_URL ? openRedisCopy(config.REDIS_URL, boards, host) : noCopy;
        host.lifecycle.onStop('standings copy', () => copy.close());
        const recomputer = createRecomputer({
          ...host,
          database,
          tools,
          areFilled,
          onNew: () => copy.publish(),
        });
        return {
          database,
          tools,
          views: createStandingsViews(database, tools.season, () => recomputer.wake()),
          boards,
          boardsUntil: createBoardUntilReader(database, tools),
          readSeason: createSeasonReader(database, tools.season),
          readNeeds: createNeedsReader(database, tools.season),
          recomputer,
          copy,
        };
      },
      dependsOnCopies: {
        WEEK_NOT_FOUND: [Topics.week],
        CASTAWAY_NOT_FOUND: [Topics.castaway],
        UNKNOWN_CASTAWAY: [Topics.castaway],
        ELIMINATED_NOT_SCORED: [Topics.castaway],
        WEEK_IS_SCORED_TWICE: [Topics.season],
        WEEK_NOT_SCORED_TWICE: [Topics.season],
      },
      afterCopies: ({ recomputer }) => recomputer.wake(),
      waitForDerived: ({ recomputer }, timeoutMs) =>
        recomputer.waitForDerived(Math.min(timeoutMs, MAX_WAIT_FOR_STANDINGS_MS)),
      background: async ({ recomputer }) => {
        host.lifecycle.whenBegun('standings', () => recomputer.begun());
        await recomputer.start();
        return recomputer;
      },
      services: (context) => [bind(ScoringServiceService, scoringRpcs, context)],
    }),
});
