import { bind, createGroupCommit, defineService, domainEnv, startDomainService } from '@torchbearer/kit';
import { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { z } from 'zod';
import { systemChance, type Context } from './context.js';
import { copies } from './copies.js';
import { migrations } from './db/migrations/index.js';
import { createOverview } from './db/overview.js';
import { ensureSeason } from './db/season.js';
import { tables } from './db/tables.js';
import type { RankingSubmission } from './domain/rankings.js';
import { seasonName } from './domain/season.js';
import { onChange } from './on-change.js';
import { owned } from './publishes.js';
import { leagueRpcs } from './rpcs.js';
import { startClosingAtDeadline } from './use-cases/draft/close-draft.js';
import { draftChanges } from './use-cases/draft/draft-proof.js';
import { submitRankings } from './use-cases/rankings.js';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const leagueEnv = {
  ...domainEnv,
  /** The season at the very first start: its name, and two times in ISO 8601 with zone. */
  SEASON_NAME: seasonName.default('Season One'),
  SEASON_RANKINGS_CLOSE_AT: instant.optional(),
  SEASON_DRAFT_AT: instant.optional(),
};

const data = { entities: tables, migrations, copies, owned };

export const service = defineService({
  name: 'league',
  env: leagueEnv,
  data,
  start: (config, host) =>
    startDomainService<Context, typeof copies>(host, config, {
      ...data,
      onChange,
      context: async (database, { areBehind, areCaughtUp }) => {
        await ensureSeason(database, {
          name: config.SEASON_NAME,
          rankingsCloseAt: config.SEASON_RANKINGS_CLOSE_AT ?? null,
          draftAt: config.SEASON_DRAFT_AT ?? null,
        });
        const saveInGroup = createGroupCommit({
          database,
          keyOf: ({ userId }: RankingSubmission) => userId,
          save: submitRankings,
        });
        return {
          ...{ database, chance: systemChance, readOverview: createOverview(database), saveInGroup },
          areScoredWeeksBehind: () => areBehind([Topics.scoredWeek]),
          areUsersCaughtUp: areCaughtUp,
        };
      },
      dependsOnCopies: { USER_NOT_FOUND: [Topics.user], DRAFT_NOT_POSSIBLE: [Topics.user] },
      services: (context) => [bind(LeagueServiceService, leagueRpcs, context)],
      handled: draftChanges,
      background: (context) => Promise.resolve(startClosingAtDeadline(context, host.clock, host.log)),
    }),
});
