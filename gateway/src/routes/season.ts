import { callsById } from '@torchbearer/contract';
import {
  activeWeekAnswer,
  announcementAnswer,
  given,
  publicSeasonAnswer,
  seasonAnswer,
  signUpModeAnswer,
} from '../answers/index.js';
import { instantOf } from '../instant-of.js';
import { created, done, ok } from '../replies.js';
import { route } from '../route.js';

export const seasonRoutes = {
  getConfig: route({
    call: callsById.getConfig,
    keeping: 'everybody for a minute',
    handle: async ({ clients, config }, { rpc }) => {
      const [{ season, activeWeek }, { provider, signUpMode }] = await Promise.all([
        clients.league.getSeason({}, rpc),
        clients.identity.getSignInOptions({}, rpc),
      ]);
      return ok({
        supportEmail: config.SUPPORT_EMAIL,
        smsNumber: config.SMS_NUMBER ?? null,
        smsKeyword: config.SMS_KEYWORD,
        oidc: provider
          ? { authority: provider.authority, clientId: provider.clientId, name: provider.name }
          : null,
        signUpMode: signUpModeAnswer(signUpMode),
        season: publicSeasonAnswer(given(season)),
        activeWeek: activeWeekAnswer(activeWeek),
        tribes: config.TRIBES,
        photoAliases: config.PHOTO_ALIASES,
        timeZone: 'America/Los_Angeles',
      });
    },
  }),

  getSeason: route({
    call: callsById.getSeason,
    handle: async ({ clients }, { rpc }) => {
      const { season } = await clients.league.getSeason({}, rpc);
      return ok(seasonAnswer(given(season)));
    },
  }),

  updateSeason: route({
    call: callsById.updateSeason,
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const request = {
        ...body,
        rankingsCloseAt: instantOf(body.rankingsCloseAt),
        clearRankingsCloseAt: body.rankingsCloseAt === null,
        draftAt: instantOf(body.draftAt),
        clearDraftAt: body.draftAt === null,
      };
      const { season } = await clients.league.updateSeason(request, rpc);
      return ok(seasonAnswer(given(season)));
    },
  }),

  listAnnouncements: route({
    call: callsById.listAnnouncements,
    handle: async ({ clients }, { rpc }) => {
      const { announcements } = await clients.league.listAnnouncements({}, rpc);
      return ok(announcements.map(announcementAnswer));
    },
  }),

  createAnnouncement: route({
    call: callsById.createAnnouncement,
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const request = { ...body, expiresAt: instantOf(body.expiresAt) };
      const { announcement } = await clients.league.createAnnouncement(request, rpc);
      return created(announcementAnswer(given(announcement)));
    },
  }),

  deleteAnnouncement: route({
    call: callsById.deleteAnnouncement,
    settles: true,
    handle: async ({ clients }, { params, rpc }) => {
      await clients.league.deleteAnnouncement({ announcementId: params.id }, rpc);
      return done;
    },
  }),
};
