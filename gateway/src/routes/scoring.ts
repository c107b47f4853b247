import { callsById, PointsEntrySchema, type TallyPointsBody } from '@torchbearer/contract';
import { leagueFigures, Refusal, type CallOptions } from '@torchbearer/kit';
import type { z } from 'zod';
import type { SeenPoints, UndoWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { Gateway } from '../gateway.js';
import { forward } from '../forward/forward.js';
import { jsonOf } from '../forward/to-json.js';
import { okJson, okKept } from '../replies.js';
import { searchRows } from '../kept/search-rows.js';
import { route } from '../route.js';

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
  const list = await (await standings.read(rpc)).list().json();
  return okJson(Buffer.concat([Buffer.from(start), list, Buffer.from('}')]));
}

/** How many rows before and after the caller's own. */
const NEIGHBORS = 3;
const MOST_FOUND = 100;

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

/** The lines of a tally as the RPC takes them. */
export const linesOf = ({ add, remove }: z.output<typeof TallyPointsBody>) => ({
  add: (add ?? []).map(({ ruleId, count, points, reason, ...line }) => ({
    ...line,
    ruleId: ruleId ?? undefined,
    count: count ?? undefined,
    points: points ?? undefined,
    reason: reason ?? undefined,
  })),
  remove: remove ?? [],
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
    handle: async (gateway, { params, query, body, rpc }) => {
      const points = { weekNumber: params.n, entries: body.entries, seen: seenOf(body.entries) };
      const request = { ...points, reason: body.reason ?? undefined, withoutStandings: true };
      const saved = await gateway.clients.scoring.saveWeekPoints(request, rpc);
      return await savedPoints(gateway, saved, query.standings, rpc);
    },
  }),

  undoWeekPoints: route({
    call: callsById.undoWeekPoints,
    handle: async (gateway, { params, query, body, rpc }) => {
      const seen = body.was ? { entries: body.was } : undefined;
      const reason = body.reason ?? undefined;
      const request = { weekNumber: params.n, seen, reason, withoutStandings: true };
      const saved = await gateway.clients.scoring.undoWeekPoints(request, rpc);
      return await savedPoints(gateway, saved, query.standings, rpc);
    },
  }),

  tallyWeekPoints: forward(callsById.tallyWeekPoints, {
    request: ({ params, body }) => ({
      weekNumber: params.n,
      ...linesOf(body),
      reason: body.reason ?? undefined,
    }),
  }),

  listWeekLines: forward(callsById.listWeekLines, {
    request: ({ params }) => ({ weekNumber: params.n }),
  }),

  getStandings: route({
    call: callsById.getStandings,
    handle: async ({ standings }, { query: { q }, rpc }) => {
      const current = await standings.read(rpc);
      return q === undefined
        ? okKept(current.list())
        : okJson(current.json(searchRows(current.rows, q, MOST_FOUND)));
    },
  }),

  getOwnStanding: route({
    call: callsById.getOwnStanding,
    handle: async ({ standings }, { caller, rpc }) => {
      const { label, rows, json } = await standings.read(rpc);
      const place = rows.placeOf(caller.id);
      const first = Math.max(0, (place ?? 0) - NEIGHBORS);
      const end = place === null ? first : Math.min(rows.size, place + NEIGHBORS + 1);
      const places = Array.from({ length: end - first }, (_, index) => first + index);
      const figures = JSON.stringify({ standings: label, place, first, ...leagueFigures(rows) });
      const leaders = json([0, 1].slice(0, rows.size));
      const parts = [figures.slice(0, -1), ',"rows":', json(places), ',"leaders":', leaders, '}'];
      return okJson(Buffer.concat(parts.map((part) => Buffer.from(part))));
    },
  }),

  getStandingsPage: route({
    call: callsById.getStandingsPage,
    handle: async ({ standings }, { params, rpc }) => {
      const page = (await standings.labelled(params.standings, rpc))?.page(params.page);
      if (!page) throw new Refusal('STANDINGS_REPLACED');
      return okKept(page);
    },
  }),
};
