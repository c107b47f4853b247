import { describe, expect, it } from 'vitest';
import { isJson, refusalsOf, type Call } from '../call.js';
import { ERRORS } from '../errors.js';
import { calls, callsById } from './index.js';

const all: readonly Call[] = calls;

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
  GET /api/openapi.json public · GET /api/docs public
`
  .split(/[·\n]/)
  .map((line) => line.trim())
  .filter((line) => line !== '');

const parametersIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);

describe('the list of calls', () => {
  it('has every call of the season, each for whom it is meant', () => {
    const listed = all.map(({ method, path, who }) => `${method.toUpperCase()} ${path} ${who}`);
    expect(listed).toEqual(expect.arrayContaining(PROMISED));
  });

  it('names no call and no address twice', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
    expect(Object.keys(callsById)).toHaveLength(all.length);
    expect(callsById.submitPick.path).toBe('/api/picks/me');
  });

  it.each(all)('$id checks exactly the parameters in its path', (call) => {
    expect(Object.keys(call.params?.shape ?? {}).sort()).toEqual(parametersIn(call.path).sort());
  });

  it.each(all.filter(({ path }) => path.includes('{id}')))('$id says what is not found by its id', (call) => {
    expect(call.notFound).toBeDefined();
    expect(ERRORS[call.notFound ?? 'INTERNAL'].status).toBe(404);
  });

  it.each(all)('$id answers something on success', (call) => {
    const statuses = Object.keys(call.answers).map(Number);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.every((status) => status >= 200 && status < 300)).toBe(true);
  });

  it.each(all)('$id refuses whoever may not call it', (call) => {
    const codes = refusalsOf(call);
    expect(codes.includes('NOT_SIGNED_IN')).toBe(call.who !== 'public');
    expect(codes.includes('ADMINS_ONLY')).toBe(call.who === 'admin');
    expect(codes.includes('FOREIGN_ORIGIN')).toBe(call.method !== 'get');
  });

  it('offers an ETag only where JSON is read', () => {
    const tagged = all.filter(({ etag }) => etag);
    expect(tagged.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/league/standings', '/api/castaways', '/api/results', '/api/picks/all']),
    );
    for (const call of tagged) {
      expect(call.method).toBe('get');
      expect(Object.values(call.answers).every(isJson)).toBe(true);
    }
  });

  it.each(all.filter(({ method }) => method === 'get'))('$id can be read again', ({ idempotent }) => {
    expect(idempotent).toBe(true);
  });
});
