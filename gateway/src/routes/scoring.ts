import { callsById } from '@torchbearer/contract';
import type { SeenPoints, UndoWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { entryAnswer, historyAnswer, pointsPreviewAnswer, resultAnswer } from '../answers/index.js';
import { ok, okJson } from '../replies.js';
import { route } from '../route.js';
import { standingsTag } from '../standings-tag.js';

/** The standings come encoded already. */
function savedPoints({ entries, standingsJson }: Omit<UndoWeekPointsResponse, 'standingsVersion'>) {
  const start = `{"entries":${JSON.stringify(entries.map(entryAnswer))},"standings":`;
  return okJson(Buffer.concat([Buffer.from(start), standingsJson, Buffer.from('}')]));
}

interface SentEntry {
  readonly castawayId: string;
  readonly was?: number | null | undefined;
}

/** What the sender saw of the castaways sent; those of whom they say nothing are left out. */
const seenOf = (entries: readonly SentEntry[]): SeenPoints => ({
  entries: entries
    .filter(({ was }) => was !== undefined)
    .map(({ castawayId, was }) => ({ castawayId, points: was ?? undefined })),
});

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
      const request = { weekNumber: params.n, entries: body.entries, seen: seenOf(body.entries) };
      return savedPoints(await clients.scoring.saveWeekPoints(request, rpc));
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

  getMyHistory: route({
    call: callsById.getMyHistory,
    handle: async ({ clients }, { rpc }) => {
      const { weeks } = await clients.scoring.getMyHistory({}, rpc);
      return ok(weeks.map(historyAnswer));
    },
  }),

  previewWeekPoints: route({
    call: callsById.previewWeekPoints,
    handle: async ({ clients }, { params, body, rpc }) => {
      const request = { weekNumber: params.n, entries: body.entries };
      return ok(pointsPreviewAnswer(await clients.scoring.previewWeekPoints(request, rpc)));
    },
  }),

  undoWeekPoints: route({
    call: callsById.undoWeekPoints,
    settles: true,
    handle: async ({ clients }, { params, body, rpc }) => {
      const request = { weekNumber: params.n, seen: body.was ? { entries: body.was } : undefined };
      return savedPoints(await clients.scoring.undoWeekPoints(request, rpc));
    },
  }),
};
