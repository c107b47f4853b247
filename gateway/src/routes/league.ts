import { callsById, ConfigSchema, SeasonSchema, WeekSchema } from '@torchbearer/contract';
import { SignUpMode } from '@torchbearer/proto/identity/v1/identity';
import { forward } from '../forward/forward.js';
import { sameForAll } from '../forward/handle-cached.js';
import { given, jsonOf } from '../forward/to-json.js';
import { instantOf } from '../forward/to-request.js';
import { created, ok, okJson, route } from '../route.js';

/** The value of an optional text in a PUT: absent (unchanged), `null` (removed) or a new one. */
const changed = (text: string | null | undefined): string | undefined => (text === null ? '' : text);

/** `robin@example.com` as visitors see it: `r…@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}…${email.slice(Math.max(at, 0))}`;
}

export const castawayRoutes = {
  getCastawayOwner: forward(callsById.getCastawayOwner, {
    answer: ({ owners }, { caller }) => {
      const all = owners.map(({ name, email = '' }) => ({
        name,
        email: (caller || email === '' ? email : maskedEmail(email)) || null,
      }));
      return all[0] ? { ...all[0], owners: all } : null;
    },
  }),

  updateCastaway: forward(callsById.updateCastaway, {
    request: ({ params, body }) => ({
      ...body,
      castawayId: params.id,
      tribe: changed(body.tribe),
      occupation: changed(body.occupation),
      hometown: changed(body.hometown),
      age: body.age === null ? 0 : body.age,
      imageUrl: changed(body.imageUrl),
    }),
  }),

  importCastaways: forward(callsById.importCastaways, {
    request: ({ text, query }) => ({ csv: text, dryRun: query.dryRun }),
  }),
};

export const draftRoutes = {
  submitRanking: forward(callsById.submitRanking, {
    request: ({ body }) => ({ castawayIds: body.order }),
  }),

  getDraftInputs: route({
    call: callsById.getDraftInputs,
    handle: async ({ clients }, { query, rpc }) => {
      const { json } = await clients.league.getDraftInputs({ run: query.run }, { ...rpc, isLarge: true });
      return okJson(json);
    },
  }),
};

const SIGN_UP_MODE: Readonly<Partial<Record<SignUpMode, 'open' | 'invite'>>> = {
  [SignUpMode.SIGN_UP_MODE_OPEN]: 'open',
  [SignUpMode.SIGN_UP_MODE_INVITE]: 'invite',
};

const shownSeason = ConfigSchema.shape.season;
const shownWeek = ConfigSchema.shape.activeWeek.unwrap();

export const seasonRoutes = {
  getConfig: sameForAll(
    route({
      call: callsById.getConfig,
      handle: async ({ clients, config }, { rpc }) => {
        const [{ season, activeWeek }, { provider, signUpMode }] = await Promise.all([
          clients.league.getSeason({}, rpc),
          clients.identity.getSignInOptions({}, rpc),
        ]);
        return ok({
          supportEmail: config.SUPPORT_EMAIL,
          smsNumber: config.SMS_NUMBER ?? null,
          smsKeyword: config.SMS_KEYWORD,
          oidc: provider ?? null,
          signUpMode: given(SIGN_UP_MODE[signUpMode]),
          season: jsonOf(shownSeason, given(season)),
          activeWeek: activeWeek ? jsonOf(shownWeek, activeWeek) : null,
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

  saveWeek: route({
    call: callsById.saveWeek,
    handle: async ({ clients }, { body: { activeWeek, ...body }, rpc }) => {
      const request = {
        ...body,
        picksOpenAt: instantOf(body.picksOpenAt),
        picksCloseAt: instantOf(body.picksCloseAt),
        seenActiveWeek: activeWeek === null ? 0 : activeWeek,
        reason: body.reason ?? undefined,
      };
      const { week, created: isNew } = await clients.league.saveWeek(request, rpc);
      const answer = jsonOf(WeekSchema, given(week));
      return isNew ? created(answer) : ok(answer);
    },
  }),
};
