import { callsById, SeasonSchema } from '@torchbearer/contract';
import { SignUpMode } from '@torchbearer/proto/identity/v1/identity';
import { forward } from '../forward/forward.js';
import { given } from '../forward/given.js';
import { sameForAll } from '../forward/same-for-all.js';
import { jsonOf } from '../forward/to-json.js';
import { instantOf } from '../instant-of.js';
import { ok } from '../replies.js';
import { route } from '../route.js';

const SIGN_UP_MODE: Readonly<Partial<Record<SignUpMode, 'open' | 'invite'>>> = {
  [SignUpMode.SIGN_UP_MODE_OPEN]: 'open',
  [SignUpMode.SIGN_UP_MODE_INVITE]: 'invite',
};

const instant = (date: Date | undefined): string => given(date).toISOString();

export const seasonRoutes = {
  getConfig: sameForAll(
    route({
      call: callsById.getConfig,
      handle: async ({ clients, config }, { rpc }) => {
        const [{ season, activeWeek }, { provider, signUpMode }] = await Promise.all([
          clients.league.getSeason({}, rpc),
          clients.identity.getSignInOptions({}, rpc),
        ]);
        const { name, firstPickWeek, episodes, rankingsCloseAt, draftAt } = given(season);
        return ok({
          supportEmail: config.SUPPORT_EMAIL,
          smsNumber: config.SMS_NUMBER ?? null,
          smsKeyword: config.SMS_KEYWORD,
          oidc: provider
            ? { authority: provider.authority, clientId: provider.clientId, name: provider.name }
            : null,
          signUpMode: given(SIGN_UP_MODE[signUpMode]),
          season: {
            name,
            firstPickWeek,
            episodes,
            rankingsCloseAt: rankingsCloseAt?.toISOString() ?? null,
            draftAt: draftAt?.toISOString() ?? null,
          },
          activeWeek: activeWeek
            ? { weekNumber: activeWeek.weekNumber, picksCloseAt: instant(activeWeek.picksCloseAt) }
            : null,
          tribes: config.TRIBES,
          photoAliases: config.PHOTO_ALIASES,
          timeZone: 'America/Los_Angeles',
        });
      },
    }),
  ),

  getSeason: forward(callsById.getSeason, {
    answer: ({ season }) => jsonOf(SeasonSchema, given(season)),
  }),

  getLeague: sameForAll(forward(callsById.getLeague, {})),
  listAnnouncements: sameForAll(forward(callsById.listAnnouncements, {})),

  updateSeason: forward(callsById.updateSeason, {
    request: ({ body }) => ({
      ...body,
      rankingsCloseAt: instantOf(body.rankingsCloseAt),
      clearRankingsCloseAt: body.rankingsCloseAt === null,
      draftAt: instantOf(body.draftAt),
      clearDraftAt: body.draftAt === null,
    }),
  }),
};
