import {
  callsById,
  CastawaySchema,
  DraftStatusSchema,
  UserSchema,
  WeekSchema,
  type Call,
} from '@torchbearer/contract';
import { DraftStatus } from '@torchbearer/proto/league/v1/league';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { forwardAsItIs } from './forward.js';
import type { Problem } from './rpc-types.js';
import { toJson } from './to-json.js';
import { toRequest, withoutNulls } from './to-request.js';

const createdAt = new Date('2025-09-20T18:30:00Z');

describe('the JSON of a message', () => {
  it('has null for each absent or empty field', () => {
    const user = {
      id: 'u',
      name: 'Robin',
      email: 'r@example.com',
      phoneVerified: false,
      smsEnabled: false,
      isAdmin: false,
      mustChangePassword: false,
      hasSeenWelcome: true,
    };
    const json = toJson(UserSchema)({ ...user, createdAt, city: '', unknown: 'field' });
    expect(Object.keys(json)).toEqual(Object.keys(UserSchema.shape));
    expect(json).toMatchObject({
      ...user,
      ...{ username: null, city: null, phone: null, phonePending: null },
      hasSecondFactor: false,
      createdAt: '2025-09-20T18:30:00.000Z',
    });

    const bare = { id: 'c', name: 'Wren', tribe: '', occupation: '', hometown: '', eliminated: false };
    expect(toJson(CastawaySchema)(bare)).toEqual({
      ...bare,
      ...{ tribe: null, occupation: null, hometown: null, age: null, imageUrl: null, eliminatedInWeek: null },
    });
  });

  it('has fields that the message has under another name', () => {
    const week = { id: 'w', weekNumber: 3, isActive: true, picksOpenAt: createdAt, scored: true };
    expect(toJson(WeekSchema)({ ...week, picksCloseAt: new Date(0) })).toMatchObject({
      picksCloseAt: '1970-01-01T00:00:00.000Z',
      lockAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it('has the name of the draft status, and fails for other numbers', () => {
    const json = toJson(z.object({ draftStatus: DraftStatusSchema }));
    expect(json({ draftStatus: DraftStatus.DRAFT_STATUS_PENDING })).toEqual({ draftStatus: 'PENDING' });
    expect(json({ draftStatus: DraftStatus.DRAFT_STATUS_COMPLETED })).toEqual({ draftStatus: 'COMPLETED' });
    expect(() => json({ draftStatus: DraftStatus.DRAFT_STATUS_UNSPECIFIED })).toThrow('left out');
  });

  it('fails if a service leaves out a required field', () => {
    expect(() => toJson(z.object({ name: z.string() }))({})).toThrow('left out');
    expect(() => toJson(z.array(CastawaySchema))(undefined)).toThrow('left out');
    expect(toJson(z.object({ points: z.int() }))({ points: 0 })).toEqual({ points: 0 });
  });
});

describe('the request of an RPC', () => {
  it('combines path, query and body, with the id under its own name, times as dates and enums as numbers', () => {
    const empty = { castawayId: '', title: '', expiresAt: undefined };
    const announce = toRequest(callsById.createAnnouncement, empty);
    const body = { title: 'News', expiresAt: '2025-10-16T00:00:00.000Z' };
    expect(announce({ body })).toEqual({ ...empty, title: 'News', expiresAt: new Date(body.expiresAt) });
    expect(announce({ body: { title: 'News', expiresAt: null } })).toEqual({ ...empty, title: 'News' });
    expect(toRequest(callsById.getCastaway, { castawayId: '' })({ params: { id: 'x' } })).toEqual({
      castawayId: 'x',
    });
    const check = toRequest(callsById.checkFeedback, { surveyType: 0 });
    expect(check({ params: { surveyType: 'PROFILE' } })).toEqual({ surveyType: 4 });
  });

  it('has the week by its name, and lists of objects without null', () => {
    const tally = toRequest(callsById.tallyWeekPoints, {
      weekNumber: 0,
      add: [],
      remove: [],
      reason: undefined,
    });
    const line = { id: 'l', castawayId: 'c', ruleId: null, points: 3, reason: 'Late' };
    expect(tally({ params: { n: 3 }, body: { add: [line], remove: null, reason: null } })).toEqual({
      weekNumber: 3,
      add: [{ id: 'l', castawayId: 'c', points: 3, reason: 'Late' }],
      remove: [],
    });
    expect(Object.hasOwn(withoutNulls({ line }).line, 'ruleId')).toBe(false);
  });

  it('must match the call, or the compiler says what differs', () => {
    const stats = callsById.getStats;
    type Of<C extends Call> = [Problem<C>] extends [never] ? null : Problem<C>;
    const fine: Of<typeof stats> = null;
    const answer = { ...stats, answers: { 200: z.object({ users: z.string(), teams: z.int() }) } };
    const lacking: Of<typeof answer>[] = [
      "the RPC's response has something else for users",
      "the RPC's response has no teams",
    ];
    const query = { ...stats, query: z.object({ year: z.string() }) };
    const asking: Of<typeof query> = "the RPC's request has no field year";
    const rpc = { ...callsById.checkFeedback, params: z.object({}) };
    const silent: Of<typeof rpc> = 'the call sends no surveyType';
    const nowhere = { ...stats, rpc: 'analytics.getNothing' } as const;
    const unknown: Of<typeof nowhere> = 'there is no RPC analytics.getNothing';
    expect([fine, ...lacking, asking, silent, unknown]).toHaveLength(6);
  });

  it('must be that of an existing RPC, or the gateway does not start', () => {
    const call = { ...callsById.getStats, rpc: 'analytics.getNothing' } as const;
    expect(() => forwardAsItIs(call)).toThrow(
      'getStats names an RPC that does not exist: analytics.getNothing',
    );
  });
});
