import { describe, expect, it } from 'vitest';
import { callsById } from './calls/index.js';
import { readRequest } from './request.js';

const ID = '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210';

describe('reading a request', () => {
  it('parses path, query and body by the call’s schemas', () => {
    const entries = [{ castawayId: ID, points: 5 }];
    const raw = { params: { n: '03' }, query: { x: '1' }, body: { entries, more: 1 } };
    expect(readRequest(callsById.saveWeekPoints, raw)).toEqual({
      ok: true,
      value: { params: { n: 3 }, query: {}, body: { entries } },
    });
  });

  it.each(['0', '21', 'x', '1e1', '0x3', ' 3', '3.0', '-1', '99999', '00003', ''])(
    'week %j is invalid input',
    (n) => {
      const read = readRequest(callsById.getWeekPoints, { params: { n } });
      expect(read).toMatchObject({ ok: false, code: 'INVALID_INPUT', details: [{ field: 'n' }] });
    },
  );

  it('names the week in errors, whatever the path parameter is called', () => {
    expect(readRequest(callsById.getWeekPoints, { params: { n: 'x' } })).toMatchObject({
      details: [{ message: 'Week number must be a whole number between 1 and 20' }],
    });
    expect(readRequest(callsById.listWeekPicks, { params: { weekNumber: 'x' } })).toMatchObject({
      details: [{ message: 'Week number must be a whole number between 1 and 20' }],
    });
  });

  it.each(['x', '1', `${ID}x`, `${ID}\0`, '%00', '__proto__'])(
    'the malformed id %j is reported as not found',
    (id) => {
      const read = readRequest(callsById.updateCastaway, { params: { id }, body: {} });
      expect(read).toEqual({ ok: false, code: 'CASTAWAY_NOT_FOUND', details: [] });
      expect(readRequest(callsById.deleteUser, { params: { id } })).toMatchObject({ code: 'USER_NOT_FOUND' });
    },
  );

  it('reports the errors of path and body together', () => {
    const read = readRequest(callsById.saveWeekPoints, { params: { n: '99' }, body: { entries: [] } });
    expect(read.ok ? [] : read.details.map(({ field }) => field)).toEqual(['n', 'entries']);
  });

  it('treats a missing body as an empty one', () => {
    expect(readRequest(callsById.runDraft, {})).toMatchObject({ ok: true, value: { body: {} } });
    expect(readRequest(callsById.submitPick, {})).toMatchObject({
      ok: false,
      details: [{ field: 'castawayId', message: 'Castaway is required' }],
    });
  });

  it('ignores a body if the call has none', () => {
    expect(readRequest(callsById.logOut, { body: 'anything' })).toMatchObject({ ok: true });
  });
});
