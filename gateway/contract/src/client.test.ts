import { describe, expect, expectTypeOf, it } from 'vitest';
import { createClient, type ClientSettings } from './client.js';
import { ApiError } from './client/api-error.js';
import type { CallAnswer, CallRequest } from './client/types.js';
import type { Pick, StandingsEntry, Week } from './objects/index.js';

const ID = '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210';

interface Seen {
  readonly url: string;
  readonly init: RequestInit;
}

/** A client whose fetch returns a given response and records its requests. */
function clientWith(answer: () => Response | Promise<Response>, settings: ClientSettings = {}) {
  const seen: Seen[] = [];
  const client = createClient({
    baseUrl: 'http://league.example',
    fetch: async (input, init) => {
      seen.push({ url: input instanceof Request ? input.url : String(input), init: init ?? {} });
      return answer();
    },
    ...settings,
  });
  return { client, seen };
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers });

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError', { cause: error });
  return error;
};

describe('the client', () => {
  it('sends method, address, body and credentials of a call', async () => {
    const { client, seen } = clientWith(json({ entries: [], standings: [] }), { token: 'abc' });
    const entries = [{ castawayId: ID, points: 3 }];
    const answer = await client.saveWeekPoints({ params: { n: 4 }, body: { entries } });
    expect(answer).toEqual({ entries: [], standings: [] });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url).toBe('http://league.example/api/admin/scoring/week/4');
    expect(seen[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: JSON.stringify({ entries }),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: 'Bearer abc',
      },
    });
  });

  it('sends the current token with each call, and none if there is none', async () => {
    let token: string | null = null;
    const { client, seen } = clientWith(json([]), { token: () => token });
    await client.listCastaways();
    token = 'later';
    await client.listCastaways();
    expect(seen.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([
      null,
      'Bearer later',
    ]);
    expect(seen[0]?.init.body).toBeUndefined();
  });

  it('escapes an id in the path', async () => {
    const { client, seen } = clientWith(json({}));
    await client.getCastaway({ params: { id: 'a/b?c' } });
    expect(seen[0]?.url).toBe('http://league.example/api/castaways/a%2Fb%3Fc');
  });

  it('sends an empty object for an optional body', async () => {
    const { client, seen } = clientWith(json({ draftStatus: 'COMPLETED', picks: [] }));
    await client.runDraft();
    expect(seen[0]?.init.body).toBe('{}');
  });

  it('returns undefined for 204, text for a page, and null for null', async () => {
    expect(await clientWith(() => new Response(null, { status: 204 })).client.logOut()).toBeUndefined();
    expect(await clientWith(() => new Response('<h1>API</h1>')).client.getDocs()).toBe('<h1>API</h1>');
    const { client } = clientWith(json(null));
    expect(await client.getCastawayOwner({ params: { id: ID } })).toBeNull();
  });

  it('throws the code, sentence and details of a refusal', async () => {
    const details = [{ field: 'castawayId', message: 'Castaway is required' }];
    const body = { error: 'Please check', code: 'INVALID_INPUT', details, requestId: 'r-1' };
    const error = await failure(clientWith(json(body, 400)).client.submitPick({ body: { castawayId: '' } }));
    expect(error).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      message: 'Please check',
      details,
      requestId: 'r-1',
      retryAfterSeconds: null,
    });
  });

  it('says how long to wait after a 429', async () => {
    const body = { error: 'Slowly', code: 'TOO_MANY_REQUESTS', requestId: 'r-2' };
    const answer = json(body, 429, { 'retry-after': '30' });
    const error = await failure(clientWith(answer).client.getMe());
    expect(error).toMatchObject({ status: 429, details: [], retryAfterSeconds: 30 });
  });

  it('reports UNREACHABLE if the request fails', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('fetch failed')));
    const error = await failure(client.getMe());
    expect(error).toMatchObject({ status: 0, code: 'UNREACHABLE', requestId: null });
    expect(error.message).toBe('Torchbearer cannot be reached. Please check your connection and try again.');
  });

  it('reports UNREADABLE if something else responds in the server’s place', async () => {
    const html = () =>
      new Response('<html>Bad gateway</html>', { status: 502, headers: { 'x-request-id': 'r-3' } });
    expect(await failure(clientWith(html).client.getMe())).toMatchObject({
      status: 502,
      code: 'UNREADABLE',
      requestId: 'r-3',
    });
    const login = () => new Response('<html>Hotel Wi-Fi</html>');
    expect(await failure(clientWith(login).client.getMe())).toMatchObject({ code: 'UNREADABLE' });
    expect(await failure(clientWith(json({}, 202)).client.getMe())).toMatchObject({ code: 'UNREADABLE' });
  });

  it('lets the caller abort a call', async () => {
    const stop = new AbortController();
    const { client } = clientWith(() => {
      stop.abort(new Error('left the page'));
      return Promise.reject(stop.signal.reason as Error);
    });
    await expect(client.getMe({}, { signal: stop.signal })).rejects.toThrow('left the page');
  });

  it('lets the caller abort a call while its response arrives', async () => {
    const stop = new AbortController();
    const begun = new ReadableStream({
      pull(stream) {
        stop.abort(new Error('left the page'));
        stream.error(stop.signal.reason);
      },
    });
    const { client } = clientWith(() => new Response(begun));
    await expect(client.getMe({}, { signal: stop.signal })).rejects.toThrow('left the page');
  });

  it('passes each response to onResponse, for the server’s time', async () => {
    const dates: (string | null)[] = [];
    const { client } = clientWith(json([], 200, { date: 'Wed, 08 Oct 2025 23:59:00 GMT' }), {
      onResponse: (response) => dates.push(response.headers.get('date')),
    });
    await client.getStandings();
    expect(dates).toEqual(['Wed, 08 Oct 2025 23:59:00 GMT']);
  });

  it('checks responses against the schema if checkResponses is set', async () => {
    const wrong = json([{ id: 1 }]);
    await expect(clientWith(wrong).client.listCastaways()).resolves.toEqual([{ id: 1 }]);
    const error = await failure(clientWith(wrong, { checkResponses: true }).client.listCastaways());
    expect(error.code).toBe('UNREADABLE');
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('has types for the request and the response of each call', () => {
    expectTypeOf<CallRequest<'submitPick'>>().toExtend<{ readonly body: { castawayId: string } }>();
    expectTypeOf<CallRequest<'getWeekPoints'>>().toExtend<{ readonly params: { n: number } }>();
    expectTypeOf<CallAnswer<'submitPick'>>().toEqualTypeOf<Pick>();
    expectTypeOf<CallAnswer<'saveWeek'>>().toEqualTypeOf<Week>();
    expectTypeOf<CallAnswer<'getStandings'>>().toEqualTypeOf<StandingsEntry[]>();
    expectTypeOf<CallAnswer<'logOut'>>().toEqualTypeOf<undefined>();
    const { client } = clientWith(json({}));
    expectTypeOf(client.getMe).parameter(0).toEqualTypeOf<CallRequest<'getMe'> | undefined>();
    expectTypeOf(client.submitPick).parameter(0).toEqualTypeOf<CallRequest<'submitPick'>>();
    // @ts-expect-error a pick needs a castaway
    expectTypeOf(client.submitPick).toBeCallableWith({ body: {} });
  });
});
