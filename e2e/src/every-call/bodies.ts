/** Everything that can be wrong with a body, for every call that takes one. */
import { calls, type Call, type CallId } from '@torchbearer/contract';
import type { ErrorCode } from '@torchbearer/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, type SignedIn, type Visitor } from '../api.js';
import { expectPromised, expectRefusal } from './answers.js';
import { places, withAt, wrongTypesFor } from './places.js';
import { CHANGES_SIGN_IN, ENDS_SESSIONS, pathOf } from './roles.js';
import { samplesOf, type Request, type Sample } from './samples.js';
import { allThatIs, type Stage } from './stage.js';

interface BadBody {
  readonly name: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly code: ErrorCode;
  /** Fields that the answer must name; none where it must name none. */
  readonly fields: readonly string[];
}

const LARGE = 101 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Somebody who may make the call, and loses nothing by it. */
async function callerOf(call: Call, stage: Stage): Promise<SignedIn> {
  if (call.who === 'admin') return stage.admin;
  return CHANGES_SIGN_IN.includes(call.id) ? await signUp(stage.urls, stage.fresh('Passing')) : stage.player;
}

/** What no call takes, whatever its fields. */
function badAnywhere(sample: Sample): BadBody[] {
  const good = JSON.stringify(sample.body);
  const wrong = (name: string, body: unknown): BadBody => ({
    name,
    body: JSON.stringify(body),
    code: 'INVALID_INPUT',
    fields: [''],
  });
  const malformed = ['{', '{"a":', `${good}}`, "{'a':1}", 'undefined', '\0', '{"a":NaN}'];
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x'];
  return [
    ...[null, [], [sample.body], 'words', 7, true].map((body) =>
      wrong(`${JSON.stringify(body)} for an object`, body),
    ),
    ...malformed.map((body) => ({
      name: `malformed JSON ${JSON.stringify(body)}`,
      body,
      code: 'MALFORMED_JSON' as const,
      fields: [],
    })),
    ...types.map((type) => ({
      name: `the content type ${type}`,
      body: good,
      headers: { 'content-type': type },
      code: 'WRONG_TYPE' as const,
      fields: [],
    })),
    {
      name: '101 KB',
      body: JSON.stringify({ ...sample.body, filling: 'x'.repeat(LARGE) }),
      code: 'TOO_LARGE',
      fields: [],
    },
    { name: '101 KB of blanks', body: ' '.repeat(LARGE), headers: JSON_TYPE, code: 'TOO_LARGE', fields: [] },
  ];
}

/** What is wrong with one field, or with some. */
function badFields({ body: given = {}, required = [], alsoTold = [], broken = [] }: Sample): BadBody[] {
  const wrong = (name: string, body: unknown, ...fields: string[]): BadBody => ({
    name,
    body,
    code: 'INVALID_INPUT',
    fields,
  });
  const faults: BadBody[] = [];
  if (required.length > 0) {
    // A body that isn't sent counts as an empty one, and every missing field is told at once.
    const told = [...required, ...alsoTold];
    faults.push(wrong('no body', undefined, ...told), wrong('an empty object', {}, ...told));
  }
  for (const field of required) {
    const { [field]: _, ...rest } = given;
    faults.push(
      wrong(`no ${field}`, rest, field),
      wrong(`null for ${field}`, { ...given, [field]: null }, field),
    );
  }
  for (const { path, value } of places(given)) {
    const field = path.join('.');
    for (const other of wrongTypesFor(value)) {
      faults.push(wrong(`${JSON.stringify(other)} for ${field}`, withAt(given, path, other), field));
    }
    if (typeof value === 'string') {
      faults.push(wrong(`NUL in ${field}`, withAt(given, path, `${value}\0`), field));
      faults.push(
        wrong(`5,000 characters more in ${field}`, withAt(given, path, value + 'x'.repeat(5_000)), field),
      );
    }
    if (typeof value === 'number') {
      for (const number of [1.5, -1e300, 1e300, 2 ** 53, 2 ** 31]) {
        faults.push(wrong(`${number} for ${field}`, withAt(given, path, number), field));
      }
    }
  }
  for (const [field, change] of broken) {
    faults.push(wrong(`${JSON.stringify(change).slice(0, 80)}`, { ...given, ...change }, field));
  }
  return faults;
}

const all: readonly Call[] = calls;

/** Somebody who loses nothing by signing out. */
const freshSession = (stage: Stage, call: Call): Promise<Visitor> =>
  call.who === 'public' ? Promise.resolve(stage.nobody) : signUp(stage.urls, stage.fresh('Leaving'));

export function describeBodies(staged: () => Stage): void {
  describe('bodies', () => {
    let stage: Stage;
    let samples: Readonly<Record<CallId, Sample>>;
    beforeAll(() => {
      stage = staged();
      samples = samplesOf(stage);
    });
    const send = (
      call: Call,
      { params, query, body }: Omit<Request, 'body'> & { body?: unknown },
      headers = {},
      by: Visitor = stage.admin,
    ) => by.raw(call.method.toUpperCase(), pathOf(call, params, query), body, headers);

    it('have a good sample wherever a call takes one, and nowhere else', () => {
      for (const call of all)
        expect(samples[call.id as CallId].body !== undefined, call.id).toBe(!!call.body);
    });

    it.each(all.filter((call) => call.body))(
      'that are wrong for $id are told field by field, and change nothing',
      async (call) => {
        const sample = samples[call.id as CallId];
        const before = await allThatIs(stage);
        await Promise.all(
          [...badAnywhere(sample), ...badFields(sample)].map(async (bad) => {
            const answer = await send(call, { ...sample, body: bad.body }, bad.headers);
            const about = `${call.id} with ${bad.name}`;
            const { details = [] } = expectRefusal(answer, bad.code, about);
            const named = details.map(({ field }) => field);
            if (bad.fields.length === 0) expect(named, about).toEqual([]);
            else expect(named, about).toEqual(expect.arrayContaining([...bad.fields]));
            // A good field is not blamed for another's fault.
            const roots = new Set(bad.fields.map((field) => field.split('.')[0]));
            expect(
              named.filter((field) => !roots.has(field.split('.')[0])),
              about,
            ).toEqual([]);
          }),
        );
        expect(await allThatIs(stage)).toEqual(before);
      },
    );

    it('that reach as far as the rules let them are taken by every service', async () => {
      for (const call of all) {
        const sample = samples[call.id as CallId];
        for (const extreme of sample.extremes ?? []) {
          const caller = await callerOf(call, stage);
          const request = { ...sample, ...(await sample.ready?.(caller)) };
          const body = { ...request.body, ...extreme };
          const answer = await send(call, { ...request, body }, {}, caller);
          expectPromised(call, answer, `${call.id} with ${JSON.stringify(extreme).slice(0, 100)}`);
        }
      }
    });

    it.each(all.filter((call) => call.body))('of $id may hold fields that nobody knows', async (call) => {
      const sample = samples[call.id as CallId];
      const caller = await callerOf(call, stage);
      const { body, params = sample.params } = { ...sample, ...(await sample.ready?.(caller)) };
      const more = {
        ...body,
        surprise: { deep: [1, 'x', null] },
        isAdmin: body?.['isAdmin'] ?? true,
        id: 'x',
      };
      // Written by hand: a literal would set the prototype instead.
      const text = JSON.stringify(more).replace('{', '{"__proto__":{"isAdmin":true},');
      const answer = await caller.raw(call.method.toUpperCase(), pathOf(call, params), text);
      expectPromised(call, answer, call.id);
      if (call.id === 'signUp')
        expect((answer.json as { user: object }).user).toMatchObject({ isAdmin: false });
    });

    it.each(all.filter((call) => !call.body && !call.rawBody && call.method !== 'get'))(
      'are not looked at where $id takes none, unless they are too large',
      async (call) => {
        const sample = samples[call.id as CallId];
        const { params = sample.params } = { ...(await sample.ready?.(stage.admin)) };
        const caller = ENDS_SESSIONS.includes(call.id) ? await freshSession(stage, call) : stage.admin;
        const method = call.method.toUpperCase();
        const large = await caller.raw(method, pathOf(call, params), 'x'.repeat(LARGE));
        expectRefusal(large, 'TOO_LARGE', call.id);
        expectPromised(call, await caller.raw(method, pathOf(call, params), '{broken'), call.id);
      },
    );
  });
}
