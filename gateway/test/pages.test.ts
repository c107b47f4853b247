import { forFile } from '@torchbearer/kit/testing/suites';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from './sample.js';
import { codeOf, startGatewayForTest } from './gateway-for-test.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(() => gateway.reset());

const list = (query?: Readonly<Record<string, string>>) =>
  gateway.call('listUsers', { as: 'admin', ...(query && { query }) });
const requests = () =>
  gateway.identity.seen.filter(({ method }) => method === 'listUsers').map(({ request }) => request);

describe('a page of a list', () => {
  it('says how many rows match and where the next page is', async () => {
    gateway.identity.answer('listUsers', () => ({ users: [], page: { next: 'bmV4dA', total: 12_345 } }));
    const { headers, json } = await list({
      limit: '2',
      q: 'José & co',
      sort: '-name',
      role: 'players',
      after: 'YQ',
    });
    expect(json).toEqual([]);
    expect(headers.get('x-total-count')).toBe('12345');
    const link = headers.get('link') ?? '';
    expect(link).toMatch(/^<\/api\/users\?[^<>]+>; rel="next"$/);
    await gateway.request('GET', link.slice(1, link.indexOf('>')), { as: 'admin' });
    const page = { limit: 2, q: 'José & co', sort: '-name' };
    expect(requests()).toEqual([
      { page: { ...page, after: 'YQ' }, role: 'players' },
      { page: { ...page, after: 'bmV4dA' }, role: 'players' },
    ]);
  });

  it('has no next page at the end', async () => {
    gateway.identity.answer('listUsers', () => ({ users: [], page: { next: '', total: 0 } }));
    const { headers } = await list({ q: '' });
    expect(headers.get('x-total-count')).toBe('0');
    expect(headers.has('link')).toBe(false);
  });

  it('is asked for by one of its parameters', async () => {
    const { headers } = await list();
    expect(headers.has('x-total-count') || headers.has('link')).toBe(false);
    await list({ role: 'admins' });
    await list({ sort: 'email' });
    expect(requests()).toEqual([
      { page: undefined, role: undefined },
      { page: undefined, role: 'admins' },
      { page: { limit: 0, after: '', q: '', sort: 'email' }, role: undefined },
    ]);
  });

  it('has no number of rows if they are too many to count', async () => {
    gateway.picks.answer('listPickLog', () => ({ picks: [], page: { next: 'bmV4dA' } }));
    const { headers } = await gateway.call('listPickLog', { as: 'admin', query: { week: '3' } });
    expect(headers.has('x-total-count')).toBe(false);
    expect(headers.get('link')).toBe('</api/picks/admin/log?week=3&after=bmV4dA>; rel="next"');
  });

  it('comes as a message from an RPC whose whole list is JSON', async () => {
    gateway.league.answer('getDraft', ({ page }) => ({
      draftStatus: 3,
      picks: [],
      ...(page
        ? { page: { next: '', total: 7 } }
        : { json: Buffer.from('{"draftStatus":"PENDING","picks":[]}') }),
    }));
    const whole = await gateway.call('getDraft', { as: 'admin' });
    expect(whole.json).toEqual({ draftStatus: 'PENDING', picks: [] });
    expect(whole.headers.has('x-total-count')).toBe(false);
    const page = await gateway.call('getDraft', { as: 'admin', query: { limit: '5' } });
    expect(page.json).toEqual({ draftStatus: 'COMPLETED', picks: [] });
    expect(page.headers.get('x-total-count')).toBe('7');
  });

  it.each([
    ['limit', '0'],
    ['limit', '501'],
    ['limit', '1.5'],
    ['limit', ''],
    ['after', 'not base64!'],
    ['q', 'x'.repeat(101)],
    ['sort', 'shoe'],
    ['role', 'pirates'],
  ])('is refused for the %s "%s"', async (name, value) => {
    const answer = await list({ [name]: value });
    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('INVALID_INPUT');
    expect(answer.json).toMatchObject({ details: [{ field: name }] });
    expect(requests()).toEqual([]);
  });

  it('of a list that always had a limit is asked for by the other parameters', async () => {
    gateway.sms.answer('listMessages', ({ page }) => ({
      messages: [],
      page: page && { next: 'bmV4dA', total: 3 },
    }));
    const page = { after: '', q: '555', sort: '' };
    const logs = (query: Readonly<Record<string, string>>) =>
      gateway.call('listSmsLogs', { as: 'admin', query });
    expect((await logs({ limit: '7' })).headers.has('link')).toBe(false);
    expect((await logs({ q: '555' })).headers.get('link')).toBe(
      '</api/sms/logs?limit=20&q=555&after=bmV4dA>; rel="next"',
    );
    expect(gateway.sms.seen.map(({ request }) => request)).toEqual([
      { limit: 7, page: undefined },
      { limit: 20, page: { limit: 20, ...page } },
    ]);

    gateway.analytics.answer('listAudit', () => ({ entries: [], page: { next: '', total: 3 } }));
    const audit = await gateway.call('listAudit', { as: 'admin', query: { actor: ids.player, q: '555' } });
    expect(audit.json).toEqual({ entries: [], next: null });
    expect(audit.headers.get('x-total-count')).toBe('3');
    expect(gateway.analytics.seen.map(({ request }) => request)).toMatchObject([
      { actorId: ids.player, page: { limit: 50, ...page } },
    ]);
  });
});
