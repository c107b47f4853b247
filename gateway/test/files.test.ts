import { forFile } from '@torchbearer/kit/testing/suites';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, startGatewayForTest } from './gateway-for-test.js';
import { ids, season, tokens, week } from './sample.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(() => gateway.reset());

describe('a picture', () => {
  it('is public and cached forever, since another one has another address', async () => {
    const answer = await gateway.call('getPicture', { params: { id: ids.picture } });
    expect(answer.text).toBe('RIFF....WEBP');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]{20,}"$/);
    expect(answer.headers.get('content-length')).toBe('12');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="picture.webp"');
  });
});

describe("a player's calendar", () => {
  const calendar = (token = tokens.calendar) => gateway.call('getCalendar', { params: { token } });
  /** Unfolds long lines, as calendar programs do. */
  const read = async () => (await calendar()).text.replaceAll('\r\n ', '');
  const events = (text: string) => text.split('BEGIN:VEVENT').slice(1);

  it('is a link for its owner, with our public address if there is one', async () => {
    const link = await gateway.call('renewCalendarToken', { as: 'player' });
    const path = `/api/calendar/${tokens.calendar}.ics`;
    expect(link.json).toEqual({ token: tokens.calendar, url: gateway.url + path });
    expect(link.headers.get('cache-control')).toBe('no-store');
    const known = await startGatewayForTest({ PUBLIC_URL: 'https://torchbearer.example/' });
    try {
      const answer = await known.call('renewCalendarToken', { as: 'player' });
      expect(answer.json).toMatchObject({ url: `https://torchbearer.example${path}` });
    } finally {
      await known.stop();
    }
  });

  it('has the known deadlines, in UTC', async () => {
    const answer = await calendar();
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="deadlines.ics"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await read();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
    expect(text).toContain('X-WR-CALNAME:Torchbearer: Season 1');
    const [rankings = '', close = '', ...others] = events(text);
    expect(others).toEqual([]);
    expect(rankings).toContain(`UID:rankings-close@${new URL(gateway.url).host}\r\n`);
    expect(rankings).toContain('DTEND:20251001T191500Z');
    expect(rankings).toContain('DTSTART:20251001T190000Z');
    expect(rankings).not.toContain('VALARM');
    expect(close).toContain(`UID:week-${ids.week}-close@torchbearer\r\n`);
    expect(close).toContain('DTSTART:20251009T000000Z');
    expect(close).toContain('DTEND:20251009T001500Z');
    expect(close).toContain('SUMMARY:Week 3: picks close');
    expect(close).toMatch(/DESCRIPTION:Wednesday.*5:00.PM PT/);
    expect(close).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT2H\r\n');
  });

  it('is requested by the gateway as a service, since a link has no user', async () => {
    await calendar();
    expect(gateway.identity.seen[0]?.request).toEqual({ token: tokens.calendar });
    expect(gateway.league.seen[0]?.call.actor).toMatchObject({ kind: 'service', id: 'gateway' });
  });

  it('stays the same until the schedule changes, and then moves an event instead of adding one', async () => {
    const before = await read();
    expect(await read()).toBe(before);
    const draftAt = new Date('2025-10-01T20:00:00Z');
    const uid = (event = '') => /UID:(.*)\r\n/.exec(event)?.[1];
    const sequence = (event = '') => Number(/SEQUENCE:(\d+)\r\n/.exec(event)?.[1]);
    const stamp = (event = '') => /DTSTAMP:(.*)\r\n/.exec(event)?.[1] ?? '';
    // As release 0.6 gave it for the latest deadline that can be entered.
    let known = Math.floor(Date.parse('2199-12-31T23:59:59Z') / 60_000);
    let knownStamp = '';
    const closes = [
      '2199-12-31T23:59:00Z',
      '2025-10-10T01:00:00Z',
      '2025-10-08T01:00:00Z',
      '2025-10-08T01:00:00Z',
    ];
    for (const [version, close] of closes.entries()) {
      const picksCloseAt = new Date(close);
      gateway.league.answer('getSchedule', () => ({
        season: { ...season, draftAt },
        weeks: [{ ...week, picksCloseAt }],
        seasonRevision: { version: 1, changedAt: new Date('2025-09-01T00:00:00Z') },
        weekRevisions: [{ version, changedAt: new Date(Date.UTC(2025, 8, 2 + version)) }],
      }));
      const [, draft, moved] = events(await read());
      expect(draft).toContain(`UID:draft@${new URL(gateway.url).host}`);
      expect(draft).toContain('DTSTAMP:20250901T000000Z');
      expect(uid(moved)).toBe(uid(events(before)[1]));
      expect(sequence(moved)).toBeGreaterThan(known);
      expect(sequence(moved)).toBeLessThan(2 ** 31);
      expect(stamp(moved) > knownStamp).toBe(true);
      expect(moved).toContain(`DTSTART:${picksCloseAt.toISOString().replaceAll(/[-:]|\.000/g, '')}`);
      known = sequence(moved);
      knownStamp = stamp(moved);
    }
  });

  it('has other events in another installation, apart from those of weeks, whose ids are its own', async () => {
    const other = await startGatewayForTest({ PUBLIC_URL: 'https://torch.example' });
    try {
      const { text } = await other.call('getCalendar', { params: { token: tokens.calendar } });
      expect(text).toContain('UID:rankings-close@torch.example\r\n');
      expect(text).not.toContain('UID:rankings-close@torchbearer\r\n');
    } finally {
      await other.stop();
    }
  });

  it('escapes names, so that they cannot add lines, and folds long ones', async () => {
    const long = 'ö'.repeat(80);
    const name = `One, two;\r\nBEGIN:VEVENT\nX:1\u2028${long}\\`;
    gateway.league.answer('getSchedule', () => ({
      season: { ...season, name },
      weeks: [],
      weekRevisions: [],
    }));
    const named = (await read()).split(/\r\n/).filter((line) => line.includes('One'));
    const escaped = String.raw`Torchbearer: One\, two\; BEGIN:VEVENT X:1 ${long}\\`;
    expect(named).toEqual([`NAME:${escaped}`, `X-WR-CALNAME:${escaped}`]);
    for (const line of (await calendar()).text.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  it('of another token, such as an old one, does not exist', async () => {
    expect(codeOf(await calendar('another-token-0123456789'))).toBe('CALENDAR_NOT_FOUND');
    for (const impossible of ['x', '%00', '..%2f..', `${tokens.calendar}%0d%0a`]) {
      expect(codeOf(await calendar(impossible))).toBe('CALENDAR_NOT_FOUND');
    }
    expect(gateway.identity.seen).toHaveLength(1);
    expect((await gateway.request('GET', `/api/calendar/${tokens.calendar}`)).status).toBe(404);
    expect(gateway.league.seen).toEqual([]);
  });
});
