import { callsById } from '@torchbearer/contract';
import { castawayAnswer, castawayImportAnswer, given, ownerAnswer } from '../answers/index.js';
import { created, done, ok } from '../replies.js';
import { route } from '../route.js';

/** What a PUT says of an optional text: nothing (stays), `null` (taken away) or a new one. */
const changed = (text: string | null | undefined): string | undefined => (text === null ? '' : text);

export const castawayRoutes = {
  listCastaways: route({
    call: callsById.listCastaways,
    keeping: 'everybody',
    handle: async ({ clients }, { rpc }) => {
      const { castaways } = await clients.league.listCastaways({}, rpc);
      return ok(castaways.map(castawayAnswer));
    },
  }),

  getCastaway: route({
    call: callsById.getCastaway,
    keeping: 'everybody',
    handle: async ({ clients }, { params, rpc }) => {
      const { castaway } = await clients.league.getCastaway({ castawayId: params.id }, rpc);
      return ok(castawayAnswer(given(castaway)));
    },
  }),

  listCastawayResults: route({
    call: callsById.listCastawayResults,
    keeping: 'everybody',
    handle: async ({ clients }, { params, rpc }) => {
      const { weeks } = await clients.scoring.listCastawayResults({ castawayId: params.id }, rpc);
      return ok(weeks.map(({ weekNumber, points }) => ({ weekNumber, points })));
    },
  }),

  getCastawayOwner: route({
    call: callsById.getCastawayOwner,
    keeping: 'caller',
    handle: async ({ clients }, { params, caller, rpc }) => {
      const { owners } = await clients.league.getCastawayOwners({ castawayId: params.id }, rpc);
      return ok(ownerAnswer(owners, caller !== null));
    },
  }),

  createCastaway: route({
    call: callsById.createCastaway,
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const { castaway } = await clients.league.createCastaway(
        {
          name: body.name,
          tribe: body.tribe ?? '',
          occupation: body.occupation ?? '',
          hometown: body.hometown ?? '',
          age: body.age ?? undefined,
          imageUrl: body.imageUrl ?? undefined,
        },
        rpc,
      );
      return created(castawayAnswer(given(castaway)));
    },
  }),

  updateCastaway: route({
    call: callsById.updateCastaway,
    settles: true,
    handle: async ({ clients }, { params, body, rpc }) => {
      const { castaway } = await clients.league.updateCastaway(
        {
          castawayId: params.id,
          name: body.name,
          tribe: changed(body.tribe),
          occupation: changed(body.occupation),
          hometown: changed(body.hometown),
          age: body.age === null ? 0 : body.age,
          imageUrl: changed(body.imageUrl),
          eliminated: body.eliminated,
          eliminatedInWeek: body.eliminatedInWeek,
        },
        rpc,
      );
      return ok(castawayAnswer(given(castaway)));
    },
  }),

  deleteCastaway: route({
    call: callsById.deleteCastaway,
    settles: true,
    handle: async ({ clients }, { params, rpc }) => {
      await clients.league.deleteCastaway({ castawayId: params.id }, rpc);
      return done;
    },
  }),

  importCastaways: route({
    call: callsById.importCastaways,
    settles: true,
    handle: async ({ clients }, { text, query, rpc }) => {
      const outcome = await clients.league.importCastaways({ csv: text, dryRun: query.dryRun }, rpc);
      return ok(castawayImportAnswer(outcome));
    },
  }),
};
