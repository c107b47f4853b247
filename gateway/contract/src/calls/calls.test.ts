import { REASONS } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { isJson, refusalsOf, sampleOf, type Call } from '../call.js';
import { readRequest } from '../request.js';
import { fixture } from '../testing/fixture.js';
import { calls, callsById } from './index.js';

const all: readonly Call[] = calls;

const parametersIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);

describe('the list of calls', () => {
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
