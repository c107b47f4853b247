import {
  bind,
  createGroupCommit,
  defineService,
  domainEnv,
  startDomainService,
  type Loop,
} from '@torchbearer/kit';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from './context.js';
import { copies } from './copies.js';
import { migrations } from './db/migrations/index.js';
import { Picks } from './db/save-pick.js';
import { onChange } from './on-change.js';
import { owned } from './publishes.js';
import { picksRpcs } from './rpcs.js';
import { startAutoPicks } from './use-cases/automatic-picks.js';
import { decideAndSave } from './use-cases/decide-and-save.js';

const { user, castaway, week, roster } = Topics;

const data = { entities: [Picks], migrations, copies, owned };

export const service = defineService({
  name: 'picks',
  env: domainEnv,
  data,
  start: async (config, host) => {
    let autoPicks: Loop | null = null;
    return await startDomainService<Context, typeof copies>(host, config, {
      ...data,
      onChange,
      dependsOnCopies: {
        NO_ACTIVE_WEEK: [week],
        OTHER_WEEK_ACTIVE: [week],
        PICKS_NOT_OPEN: [week],
        PICKS_CLOSED: [week],
        WEEK_NOT_FOUND: [week],
        NOT_YOUR_CASTAWAY: [roster, castaway],
        CASTAWAY_ELIMINATED: [castaway],
        USER_NOT_FOUND: [user],
      },
      context: (database, { areFilled, areCaughtUp }) => ({
        database,
        saveInGroup: createGroupCommit({
          database,
          keyOf: ({ userId }) => userId,
          save: decideAndSave,
        }),
        clock: host.clock,
        areFilled,
        areCaughtUp,
        wakeAutoPicks: () => autoPicks?.wake(),
      }),
      services: (context) => [bind(PicksServiceService, picksRpcs, context)],
      background: (context) => {
        autoPicks = startAutoPicks(context, host);
        return Promise.resolve(autoPicks);
      },
    });
  },
});
