import { REASONS } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { isJson, refusalsOf, sampleOf, type Call } from '../call.js';
import { readRequest } from '../request.js';
import { fixture } from '../testing/fixture.js';
import { calls, callsById } from './index.js';

const all: readonly Call[] = calls;

/** The calls that players, admins and others build on, with who may make them. */
const PROMISED = `
  POST /api/auth/signup public · POST /api/auth/login public · GET /api/auth/me player
  POST /api/auth/logout public · GET /api/users/me player · GET /api/users admin
  PUT /api/users/{id}/admin admin · DELETE /api/admin/users/{id} admin
  GET /api/castaways public · GET /api/castaways/{id} public
  GET /api/castaways/{id}/weekly-results public · GET /api/castaways/{id}/owner public
  POST /api/admin/castaway admin · PUT /api/admin/castaway/{id} admin · DELETE /api/admin/castaway/{id} admin
  GET /api/rankings/me player · POST /api/rankings/me player
  GET /api/rankings/admin/overview admin · POST /api/rankings/admin/unlock admin
  GET /api/draft/status player · POST /api/draft/preview admin · POST /api/draft/run admin
  GET /api/league player · GET /api/weeks/active player · GET /api/admin/weeks admin · POST /api/admin/week admin
  GET /api/picks/me player · POST /api/picks/me player · GET /api/picks/all player
  GET /api/picks/week/{weekNumber} admin · GET /api/picks/admin/log admin
  GET /api/picks/admin/debug admin · POST /api/picks/admin/submit admin
  GET /api/results player · GET /api/admin/scoring/week/{n} admin · POST /api/admin/scoring/week/{n} admin
  GET /api/league/standings player · GET /api/league/weeks-in-first player
  POST /api/auth/auth0-login public · POST /api/auth/forgot-password public · POST /api/auth/reset-password public
  GET /api/auth/sessions player · DELETE /api/auth/sessions/{id} player · DELETE /api/auth/sessions player
  PUT /api/users/profile player · PUT /api/users/password player · POST /api/users/profile-picture player
  POST /api/users/me/phone player · DELETE /api/users/me/phone player · POST /api/users/me/sms-toggle player
  PUT /api/users/me/phone player · POST /api/users/me/phone/verify player
  DELETE /api/users/me/phone/pending player
  POST /api/users/mark-welcome-seen player · POST /api/users/me/calendar-token player
  GET /api/calendar/{token}.ics public
  PUT /api/admin/users/{id} admin · POST /api/admin/users/{id}/reset-password admin
  GET /api/announcements player · POST /api/admin/announcements admin · DELETE /api/admin/announcements/{id} admin
  GET /api/admin/season admin · PUT /api/admin/season admin · GET /api/config public
  GET /api/draft/me player · POST /api/admin/draft/roster admin · POST /api/admin/castaways/import admin
  GET /api/league/history/me player · POST /api/admin/scoring/week/{n}/preview admin
  POST /api/admin/scoring/week/{n}/undo admin
  GET /api/admin/stats admin · GET /api/admin/analytics admin · GET /api/admin/analytics/win-probability admin
  GET /api/admin/analytics/power-rankings admin · GET /api/admin/analytics/castaways-status admin
  GET /api/admin/analytics/pick-accuracy admin · GET /api/admin/analytics/leaderboard admin
  GET /api/admin/analytics/head-to-head admin · GET /api/admin/audit admin
  POST /api/feedback player · GET /api/feedback/check/{surveyType} player · GET /api/feedback admin
  GET /api/feedback/stats admin
  GET /api/sms/reminder-status admin · GET /api/sms/logs admin · POST /api/sms/blast/estimate admin
  POST /api/sms/blast admin · GET /api/sms/templates admin · POST /api/sms/webhook public
  POST /api/sms/status public
  GET /api/openapi.json public · GET /api/docs public
`
  .split(/[·\n]/)
  .map((line) => line.trim())
  .filter((line) => line !== '');

const parametersIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);

describe('the list of calls', () => {
  it('has every promised call, with who may make it', () => {
    const listed = all.map(({ method, path, who }) => `${method.toUpperCase()} ${path} ${who}`);
    expect(listed).toEqual(expect.arrayContaining(PROMISED));
  });

  it('has no id and no address twice', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
    expect(Object.keys(callsById)).toHaveLength(all.length);
    expect(callsById.submitPick.path).toBe('/api/picks/me');
  });

  it.each(all)('$id checks exactly the parameters in its path', (call) => {
    expect(Object.keys(call.params?.shape ?? {}).sort()).toEqual(parametersIn(call.path).sort());
  });

  it.each(all.filter(({ path }) => path.includes('{id}')))(
    '$id names the error for an unknown id',
    (call) => {
      expect(call.notFound).toBeDefined();
      expect(REASONS[call.notFound ?? 'INTERNAL'].http).toBe(404);
    },
  );

  it.each(all)('$id declares its successful responses', (call) => {
    const statuses = Object.keys(call.answers).map(Number);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.every((status) => status >= 200 && status < 300)).toBe(true);
  });

  it.each(all)('$id declares how it refuses callers without permission', (call) => {
    const codes = refusalsOf(call);
    expect(codes.includes('NOT_SIGNED_IN')).toBe(call.who !== 'public');
    expect(codes.includes('ADMINS_ONLY')).toBe(call.who === 'admin');
    expect(codes.includes('FOREIGN_ORIGIN')).toBe(call.method !== 'get' && !call.webhook);
  });

  it.each(all)('$id has a sample that it accepts', (call) => {
    const { params, query, headers, body, raw } = sampleOf(call, fixture);
    expect(readRequest(call, { params, query, headers, body })).toMatchObject({ ok: true });
    expect(raw !== undefined).toBe(call.rawBody !== undefined);
  });

  it('offers an ETag only for GET calls that return JSON', () => {
    const tagged = all.filter(({ etag }) => etag);
    expect(tagged.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/league/standings', '/api/castaways', '/api/results', '/api/picks/all']),
    );
    for (const call of tagged) {
      expect(call.method).toBe('get');
      expect(Object.values(call.answers).every(isJson)).toBe(true);
    }
  });

  it('may be repeated, apart from posts and from calls that say otherwise', () => {
    const { createCastaway, submitPick, changePassword, updateProfile, getMe } = callsById;
    expect([createCastaway, changePassword].map(({ idempotent }) => idempotent)).toEqual([false, false]);
    for (const { idempotent } of [submitPick, updateProfile, getMe]) expect(idempotent).toBe(true);
  });
});
