import { callsById, PointsEntrySchema } from '@torchbearer/contract';
import { Refusal, standingsEntries, type CallOptions } from '@torchbearer/kit';
import type { SeenPoints, StandingsRow, UndoWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { entriesJson } from '../cached/standings.js';
import { forward } from '../forward/forward.js';
import { jsonOf } from '../forward/to-json.js';
import { withoutNulls } from '../forward/to-request.js';
import type { Gateway } from '../gateway.js';
import { okCached, okJson, route } from '../route.js';

/** With the standings as they are after the save, unless the client wants none. */
async function savedPoints(
  { standings }: Gateway,
  { entries }: Pick<UndoWeekPointsResponse, 'entries'>,
  wanted: 'none' | undefined,
  rpc: CallOptions,
) {
  const points = entries.map((entry) => jsonOf(PointsEntrySchema, entry));
  if (wanted === 'none') return okJson(Buffer.from(JSON.stringify({ entries: points, standings: [] })));
  const start = `{"entries":${JSON.stringify(points)},"standings":`;
  const list = await (await standings.list(rpc)).json();
  return okJson(Buffer.concat([Buffer.from(start), list, Buffer.from('}')]));
}

/** How many rows before and after the caller's own. */
const NEIGHBORS = 3;
const LEADERS = 2;

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
  previewWeekPoints: forward(callsById.previewWeekPoints, {
    request: ({ params, body }) => ({ weekNumber: params.n, entries: body.entries }),
  }),

  saveWeekPoints: route({
    call: callsById.saveWeekPoints,
    handle: async (gateway, { params, query, body, rpc }) => {
      const points = { weekNumber: params.n, entries: body.entries, seen: seenOf(body.entries) };
      const request = { ...points, reason: body.reason ?? undefined };
      const saved = await gateway.clients.scoring.saveWeekPoints(request, rpc);
      return await savedPoints(gateway, saved, query.standings, rpc);
    },
  }),

  undoWeekPoints: route({
    call: callsById.undoWeekPoints,
    handle: async (gateway, { params, query, body, rpc }) => {
      const seen = body.was ? { entries: body.was } : undefined;
      const request = { weekNumber: params.n, seen, reason: body.reason ?? undefined };
      const saved = await gateway.clients.scoring.undoWeekPoints(request, rpc);
      return await savedPoints(gateway, saved, query.standings, rpc);
    },
  }),

  finalizeWeek: forward(callsById.finalizeWeek, {
    request: ({ params, body }) => ({
      weekNumber: params.n,
      seen: body.was ? { entries: body.was } : undefined,
    }),
  }),

  enterBlindLines: forward(callsById.enterBlindLines, {
    request: ({ params, body }) => {
      const { add = [], remove = [] } = withoutNulls(body);
      return { weekNumber: params.n, add, remove };
    },
  }),

  getStandings: route({
    call: callsById.getStandings,
    handle: async ({ standings }, { query: { q }, rpc }) =>
      q === undefined
        ? okCached(await standings.list(rpc))
        : okJson(entriesJson(await standings.read({ words: q }, rpc))),
  }),

  getOwnStanding: route({
    call: callsById.getOwnStanding,
    handle: async ({ standings }, { rpc }) => {
      const wanted = { neighbors: NEIGHBORS, places: [{ from: 0, count: LEADERS }] };
      const { castaways, rows, ...read } = await standings.read(wanted, rpc);
      const place = read.ownPlace ?? null;
      const isNear = (row: StandingsRow): boolean =>
        place !== null && Math.abs(row.place - place) <= NEIGHBORS;
      const own = {
        standings: read.label,
        place,
        first: Math.max(0, (place ?? 0) - NEIGHBORS),
        players: read.players,
        averagePoints: read.averagePoints,
        totalPicks: read.totalPicks,
        rows: standingsEntries({ castaways, rows: rows.filter(isNear) }),
        leaders: standingsEntries({ castaways, rows: rows.filter((row) => row.place < LEADERS) }),
      };
      return okJson(Buffer.from(JSON.stringify(own)));
    },
  }),

  getStandingsPage: route({
    call: callsById.getStandingsPage,
    handle: async ({ standings }, { params, rpc }) => {
      const page = await standings.page(params.standings, params.page, rpc);
      if (!page) throw new Refusal('STANDINGS_REPLACED');
      return okCached(page);
    },
  }),
};
