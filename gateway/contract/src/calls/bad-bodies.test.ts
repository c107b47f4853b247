import { describe, expect, it } from 'vitest';
import { sampleOf, type Call } from '../call.js';
import { readRequest } from '../request.js';
import { badBodies, withBody } from '../testing/bad-bodies.js';
import { fixture } from '../testing/fixture.js';
import { calls, callsById, type CallId } from './index.js';

/** The fields with errors when the sample is sent with this body. */
function namedFor(call: Call, body: unknown): readonly string[] {
  const read = readRequest(call, { ...sampleOf(call, fixture), body });
  return read.ok ? [] : read.details.map(({ field }) => field);
}

describe.each(withBody(calls))('a body of $call.id', ({ call, schema }) => {
  const good = sampleOf(call, fixture).body as object;

  it('reports the one invalid field and no other', () => {
    for (const { name, body, field } of badBodies(schema, good)) {
      const named = namedFor(call, body);
      expect(named, name).toContain(field);
      const root = field.split('.')[0] ?? '';
      expect(
        named.filter((other) => other.split('.')[0] !== root && other !== alsoNamed[call.id]),
        name,
      ).toEqual([]);
    }
  });

  it('must be an object', () => {
    for (const body of [null, [], [good], 'words', 7, true]) expect(namedFor(call, body)).toEqual(['']);
  });
});

/** A field that a rule of the whole body reports when another field is wrong. */
const alsoNamed: Readonly<Record<string, string>> = { submitFeedback: 'answer' };

/** Bodies that break one of a call's own rules, and the field that reports it; `validate.test.ts` has more. */
const BROKEN: Readonly<Partial<Record<CallId, readonly (readonly [field: string, change: object])[]>>> = {
  logInExternally: [['email', { email: 'nobody' }]],
  forgotPassword: [['email', { email: 'nobody' }]],
  resetPassword: [['password', { password: 'short' }]],
  changePassword: [['newPassword', { newPassword: 'short' }]],
  updateProfile: [
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['favoriteCastaway', { favoriteCastaway: 'x'.repeat(36) }],
    ['about', { about: 'x'.repeat(251) }],
    ['username', { username: 'x'.repeat(41) }],
  ],
  verifyPhone: [
    ['code', { code: '12345' }],
    ['code', { code: 'abcdef' }],
  ],
  createInvite: [
    ['maxUses', { maxUses: 0 }],
    ['note', { note: 'x'.repeat(121) }],
  ],
  updateSeason: [
    ['firstPickWeek', { firstPickWeek: 0 }],
    ['episodes', { episodes: 21 }],
    ['rounds', { rounds: 0 }],
    ['draftAt', { draftAt: 'soon' }],
    ['showEmails', { showEmails: null }],
    ['showEmails', { showEmails: 'false' }],
    ['doubleScoring', { doubleScoring: 'true' }],
  ],
  createAnnouncement: [
    ['title', { title: ' ' }],
    ['body', { body: '' }],
  ],
  undoWeekPoints: [['was.0.points', { was: [{ castawayId: fixture.castaway }] }]],
  tallyWeekPoints: [['remove.0', { remove: ['mine'] }]],
  enterBlindLines: [['add', { add: [] }]],
  resolveBlindTallies: [
    ['choices', { choices: null }],
    ['choices.0.ruleId', { choices: [{ castawayId: fixture.castaway, count: 1 }] }],
    [
      'choices.0.ruleId',
      { choices: [{ castawayId: fixture.castaway, ruleId: 'idol-found', points: 2, count: 1 }] },
    ],
    ['choices.0.count', { choices: [{ castawayId: fixture.castaway, ruleId: 'idol-found', count: -1 }] }],
  ],
  submitFeedback: [
    ['surveyType', { surveyType: 'WEATHER' }],
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['answer', { answer: '  ', rating: null }],
  ],
  estimateBlast: [['recipientFilter', { recipientFilter: 'some' }]],
  sendBlast: [['message', { message: '   ' }]],
  saveWeek: [['activeWeek', { activeWeek: 0 }]],
  submitPick: [['weekNumber', { weekNumber: 0 }]],
};

it.each(
  Object.entries(BROKEN).flatMap(([id, changes]) =>
    changes.map(([field, change]) => ({ id: id as CallId, field, change })),
  ),
)('$id reports $field for $change', ({ id, field, change }) => {
  const call: Call = callsById[id];
  expect(namedFor(call, { ...(sampleOf(call, fixture).body as object), ...change })).toContain(field);
});
