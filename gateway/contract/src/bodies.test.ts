import { nameFault } from '@torchbearer/rules/plain-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.js';
import {
  calls,
  CreateCastawayBody,
  LogInBody,
  RunDraftBody,
  SavePointsBody,
  SaveWeekBody,
  SetAdminBody,
  SetPhoneBody,
  SignUpBody,
  SubmitPickBody,
  SubmitRankingBody,
  TallyPointsBody,
  UpdateCastawayBody,
  UpdateProfileBody,
  UpdateUserBody,
} from './calls/index.js';
import { validate } from './request.js';

const ID = '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210';
const OTHER = 'd9b1f0f7-2a0d-4a3c-b1ce-4f0d1f3c2b77';
const robin = { email: 'robin@example.com', name: 'Robin', username: 'robin', password: 'secret' };
const user = { name: 'Robin', email: 'robin@example.com' };
const week = { weekNumber: 3, isActive: true };

/** The errors by field; `{}` when the value is valid. */
const errorsOf = (schema: z.ZodType, value: unknown): Record<string, string> => {
  const result = validate(schema, value);
  return result.ok ? {} : Object.fromEntries(result.details.map(({ field, message }) => [field, message]));
};

const EMAIL = { email: 'Please enter a valid email' };
const PHONE = { phone: 'Please enter a US phone number of 10 digits' };
const AGE = { age: 'Age must be a whole number between 18 and 120' };
const IMAGE = { imageUrl: 'Image URL must start with http://, https:// or /' };
const WEEK = { weekNumber: 'Week number must be a whole number between 1 and 20' };
const FAR = { picksCloseAt: 'Closing time must lie between the years 2000 and 2199' };
const ORDER = { picksCloseAt: 'Picks must open before they close.' };
const NO_CASTAWAY = { castawayId: 'There is no such castaway.' };
const SAME_TIMES = { picksOpenAt: '2025-10-09T00:00:00Z', picksCloseAt: '2025-10-09T00:00:00Z' };
const INVISIBLE = 'must be one line, without invisible characters';
const BAD = 'Rob\u202ein';
const ofProfile = (text: string) => ({
  ...{ username: text, displayName: text, city: text, state: text, favoriteCastaway: text },
});
const longEmail = `${'r'.repeat(250)}@example.com`;

/** Every error of these bodies; those of one row have the same. */
const REFUSED: readonly (readonly [errors: object, schema: z.ZodType, ...given: unknown[]])[] = [
  [{ '': 'Please send a JSON object' }, SignUpBody, null, 5, 'text', true, [robin], undefined],
  [
    {
      email: 'Email is required',
      name: 'Name is required',
      username: 'Username is required',
      password: 'Password is required',
    },
    SignUpBody,
    {},
    { email: null, name: null, username: null, password: null },
  ],
  [
    { email: 'Email is required', name: 'Name is required', username: 'Username is required' },
    SignUpBody,
    { email: '', name: ' ', username: '\t', password: 'secret' },
  ],
  [
    EMAIL,
    SignUpBody,
    ...['robin', 'robin@', '@example.com', 'a b@example.com', 'robin@example'].map((email) => ({
      ...robin,
      email,
    })),
  ],
  [{ email: 'Email must be 254 characters or less' }, SignUpBody, { ...robin, email: longEmail }],
  [{ password: 'Password must be at least 6 characters' }, SignUpBody, { ...robin, password: '12345' }],
  [
    { password: 'Password must be 200 characters or less' },
    SignUpBody,
    { ...robin, password: 'x'.repeat(201) },
  ],
  [
    { name: 'Name must be 80 characters or less', username: 'Username must be 40 characters or less' },
    SignUpBody,
    { ...robin, name: 'x'.repeat(81), username: 'x'.repeat(41) },
  ],
  [
    { name: 'Name must be text', username: 'Username must be text' },
    SignUpBody,
    { ...robin, name: 5, username: ['robin'] },
  ],
  [
    { name: 'Name must not contain a NUL character', email: 'Email is required' },
    SignUpBody,
    { ...robin, name: 'Rob\0in', email: '' },
  ],
  [{ email: 'Email is required', password: 'Password is required' }, LogInBody, {}],
  [
    {
      name: 'Name must not contain a web address',
      username: 'Username must not contain a web address',
    },
    SignUpBody,
    { ...robin, name: 'see evil.com', username: 'www.evil' },
  ],
  [
    {
      name: `Name ${INVISIBLE}`,
      username: `Username ${INVISIBLE}`,
      displayName: `Display name ${INVISIBLE}`,
      city: `City ${INVISIBLE}`,
      state: `State ${INVISIBLE}`,
      favoriteCastaway: `Favorite castaway ${INVISIBLE}`,
      about: 'About must not contain invisible characters',
    },
    UpdateProfileBody,
    { ...user, name: 'a\nb', ...ofProfile(BAD), about: BAD },
  ],
  [
    { name: `Name ${INVISIBLE}`, tribe: `Tribe ${INVISIBLE}` },
    CreateCastawayBody,
    { name: 'Ada\nAsh', tribe: BAD },
  ],

  [PHONE, SetPhoneBody, ...['12345', '+442079460000', 'call me'].map((phone) => ({ phone }))],
  [PHONE, UpdateUserBody, { ...user, phone: '12345' }],
  [
    { name: 'Name is required', ...EMAIL, ...PHONE },
    UpdateUserBody,
    { name: '', email: 'robin', phone: '1' },
  ],
  [{ phone: 'Phone is required' }, SetPhoneBody, { phone: '' }],
  [{ phone: 'Phone must be text' }, UpdateUserBody, { ...user, phone: 5 }],
  [{ phone: 'Phone must be 40 characters or less' }, UpdateUserBody, { ...user, phone: '5'.repeat(41) }],

  [{ name: 'Name is required' }, CreateCastawayBody, {}],
  [AGE, CreateCastawayBody, ...[17, 121, 18.5, '30', Number.NaN, {}].map((age) => ({ name: 'J', age }))],
  [
    IMAGE,
    CreateCastawayBody,
    ...[
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      '//elsewhere.example/j.png',
      '/\\elsewhere.example',
      'https:elsewhere',
      'http://',
      'images/j.png',
      'ftp://example.com/j.png',
    ].map((imageUrl) => ({ name: 'J', imageUrl })),
  ],
  [{ '': 'Please change at least one field' }, UpdateCastawayBody, {}, { colour: 'red' }],
  [
    { name: 'Name is required', eliminated: 'Eliminated must be true or false' },
    UpdateCastawayBody,
    { name: '', eliminated: 'yes' },
  ],

  [WEEK, SaveWeekBody, ...[0, 21, 1.5, '3', -1, 1e9].map((weekNumber) => ({ ...week, weekNumber }))],
  [{ weekNumber: 'Week number is required', isActive: 'Active is required' }, SaveWeekBody, {}],
  [
    { picksOpenAt: 'Opening time must be a date and time like 2025-10-09T00:00:00Z' },
    SaveWeekBody,
    ...['tomorrow', '2025-10-02', '2025-02-30T00:00:00Z', '2025-10-02T09:00:00'].map((picksOpenAt) => ({
      ...week,
      picksOpenAt,
    })),
    { ...week, ...SAME_TIMES, picksOpenAt: 'soon' },
  ],
  [{ picksOpenAt: 'Opening time must be text' }, SaveWeekBody, { ...week, picksOpenAt: 1_759_000_000 }],
  [
    FAR,
    SaveWeekBody,
    ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1999-12-31T23:59:59Z'].map((picksCloseAt) => ({
      ...week,
      picksCloseAt,
    })),
  ],
  [ORDER, SaveWeekBody, { ...week, ...SAME_TIMES }],
  [{ ...WEEK, ...ORDER }, SaveWeekBody, { ...week, ...SAME_TIMES, weekNumber: 99 }],

  [{ order: 'Ranking is required' }, SubmitRankingBody, {}],
  [{ order: 'Ranking must be a list' }, SubmitRankingBody, { order: 'a' }],
  [{ order: 'Ranking must have at least one entry' }, SubmitRankingBody, { order: [] }],
  [
    { order: 'Ranking must have at most 100 entries' },
    SubmitRankingBody,
    { order: Array.from({ length: 20_000 }, () => 1) },
  ],
  [
    {
      'order.0': 'There is no such castaway.',
      'order.2': 'There is no such castaway.',
      'order.3': 'Each castaway can be ranked only once',
    },
    SubmitRankingBody,
    { order: ['nobody', ID, null, ID.toUpperCase()] },
  ],

  [{ castawayId: 'Castaway is required' }, SubmitPickBody, {}],
  [NO_CASTAWAY, SubmitPickBody, { castawayId: 'x' }, { castawayId: 7 }],
  [{ castawayId: 'Castaway must not contain a NUL character' }, SubmitPickBody, { castawayId: `${ID}\0` }],
  [{ entries: 'Points list is required' }, SavePointsBody, {}],
  [{ entries: 'Points list must have at least one entry' }, SavePointsBody, { entries: [] }],
];

/** What is made of these bodies. */
const ACCEPTED: readonly (readonly [schema: z.ZodType, given: unknown, value: unknown])[] = [
  [
    SignUpBody,
    { ...robin, email: ' Robin@Example.com ', password: '  1234  ', isAdmin: true },
    { ...robin, email: 'Robin@Example.com', password: '  1234  ' },
  ],
  [
    UpdateProfileBody,
    { ...user, name: 'Zoë 👩‍👩‍👧', about: 'One.\nTwo: example.com' },
    { ...user, name: 'Zoë 👩‍👩‍👧', about: 'One.\nTwo: example.com' },
  ],
  [LogInBody, { email: 'nobody', password: 'x' }, { email: 'nobody', password: 'x' }],
  [SetPhoneBody, { phone: ' +1 (555) 234-0142 ' }, { phone: '+1 (555) 234-0142' }],
  [UpdateUserBody, { ...user, phone: ' 5552340142 ' }, { ...user, phone: '5552340142' }],
  [UpdateUserBody, { ...user, phone: ' ' }, { ...user, phone: null }],
  [UpdateUserBody, user, user],
  [CreateCastawayBody, { name: ' Juniper ' }, { name: 'Juniper' }],
  [
    CreateCastawayBody,
    { name: 'J', tribe: '', age: null, imageUrl: ' ' },
    { name: 'J', tribe: null, age: null, imageUrl: null },
  ],
  ...['https://example.com/j.webp', 'HTTP://example.com', '/images/Juniper Hale.webp'].map(
    (imageUrl) => [CreateCastawayBody, { name: 'J', imageUrl }, { name: 'J', imageUrl }] as const,
  ),
  [UpdateCastawayBody, { eliminated: true }, { eliminated: true }],
  [UpdateCastawayBody, { age: null }, { age: null }],
  [
    SaveWeekBody,
    { ...week, picksOpenAt: '2025-10-02T09:00:00-07:00', picksCloseAt: null },
    { ...week, picksOpenAt: '2025-10-02T16:00:00.000Z', picksCloseAt: null },
  ],
  [SubmitPickBody, { castawayId: ID.toUpperCase() }, { castawayId: ID }],
  [RunDraftBody, {}, {}],
  [RunDraftBody, { previewId: null }, { previewId: null }],
  [
    SavePointsBody,
    { entries: [{ castawayId: ID, points: 1, was: null }] },
    { entries: [{ castawayId: ID, points: 1, was: null }] },
  ],
];

describe('a body', () => {
  for (const [errors, schema, ...given] of REFUSED)
    it(`is refused with ${JSON.stringify(errors)}`, () => {
      for (const body of given) expect(errorsOf(schema, body)).toEqual(errors);
    });

  it.each(ACCEPTED)('is trimmed and stripped of unknown fields: %#', (schema, given, value) => {
    expect(validate(schema, given)).toEqual({ ok: true, value });
  });

  it('of points has whole numbers, once for each castaway', () => {
    const entries = [
      { castawayId: ID, points: 1001 },
      { castawayId: OTHER, points: -1000.5, was: 1.5 },
      { castawayId: ID, points: 0 },
      { castawayId: 'x' },
      7,
    ];
    const range = 'Points must be a whole number between −1000 and 1000';
    expect(errorsOf(SavePointsBody, { entries })).toEqual({
      'entries.0.points': range,
      'entries.1.points': range,
      'entries.1.was': 'Points seen must be a whole number between −1000 and 1000',
      'entries.2.castawayId': 'Each castaway can be scored only once',
      'entries.3.castawayId': 'There is no such castaway.',
      'entries.3.points': 'Points are required',
      'entries.4': 'Points list must be an object',
    });
  });

  it('of lines has a rule and how often, or a number and a reason, each line once', () => {
    const rule = { id: ID, castawayId: ID, ruleId: 'idol-found', count: 1 };
    const add = [
      rule,
      { ...rule, id: OTHER, count: null, points: 3 },
      { id: ID.toUpperCase(), castawayId: ID, points: 3 },
      { id: 'x', castawayId: 'x', ruleId: 'idol-found', count: 101 },
      7,
    ];
    const either = 'A line has a rule and how often it applied, or points and a reason';
    expect(errorsOf(TallyPointsBody, { add, remove: [OTHER] })).toEqual({
      'add.1.count': either,
      'add.1.points': either,
      'add.1.id': 'Each line can be named only once',
      'add.2.reason': either,
      'add.2.id': 'Each line can be named only once',
      'add.3.id': 'There is no such line.',
      'add.3.castawayId': 'There is no such castaway.',
      'add.3.count': 'Count must be a whole number between 1 and 100',
      'add.4': 'List of lines must be an object',
    });
    expect(errorsOf(TallyPointsBody, {})).toEqual({ add: 'Please add or remove a line' });
    const ids = Array.from({ length: 201 }, (_, index) => ID.slice(0, -3) + String(100 + index));
    expect(errorsOf(TallyPointsBody, { remove: ids.slice(1) })).toEqual({});
    expect(errorsOf(TallyPointsBody, { add: [rule], remove: ids.slice(1) })).toMatchObject({
      add: 'At most 200 lines at once',
    });
  });
});

describe('any valid body is accepted', () => {
  const isAccepted = <T>(schema: z.ZodType, body: fc.Arbitrary<T>) =>
    fc.assert(
      fc.property(body, (given) => validate(schema, given).ok),
      { numRuns: 50 },
    );

  it('for signing up', () => {
    const word = (most: number) =>
      fc
        .string({ minLength: 1, maxLength: most, unit: 'grapheme-ascii' })
        .filter((given) => given.trim() !== '' && nameFault(given) === null);
    const email = fc
      .tuple(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.stringMatching(/^[a-z]{1,10}$/))
      .map(([local, domain]) => `${local}@${domain}.example`);
    const password = fc.string({ minLength: 6, maxLength: 100 }).filter((given) => !given.includes('\0'));
    isAccepted(SignUpBody, fc.record({ email, name: word(80), username: word(40), password }));
  });

  it('for a castaway', () => {
    const sample = fc.record(
      {
        name: fc.stringMatching(/^[A-Za-z]{1,80}$/),
        hometown: fc.option(fc.stringMatching(/^[A-Za-z →]{0,160}$/)),
        imageUrl: fc.option(fc.webUrl({ validSchemes: ['http', 'https'], size: 'small' })),
        age: fc.option(fc.integer({ min: 18, max: 120 })),
      },
      { requiredKeys: ['name'] },
    );
    isAccepted(CreateCastawayBody, sample);
    isAccepted(UpdateCastawayBody, sample);
  });

  it('for a week whose times are in order, and for no other', () => {
    const [min, max] = [new Date('2020-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')];
    const opens = fc.date({ min, max, noInvalidDate: true });
    fc.assert(
      fc.property(opens, fc.integer({ min: 1, max: 1e9 }), (from, length) => {
        const [picksOpenAt, picksCloseAt] = [0, length].map((ms) =>
          new Date(from.getTime() + ms).toISOString(),
        );
        const value = { ...week, picksOpenAt, picksCloseAt };
        expect(validate(SaveWeekBody, value)).toEqual({ ok: true, value });
        const swapped = { ...week, picksOpenAt: picksCloseAt, picksCloseAt: picksOpenAt };
        expect(validate(SaveWeekBody, swapped).ok).toBe(false);
      }),
    );
  });

  it('for a hundred castaways, ranked or with points', () => {
    const order = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 100 });
    isAccepted(
      SubmitRankingBody,
      order.map((ids) => ({ order: ids })),
    );
    const points = fc.integer({ min: -1000, max: 1000 });
    const entries = fc
      .tuple(order, points)
      .map(([ids, given]) => ids.map((castawayId) => ({ castawayId, points: given })));
    isAccepted(
      SavePointsBody,
      entries.map((given) => ({ entries: given })),
    );
  });
});

describe('a hostile body', () => {
  it('gets at most 100 errors', () => {
    const body = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, '\0']));
    const result = validate(SignUpBody, body);
    expect(result.ok ? 0 : result.details.length).toBe(100);
  });

  it('cannot exhaust the stack by nesting', () => {
    const deep: unknown = JSON.parse('['.repeat(40_000) + ']'.repeat(40_000));
    expect(validate(SetAdminBody, { isAdmin: true, deep })).toEqual({ ok: true, value: { isAdmin: true } });
    expect(errorsOf(SetAdminBody, { isAdmin: deep })).toEqual({
      isAdmin: 'Admin role must be true or false',
    });
  });

  it('never gets a library’s error message', () => {
    const words = /invalid|expected|received|undefined|nan\b|zod|regex|string|^$/i;
    const bodies = (calls as readonly Call[]).flatMap(({ body }) => (body ? [body] : []));
    const names = bodies.flatMap((body) => (body instanceof z.ZodObject ? Object.keys(body.shape) : []));
    const junk = fc.oneof(
      fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 })),
      fc.record({ entries: fc.array(fc.record({ castawayId: fc.jsonValue(), points: fc.jsonValue() })) }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...bodies), junk, (schema, given) => {
        const result = validate(schema, given);
        if (result.ok) return;
        expect(result.details.length).toBeGreaterThan(0);
        expect(new Set(result.details.map(({ field: name }) => name)).size).toBe(result.details.length);
        for (const { message } of result.details) expect(message).not.toMatch(words);
      }),
    );
  });
});

it('rules that no call uses yet already have their messages', () => {
  const Body = z.object({
    surveyType: z.enum(['A', 'B']),
    rating: z.number().min(1).max(5),
    limit: z.number().max(5),
    phone: z.string().regex(/^\d{10}$/),
    tags: z.array(z.string()).min(2),
    extra: z.union([z.string(), z.boolean()]),
  });
  const given = { surveyType: 'C', rating: 0, limit: 6, phone: 'x', tags: ['a'], extra: 5 };
  expect(errorsOf(Body, given)).toEqual({
    surveyType: 'Survey type must be one of: A, B',
    rating: 'Rating must be at least 1',
    limit: 'Limit must be at most 5',
    phone: 'Phone is not valid',
    tags: 'Tags must have at least 2 entries',
    extra: 'Extra is not valid',
  });
});
