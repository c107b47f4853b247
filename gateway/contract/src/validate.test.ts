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
  UpdateUserBody,
} from './calls/index.js';
import { validate } from './validate.js';

const ID = '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210';
const OTHER = 'd9b1f0f7-2a0d-4a3c-b1ce-4f0d1f3c2b77';

/** The errors by field; `{}` when the value is valid. */
const errorsOf = (schema: z.ZodType, value: unknown): Record<string, string> => {
  const result = validate(schema, value);
  return result.ok ? {} : Object.fromEntries(result.details.map(({ field, message }) => [field, message]));
};

const value = <Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> => {
  const result = validate(schema, given);
  if (!result.ok) throw new Error(JSON.stringify(result.details));
  return result.value;
};

const robin = { email: 'robin@example.com', name: 'Robin', username: 'robin', password: 'secret' };

describe('signing up', () => {
  it('reports all missing fields together', () => {
    const missing = {
      email: 'Email is required',
      name: 'Name is required',
      username: 'Username is required',
      password: 'Password is required',
    };
    expect(errorsOf(SignUpBody, {})).toEqual(missing);
    expect(errorsOf(SignUpBody, { email: null, name: null, username: null, password: null })).toEqual(
      missing,
    );
    expect(errorsOf(SignUpBody, { email: '', name: ' ', username: '\t', password: '' })).toMatchObject({
      email: 'Email is required',
      name: 'Name is required',
      username: 'Username is required',
    });
  });

  it('requires a valid email, and trims it', () => {
    for (const email of ['robin', 'robin@', '@example.com', 'a b@example.com', 'robin@example']) {
      expect(errorsOf(SignUpBody, { ...robin, email })).toEqual({ email: 'Please enter a valid email' });
    }
    expect(value(SignUpBody, { ...robin, email: '  Robin@Example.com ' }).email).toBe('Robin@Example.com');
    const long = `${'r'.repeat(250)}@example.com`;
    expect(errorsOf(SignUpBody, { ...robin, email: long })).toEqual({
      email: 'Email must be 254 characters or less',
    });
  });

  it('requires a password of six characters, and does not trim it', () => {
    expect(errorsOf(SignUpBody, { ...robin, password: '12345' })).toEqual({
      password: 'Password must be at least 6 characters',
    });
    expect(errorsOf(SignUpBody, { ...robin, password: 'x'.repeat(201) })).toEqual({
      password: 'Password must be 200 characters or less',
    });
    expect(value(SignUpBody, { ...robin, password: '  1234  ' }).password).toBe('  1234  ');
  });

  it('requires names to be text of limited length', () => {
    expect(errorsOf(SignUpBody, { ...robin, name: 'x'.repeat(81), username: 'x'.repeat(41) })).toEqual({
      name: 'Name must be 80 characters or less',
      username: 'Username must be 40 characters or less',
    });
    expect(errorsOf(SignUpBody, { ...robin, name: 5, username: ['robin'] })).toEqual({
      name: 'Name must be text',
      username: 'Username must be text',
    });
  });

  it('drops unknown fields', () => {
    expect(value(SignUpBody, { ...robin, isAdmin: true })).toEqual(robin);
  });

  it('accepts any valid form', () => {
    const word = (most: number) =>
      fc
        .string({ minLength: 1, maxLength: most, unit: 'grapheme-ascii' })
        .filter((given) => given.trim() !== '' && nameFault(given) === null);
    const sample = fc.record({
      email: fc
        .tuple(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.stringMatching(/^[a-z]{1,10}$/))
        .map(([local, domain]) => `${local}@${domain}.example`),
      name: word(80),
      username: word(40),
      password: fc.string({ minLength: 6, maxLength: 100 }).filter((given) => !given.includes('\0')),
    });
    fc.assert(fc.property(sample, (given) => validate(SignUpBody, given).ok));
  });
});

describe('signing in', () => {
  it('requires both fields, in any format', () => {
    expect(errorsOf(LogInBody, {})).toEqual({ email: 'Email is required', password: 'Password is required' });
    expect(errorsOf(LogInBody, { email: 'nobody', password: 'x' })).toEqual({});
  });
});

describe('a body that is not an object', () => {
  it.each([null, 5, 'text', true, [robin], undefined])('%j is refused', (body) => {
    expect(errorsOf(SignUpBody, body)).toEqual({ '': 'Please send a JSON object' });
  });
});

describe('a phone number', () => {
  const user = { name: 'Robin', email: 'robin@example.com' };
  const sentence = 'Please enter a US phone number of 10 digits';

  it('is accepted as typed, but trimmed', () => {
    for (const phone of ['5552340142', ' +1 (555) 234-0142 ']) {
      expect(value(SetPhoneBody, { phone })).toEqual({ phone: phone.trim() });
      expect(value(UpdateUserBody, { ...user, phone }).phone).toBe(phone.trim());
    }
  });

  it('of another form or country is invalid', () => {
    for (const phone of ['12345', '+442079460000', 'call me']) {
      expect(errorsOf(SetPhoneBody, { phone })).toEqual({ phone: sentence });
      expect(errorsOf(UpdateUserBody, { ...user, phone })).toEqual({ phone: sentence });
    }
  });

  it('is reported together with the errors of other fields', () => {
    expect(errorsOf(UpdateUserBody, { name: '', email: 'robin', phone: '12345' })).toEqual({
      name: 'Name is required',
      email: 'Please enter a valid email',
      phone: sentence,
    });
  });

  it('is optional in an account, but required to set a phone', () => {
    expect(value(UpdateUserBody, { ...user, phone: ' ' }).phone).toBeNull();
    expect(value(UpdateUserBody, { ...user, phone: null }).phone).toBeNull();
    expect(value(UpdateUserBody, user).phone).toBeUndefined();
    expect(errorsOf(SetPhoneBody, { phone: '' })).toEqual({ phone: 'Phone is required' });
    expect(errorsOf(UpdateUserBody, { ...user, phone: 5 })).toEqual({ phone: 'Phone must be text' });
    expect(errorsOf(UpdateUserBody, { ...user, phone: '5'.repeat(41) })).toEqual({
      phone: 'Phone must be 40 characters or less',
    });
  });
});

describe('castaways', () => {
  it('require only a name', () => {
    expect(errorsOf(CreateCastawayBody, {})).toEqual({ name: 'Name is required' });
    expect(value(CreateCastawayBody, { name: ' Juniper ' })).toEqual({ name: 'Juniper' });
    expect(value(CreateCastawayBody, { name: 'J', tribe: '', age: null, imageUrl: ' ' })).toEqual({
      name: 'J',
      tribe: null,
      age: null,
      imageUrl: null,
    });
  });

  it.each([17, 121, 18.5, '30', Number.NaN, {}])('age %j is refused', (age) => {
    expect(errorsOf(CreateCastawayBody, { name: 'J', age })).toEqual({
      age: 'Age must be a whole number between 18 and 120',
    });
  });

  it.each(['https://example.com/j.webp', 'HTTP://example.com', '/images/Juniper Hale.webp'])(
    'picture %j is accepted',
    (imageUrl) => {
      expect(value(CreateCastawayBody, { name: 'J', imageUrl }).imageUrl).toBe(imageUrl);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//elsewhere.example/j.png',
    '/\\elsewhere.example',
    'https:elsewhere',
    'http://',
    'images/j.png',
    'ftp://example.com/j.png',
  ])('picture %j is refused', (imageUrl) => {
    expect(errorsOf(CreateCastawayBody, { name: 'J', imageUrl })).toEqual({
      imageUrl: 'Image URL must start with http://, https:// or /',
    });
  });

  it('cannot be updated without a field to change', () => {
    const sentence = { '': 'Please change at least one field' };
    expect(errorsOf(UpdateCastawayBody, {})).toEqual(sentence);
    expect(errorsOf(UpdateCastawayBody, { colour: 'red' })).toEqual(sentence);
    expect(value(UpdateCastawayBody, { eliminated: true })).toEqual({ eliminated: true });
    expect(value(UpdateCastawayBody, { age: null })).toEqual({ age: null });
    expect(errorsOf(UpdateCastawayBody, { name: '', eliminated: 'yes' })).toEqual({
      name: 'Name is required',
      eliminated: 'Eliminated must be true or false',
    });
  });

  it('accept any valid values', () => {
    const sample = fc.record(
      {
        name: fc.stringMatching(/^[A-Za-z]{1,80}$/),
        tribe: fc.option(fc.stringMatching(/^[A-Za-z ]{0,80}$/)),
        occupation: fc.option(fc.stringMatching(/^[A-Za-z ]{0,120}$/)),
        hometown: fc.option(fc.stringMatching(/^[A-Za-z →]{0,160}$/)),
        imageUrl: fc.option(fc.webUrl({ validSchemes: ['http', 'https'], size: 'small' })),
        age: fc.option(fc.integer({ min: 18, max: 120 })),
      },
      { requiredKeys: ['name'] },
    );
    fc.assert(fc.property(sample, (given) => validate(CreateCastawayBody, given).ok));
    fc.assert(fc.property(sample, (given) => validate(UpdateCastawayBody, given).ok));
  });
});

describe('weeks', () => {
  const week = { weekNumber: 3, isActive: true };

  it.each([0, 21, 1.5, '3', -1, 1e9])('week number %j is refused', (weekNumber) => {
    expect(errorsOf(SaveWeekBody, { ...week, weekNumber })).toEqual({
      weekNumber: 'Week number must be a whole number between 1 and 20',
    });
  });

  it('require a number and whether they are active', () => {
    expect(errorsOf(SaveWeekBody, {})).toEqual({
      weekNumber: 'Week number is required',
      isActive: 'Active is required',
    });
  });

  it('accept times with any offset and convert them to UTC', () => {
    const given = { ...week, picksOpenAt: '2025-10-02T09:00:00-07:00', picksCloseAt: null };
    expect(value(SaveWeekBody, given)).toEqual({
      ...week,
      picksOpenAt: '2025-10-02T16:00:00.000Z',
      picksCloseAt: null,
    });
  });

  it.each(['tomorrow', '2025-10-02', '2025-02-30T00:00:00Z', '2025-10-02T09:00:00', 1_759_000_000])(
    'the time %j is refused',
    (picksOpenAt) => {
      const { picksOpenAt: message, ...others } = errorsOf(SaveWeekBody, { ...week, picksOpenAt });
      expect(message).toMatch(/^Opening time must be (a date and time like|text)/);
      expect(others).toEqual({});
    },
  );

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1999-12-31T23:59:59Z'])(
    'the time %j is refused as too far away',
    (picksCloseAt) => {
      expect(errorsOf(SaveWeekBody, { ...week, picksCloseAt })).toEqual({
        picksCloseAt: 'Closing time must lie between the years 2000 and 2199',
      });
    },
  );

  it('must open before they close, also if another field is invalid', () => {
    const times = { picksOpenAt: '2025-10-09T00:00:00Z', picksCloseAt: '2025-10-09T00:00:00Z' };
    const picksCloseAt = 'Picks must open before they close.';
    expect(errorsOf(SaveWeekBody, { ...week, ...times })).toEqual({ picksCloseAt });
    expect(errorsOf(SaveWeekBody, { ...week, ...times, weekNumber: 99 })).toEqual({
      weekNumber: 'Week number must be a whole number between 1 and 20',
      picksCloseAt,
    });
    expect(errorsOf(SaveWeekBody, { ...week, ...times, picksOpenAt: 'soon' })).toEqual({
      picksOpenAt: 'Opening time must be a date and time like 2025-10-09T00:00:00Z',
    });
  });

  it('accept any pair of times in order', () => {
    const date = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const sample = fc.record({
      weekNumber: fc.integer({ min: 1, max: 20 }),
      isActive: fc.boolean(),
      opens: date,
      length: fc.integer({ min: 1, max: 1e9 }),
    });
    fc.assert(
      fc.property(sample, ({ opens, length, ...rest }) => {
        const picksOpenAt = opens.toISOString();
        const picksCloseAt = new Date(opens.getTime() + length).toISOString();
        expect(value(SaveWeekBody, { ...rest, picksOpenAt, picksCloseAt })).toEqual({
          ...rest,
          picksOpenAt,
          picksCloseAt,
        });
        expect(
          validate(SaveWeekBody, { ...rest, picksOpenAt: picksCloseAt, picksCloseAt: picksOpenAt }).ok,
        ).toBe(false);
      }),
    );
  });
});

describe('rankings', () => {
  it('contain castaways, each once', () => {
    expect(errorsOf(SubmitRankingBody, {})).toEqual({ order: 'Ranking is required' });
    expect(errorsOf(SubmitRankingBody, { order: 'a' })).toEqual({ order: 'Ranking must be a list' });
    expect(errorsOf(SubmitRankingBody, { order: [] })).toEqual({
      order: 'Ranking must have at least one entry',
    });
    expect(errorsOf(SubmitRankingBody, { order: ['nobody', ID, null, ID.toUpperCase()] })).toEqual({
      'order.0': 'There is no such castaway.',
      'order.2': 'There is no such castaway.',
      'order.3': 'Each castaway can be ranked only once',
    });
  });

  it('accept any hundred different castaways', () => {
    const order = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 100 });
    fc.assert(fc.property(order, (ids) => validate(SubmitRankingBody, { order: ids }).ok));
    fc.assert(fc.property(order, (ids) => !validate(SubmitRankingBody, { order: [...ids, ids[0]] }).ok));
  });

  it('have at most 100 entries', () => {
    const order = Array.from({ length: 20_000 }, () => 1);
    expect(errorsOf(SubmitRankingBody, { order })).toEqual({
      order: 'Ranking must have at most 100 entries',
    });
  });
});

describe('points', () => {
  it('are whole numbers, once for each castaway', () => {
    expect(errorsOf(SavePointsBody, {})).toEqual({ entries: 'Points list is required' });
    expect(errorsOf(SavePointsBody, { entries: [] })).toEqual({
      entries: 'Points list must have at least one entry',
    });
    const entries = [
      { castawayId: ID, points: 1001 },
      { castawayId: OTHER, points: -1000.5 },
      { castawayId: ID, points: 0 },
      { castawayId: 'x' },
      7,
    ];
    const range = 'Points must be a whole number between −1000 and 1000';
    expect(errorsOf(SavePointsBody, { entries })).toEqual({
      'entries.0.points': range,
      'entries.1.points': range,
      'entries.2.castawayId': 'Each castaway can be scored only once',
      'entries.3.castawayId': 'There is no such castaway.',
      'entries.3.points': 'Points are required',
      'entries.4': 'Points list must be an object',
    });
  });

  it('in lines are a rule and how often, or a number and a reason, each line once', () => {
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

  it('may include the points seen before, or null for none', () => {
    const entries = [
      { castawayId: ID, points: 1, was: null },
      { castawayId: OTHER, points: 1, was: 1.5 },
    ];
    expect(value(SavePointsBody, { entries: entries.slice(0, 1) })).toEqual({ entries: entries.slice(0, 1) });
    expect(errorsOf(SavePointsBody, { entries })).toEqual({
      'entries.1.was': 'Points seen must be a whole number between −1000 and 1000',
    });
  });

  it('accept −1000 to 1000 for any hundred castaways', () => {
    const entries = fc.uniqueArray(
      fc.record({ castawayId: fc.uuid(), points: fc.integer({ min: -1000, max: 1000 }) }),
      { minLength: 1, maxLength: 100, selector: ({ castawayId }) => castawayId },
    );
    fc.assert(fc.property(entries, (given) => validate(SavePointsBody, { entries: given }).ok));
  });
});

describe('ids', () => {
  it('are converted to lower case', () => {
    expect(value(SubmitPickBody, { castawayId: ID.toUpperCase() })).toEqual({ castawayId: ID });
  });

  it('that are malformed are reported as not existing', () => {
    expect(errorsOf(SubmitPickBody, {})).toEqual({ castawayId: 'Castaway is required' });
    expect(errorsOf(SubmitPickBody, { castawayId: 'x' })).toEqual({
      castawayId: 'There is no such castaway.',
    });
    expect(errorsOf(SubmitPickBody, { castawayId: 7 })).toEqual({ castawayId: 'There is no such castaway.' });
  });

  it('of a preview are optional', () => {
    expect(value(RunDraftBody, {})).toEqual({});
    expect(value(RunDraftBody, { previewId: null })).toEqual({ previewId: null });
  });
});

describe('NUL characters', () => {
  it('are refused in every field, together with other errors', () => {
    expect(errorsOf(SignUpBody, { ...robin, name: 'Rob\0in', email: '' })).toEqual({
      name: 'Name must not contain a NUL character',
      email: 'Email is required',
    });
    expect(errorsOf(SubmitPickBody, { castawayId: `${ID}\0` })).toEqual({
      castawayId: 'Castaway must not contain a NUL character',
    });
  });
});

describe('hostile bodies', () => {
  it('get at most 100 errors', () => {
    const body = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, '\0']));
    const result = validate(SignUpBody, body);
    expect(result.ok ? 0 : result.details.length).toBe(100);
  });

  it('cannot exhaust the stack by nesting', () => {
    const deep: unknown = JSON.parse('['.repeat(40_000) + ']'.repeat(40_000));
    expect(value(SetAdminBody, { isAdmin: true, deep })).toEqual({ isAdmin: true });
    expect(errorsOf(SetAdminBody, { isAdmin: deep })).toEqual({
      isAdmin: 'Admin role must be true or false',
    });
  });

  it('never get a library’s error message', () => {
    const words = /invalid|expected|received|undefined|nan\b|zod|regex|string|^$/i;
    const bodies = (calls as readonly Call[]).flatMap(({ body }) => (body ? [body] : []));
    const field = fc.constantFrom(
      'email',
      'name',
      'username',
      'password',
      'age',
      'imageUrl',
      'tribe',
      'weekNumber',
      'isActive',
      'isAdmin',
      'eliminated',
      'picksOpenAt',
      'order',
      'entries',
      'castawayId',
      'userId',
      'previewId',
    );
    const junk = fc.oneof(
      fc.dictionary(field, fc.jsonValue({ maxDepth: 2 })),
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

describe('rules that no call uses yet', () => {
  it('already have their messages', () => {
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
});
