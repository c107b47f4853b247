import { callsById, type PointsEntry } from '@torchbearer/contract';
import { resultAnswer } from '../answers.js';
import { ok, okJson } from '../replies.js';
import { route } from '../route.js';
import { standingsTag } from '../standings-tag.js';

const entryAnswer = ({ castawayId, points }: PointsEntry): PointsEntry => ({ castawayId, points });

export const scoringRoutes = {
  listResults: route({
    call: callsById.listResults,
    handle: async ({ clients }, { rpc }) => {
      const { results } = await clients.scoring.listResults({}, rpc);
      return ok(results.map(resultAnswer));
    },
  }),

  getWeekPoints: route({
    call: callsById.getWeekPoints,
    handle: async ({ clients }, { params, rpc }) => {
      const { entries } = await clients.scoring.getWeekPoints({ weekNumber: params.n }, rpc);
      return ok(entries.map(entryAnswer));
    },
  }),

  saveWeekPoints: route({
    call: callsById.saveWeekPoints,
    settles: true,
    handle: async ({ clients }, { params, body, rpc }) => {
      const request = { weekNumber: params.n, entries: body.entries };
      const { entries, standingsJson } = await clients.scoring.saveWeekPoints(request, rpc);
      const start = `{"entries":${JSON.stringify(entries.map(entryAnswer))},"standings":`;
      return okJson(Buffer.concat([Buffer.from(start), standingsJson, Buffer.from('}')]));
    },
  }),

  getStandings: route({
    call: callsById.getStandings,
    handle: async ({ clients }, { rpc }) => {
      const { version, standingsJson } = await clients.scoring.getStandings({}, rpc);
      return okJson(standingsJson, standingsTag(version, standingsJson));
    },
  }),

  getWeeksInFirst: route({
    call: callsById.getWeeksInFirst,
    handle: async ({ clients }, { rpc }) => {
      const { weeksInFirst } = await clients.scoring.getWeeksInFirst({}, rpc);
      return ok({ weeksInFirst });
    },
  }),
};
