import { callsById } from '@torchbearer/contract';
import {
  draftAnswer,
  draftPickAnswer,
  draftPreviewAnswer,
  draftReceiptAnswer,
  leagueAnswer,
} from '../answers/index.js';
import { ok } from '../replies.js';
import { route } from '../route.js';

export const draftRoutes = {
  getDraft: route({
    call: callsById.getDraft,
    handle: async ({ clients }, { rpc }) => ok(draftAnswer(await clients.league.getDraft({}, rpc))),
  }),

  previewDraft: route({
    call: callsById.previewDraft,
    handle: async ({ clients }, { rpc }) =>
      ok(draftPreviewAnswer(await clients.league.previewDraft({}, rpc))),
  }),

  getDraftPreview: route({
    call: callsById.getDraftPreview,
    handle: async ({ clients }, { rpc }) => {
      const { preview } = await clients.league.getDraftPreview({}, rpc);
      return ok(preview ? draftPreviewAnswer(preview) : null);
    },
  }),

  runDraft: route({
    call: callsById.runDraft,
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const draft = await clients.league.runDraft({ previewId: body.previewId ?? undefined }, rpc);
      return ok(draftAnswer(draft));
    },
  }),

  getLeague: route({
    call: callsById.getLeague,
    handle: async ({ clients }, { rpc }) => ok(leagueAnswer(await clients.league.getLeague({}, rpc))),
  }),

  getMyDraft: route({
    call: callsById.getMyDraft,
    handle: async ({ clients }, { rpc }) => {
      const { draft } = await clients.league.getMyDraft({}, rpc);
      return ok(draft ? draftReceiptAnswer(draft) : null);
    },
  }),

  draftRoster: route({
    call: callsById.draftRoster,
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const { picks } = await clients.league.draftRoster({ userId: body.userId }, rpc);
      return ok({ picks: picks.map(draftPickAnswer) });
    },
  }),
};
