import { calls, type Call, type CallId } from '@torchbearer/contract';
import type { Ask } from './gateway-for-test.js';
import { ids } from './sample.js';

/** One good request for each call. */
export const goodAsks: Readonly<Record<CallId, Ask & { readonly status?: number }>> = {
  signUp: {
    body: { email: 'wren@example.com', name: 'Wren', username: 'wren', password: 'sparks-fly' },
    status: 201,
  },
  logIn: { body: { email: 'robin@example.com', password: 'sparks-fly' } },
  getMe: { as: 'player' },
  logOut: { as: 'player', status: 204 },
  getOwnUser: { as: 'player' },
  listUsers: { as: 'admin' },
  setAdmin: { as: 'admin', params: { id: ids.player }, body: { isAdmin: true } },
  deleteUser: { as: 'admin', params: { id: ids.player }, status: 204 },
  listCastaways: {},
  getCastaway: { params: { id: ids.castaway } },
  listCastawayResults: { params: { id: ids.castaway } },
  getCastawayOwner: { params: { id: ids.castaway } },
  createCastaway: { as: 'admin', body: { name: 'Juniper Hale', age: 34 }, status: 201 },
  updateCastaway: { as: 'admin', params: { id: ids.castaway }, body: { eliminated: true } },
  deleteCastaway: { as: 'admin', params: { id: ids.otherCastaway }, status: 204 },
  getMyRanking: { as: 'player' },
  submitRanking: { as: 'player', body: { order: [ids.castaway, ids.otherCastaway] } },
  listRankings: { as: 'admin' },
  unlockRankings: { as: 'admin' },
  getDraft: { as: 'player' },
  previewDraft: { as: 'admin' },
  runDraft: { as: 'admin', body: { previewId: ids.preview } },
  getLeague: { as: 'player' },
  getActiveWeek: { as: 'player' },
  listWeeks: { as: 'admin' },
  saveWeek: { as: 'admin', body: { weekNumber: 3, isActive: true } },
  getMyPicks: { as: 'player' },
  submitPick: { as: 'player', body: { castawayId: ids.castaway } },
  listAllPicks: { as: 'player' },
  listWeekPicks: { as: 'admin', params: { weekNumber: '3' } },
  listPickLog: { as: 'admin' },
  getPicksDebug: { as: 'admin' },
  submitPickForUser: { as: 'admin', body: { userId: ids.player, castawayId: ids.castaway } },
  listResults: { as: 'player' },
  getWeekPoints: { as: 'admin', params: { n: '3' } },
  saveWeekPoints: {
    as: 'admin',
    params: { n: '3' },
    body: { entries: [{ castawayId: ids.castaway, points: -12 }] },
  },
  getStandings: { as: 'player' },
  getWeeksInFirst: { as: 'player' },
  getOpenApi: {},
  getDocs: {},
};

/** Every call under its name, as any call. */
export const allCalls: readonly { readonly id: CallId; readonly call: Call }[] = calls.map((call) => ({
  id: call.id,
  call,
}));
