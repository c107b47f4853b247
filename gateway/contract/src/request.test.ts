import { describe, expect, it } from 'vitest';
import { callsById } from './calls/index.js';
import { readRequest } from './request.js';

const ID = '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210';

describe('reading a request', () => {
  it('gives path, query and body as the call means them', () => {
    const entries = [{ castawayId: ID, points: 5 }];
    const raw = { params: { n: '03' }, query: { x: '1' }, body: { entries, more: 1 } };
    expect(readRequest(callsById.saveWeekPoints, raw)).toEqual({
      ok: true,
      value: { params: { n: 3 }, query: undefined, body: { entries } },
    });
  });

  it.each(['0', '21', 'x', '1e1', '0x3', ' 3', '3.0', '-1', '99999', ''])('week %j is bad input', (n) => {
    const read = readRequest(callsById.getWeekPoints, { params: { n } });
    expect(read).toMatchObject({ ok: false, code: 'INVALID_INPUT', details: [{ field: 'n' }] });
  });

  it('calls the week a week, whatever its place in the path is called', () => {
    expect(readRequest(callsById.getWeekPoints, { params: { n: 'x' } })).toMatchObject({
      details: [{ message: 'Week number must be a whole number between 1 and 20' }],
    });
    expect(readRequest(callsById.listWeekPicks, { params: { weekNumber: 'x' } })).toMatchObject({
      details: [{ message: 'Week number must be a whole number between 1 and 20' }],
    });
  });

  it.each(['x', '1', `${ID}x`, `${ID}\0`, '%00', '__proto__'])('nothing has the id %j', (id) => {
    const read = readRequest(callsById.updateCastaway, { params: { id }, body: {} });
    expect(read).toEqual({ ok: false, code: 'CASTAWAY_NOT_FOUND', details: [] });
    expect(readRequest(callsById.deleteUser, { params: { id } })).toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  it('tells the faults of path and body at once', () => {
    const read = readRequest(callsById.saveWeekPoints, { params: { n: '99' }, body: { entries: [] } });
    expect(read.ok ? [] : read.details.map(({ field }) => field)).toEqual(['n', 'entries']);
  });

  it('takes a body that was not sent for an empty one', () => {
    expect(readRequest(callsById.runDraft, {})).toMatchObject({ ok: true, value: { body: {} } });
    expect(readRequest(callsById.submitPick, {})).toMatchObject({
      ok: false,
      details: [{ field: 'castawayId', message: 'Castaway is required' }],
    });
  });

  it('looks at no body where the call has none', () => {
    expect(readRequest(callsById.logOut, { body: 'anything' })).toMatchObject({ ok: true });
  });
});
