import { callsById, PointsEntrySchema } from '@torchbearer/contract';
import type { SeenPoints, UndoWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { forward } from '../forward/forward.js';
import { jsonOf } from '../forward/to-json.js';
import { okJson, okKept } from '../replies.js';
import { route } from '../route.js';

/** The standings arrive encoded. */
function savedPoints({ entries, standingsJson }: Omit<UndoWeekPointsResponse, 'standingsVersion'>) {
  const points = entries.map((entry) => jsonOf(PointsEntrySchema, entry));
  const start = `{"entries":${JSON.stringify(points)},"standings":`;
  return okJson(Buffer.concat([Buffer.from(start), standingsJson, Buffer.from('}')]));
}

interface SentEntry {
  readonly castawayId: string;
  readonly was?: number | null | undefined;
}

/** The sender's last known state of the castaways sent; those without one are left out. */
const seenOf = (entries: readonly SentEntry[]): SeenPoints => ({
  entries: entries
    .filter(({ was }) => was !== undefined)
    .map(({ castawayId, was }) => ({ castawayId, points: was ?? undefined })),
});

export const scoringRoutes = {
  getWeekPoints: forward(callsById.getWeekPoints, {
    request: ({ params }) => ({ weekNumber: params.n }),
  }),

  previewWeekPoints: forward(callsById.previewWeekPoints, {
    request: ({ params, body }) => ({ weekNumber: params.n, entries: body.entries }),
  }),

  saveWeekPoints: route({
    call: callsById.saveWeekPoints,
    handle: async ({ clients }, { params, body, rpc }) => {
      const request = { weekNumber: params.n, entries: body.entries, seen: seenOf(body.entries) };
      return savedPoints(await clients.scoring.saveWeekPoints(request, rpc));
    },
  }),

  undoWeekPoints: route({
    call: callsById.undoWeekPoints,
    handle: async ({ clients }, { params, body, rpc }) => {
      const request = { weekNumber: params.n, seen: body.was ? { entries: body.was } : undefined };
      return savedPoints(await clients.scoring.undoWeekPoints(request, rpc));
    },
  }),

  getStandings: route({
    call: callsById.getStandings,
    handle: async ({ standings }, { rpc }) => okKept(await standings.read(rpc)),
  }),
};
