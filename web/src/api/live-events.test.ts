import { QueryClient } from '@tanstack/react-query';
import type { OwnStanding, StandingsEntry } from '@torchbearer/contract/client';
import { MOST_IN_WHOLE_LIST, type LeaderboardChanged, type LiveRow } from '@torchbearer/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleLiveEvents, MOST_WAIT_FOR_GROUP_MS, MOST_WAIT_MS } from './live-events.js';
import { ownStandingIn } from './own-standing.js';
import { finalWeekQueries } from './final-week-queries.js';
import { groupQueries } from './group-queries.js';
import { queries } from './queries.js';
import { userOf } from './sample-user.js';

const PLAYERS = MOST_IN_WHOLE_LIST + 1;
const castaway = { id: 'juniper', name: 'Juniper Hale', eliminated: true };

const row = (id: string, rank: number, email: string | null = null): LiveRow => ({
  ...{ id, rank, name: id, email, totalPoints: 100 - rank, avgPoints: 1.5 },
  drafted: [[0, 1]],
});
const entry = (id: string, rank: number, email: string | null = null): StandingsEntry => ({
  ...{ id, rank, name: id, email, totalPoints: 100 - rank, avgPoints: 1.5 },
  draftPicks: [{ castawayId: 'juniper', round: 1, castaway }],
});
const eventOf = (given: Partial<LeaderboardChanged> = {}): LeaderboardChanged => ({
  ...{ standings: '8-aaaaaaaa', version: 8, players: PLAYERS, averagePoints: 41, totalPicks: 2_002 },
  castaways: [{ ...castaway, points: 12, change: 0 }],
  rows: [row('ada', 1), row('bo', 2), row('cy', 3)],
  ...given,
});
const before: OwnStanding = {
  ...{ standings: '7-aaaaaaaa', players: PLAYERS, place: 700, first: 700, rows: [entry('robin', 701)] },
  ...{ leaders: [entry('bo', 1), entry('ada', 2)], averagePoints: 40, totalPicks: 2_000 },
};

const standingKey = queries.ownStanding().queryKey;
const listKey = queries.standings().queryKey;

interface Given {
  readonly known?: OwnStanding | null;
  readonly isAdmin?: boolean;
  readonly chance?: number;
}

function opened({ known = before, isAdmin = false, chance = 0.5 }: Given = {}) {
  const client = new QueryClient();
  client.setQueryData(queries.me().queryKey, userOf({ id: 'robin', isAdmin }));
  if (known) client.setQueryData(standingKey, known);
  return {
    client,
    events: handleLiveEvents(client, () => chance),
    standing: () => client.getQueryData(standingKey),
    isStale: (key = standingKey as readonly unknown[]) => client.getQueryState(key)?.isInvalidated === true,
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('in a large league', () => {
  it('a change and the own place together are the new standing, and the first page is known', () => {
    const { client, events, standing } = opened();
    events.changed(eventOf());
    // Until the own place arrives, nothing on the screen contradicts itself.
    expect(standing()).toBe(before);
    events.own({ standings: '8-aaaaaaaa', place: 41, row: row('robin', 40) });
    expect(standing()).toEqual({
      ...{ standings: '8-aaaaaaaa', players: PLAYERS, place: 41, first: 41, rows: [entry('robin', 40)] },
      ...{ leaders: [entry('ada', 1), entry('bo', 2)], averagePoints: 41, totalPicks: 2_002 },
    });
    const firstPage = queries.standingsPage('8-aaaaaaaa', 0).queryKey;
    expect(client.getQueryData(firstPage)).toEqual([entry('ada', 1), entry('bo', 2), entry('cy', 3)]);
    expect(client.getQueryData(listKey)).toBeUndefined();
  });

  it('a change is enough for an admin who takes no part, and the own place of another version is not', () => {
    const watching = opened({ known: { ...before, place: null, first: 0, rows: [] }, isAdmin: true });
    watching.events.changed(eventOf({ rows: [row('ada', 1, 'ada@example.com')] }));
    expect(watching.standing()).toMatchObject({ standings: '8-aaaaaaaa', place: null, rows: [] });

    const { events, standing } = opened();
    events.changed(eventOf());
    events.own({ standings: '9-aaaaaaaa', place: 41, row: row('robin', 40) });
    expect(standing()).toBe(before);
  });

  it('admins read everything themselves while e-mails are hidden', () => {
    for (const chance of [0.01, 0.25, 1]) {
      const { client, events, standing, isStale } = opened({ isAdmin: true, chance });
      events.changed(eventOf());
      events.own({ standings: '8-aaaaaaaa', place: 41, row: row('robin', 40) });
      expect(standing()).toBe(before);
      expect(client.getQueryData(queries.standingsPage('8-aaaaaaaa', 0).queryKey)).toBeUndefined();
      // Each browser at another moment.
      vi.advanceTimersByTime(chance * MOST_WAIT_MS - 1);
      expect(isStale()).toBe(false);
      vi.advanceTimersByTime(1);
      expect(isStale()).toBe(true);
    }
  });

  it('a whole list is not kept: the own standing is read again', () => {
    const { client, events, isStale } = opened();
    events.updated(Array.from({ length: PLAYERS }, (_, index) => entry(`p${index}`, index + 1)));
    expect(client.getQueryData(listKey)).toBeUndefined();
    vi.advanceTimersByTime(MOST_WAIT_MS / 2);
    expect(isStale()).toBe(true);
  });

  it('what is final and corrected is outdated, for when a page is opened', () => {
    const { client, events, isStale } = opened();
    const keys = [finalWeekQueries.scoredWeeks().queryKey, finalWeekQueries.corrections(3).queryKey];
    for (const key of keys) client.setQueryData(key, []);
    events.changed(eventOf());
    expect(keys.map(isStale)).toEqual([true, true]);
  });

  it('nothing is read after the screen was left', () => {
    const { events, isStale } = opened({ isAdmin: true });
    events.changed(eventOf());
    events.stop();
    vi.runAllTimers();
    expect(isStale()).toBe(false);
  });
});

describe('in a small league', () => {
  it('what is final and corrected is read again at once', () => {
    const { client, events, isStale } = opened();
    const keys = [finalWeekQueries.scoredWeeks().queryKey, finalWeekQueries.corrections().queryKey];
    for (const key of keys) client.setQueryData(key, []);
    events.updated([entry('robin', 1)]);
    expect(keys.map(isStale)).toEqual([true, true]);
  });

  const list = [entry('ada', 1), entry('robin', 2)];

  it('the list of an update is the standings, and says where the user is', () => {
    const { client, events, standing } = opened({ known: null });
    events.updated(list);
    expect(client.getQueryData(listKey)).toBe(list);
    expect(standing()).toEqual(ownStandingIn(list, 'robin'));
  });

  it('admins read the list themselves while e-mails are hidden', () => {
    const { client, events, isStale } = opened({ isAdmin: true });
    const own = [entry('ada', 1, 'ada@example.com')];
    client.setQueryData(listKey, own);
    events.updated(list);
    expect(client.getQueryData(listKey)).toBe(own);
    expect([isStale(listKey), isStale()]).toEqual([true, true]);
  });

  it('the list is read again after a change without it', () => {
    const { client, events, isStale } = opened({ known: ownStandingIn(list, 'robin') });
    client.setQueryData(listKey, list);
    events.changed(eventOf({ players: 2 }));
    expect(isStale(listKey)).toBe(false);
    vi.advanceTimersByTime(MOST_WAIT_MS / 2);
    expect(isStale(listKey)).toBe(true);
    expect(client.getQueryData(queries.standingsPage('8-aaaaaaaa', 0).queryKey)).toBeUndefined();
  });
});

describe('what the user needs', () => {
  const needsKey = queries.needs().queryKey;
  const needs = { weekNumber: 4, isLocked: true, isHidden: false, castaway: null, scopes: [] };

  it('is read at once in a small league', () => {
    const { client, events, isStale } = opened();
    client.setQueryData(needsKey, needs);
    events.updated([entry('robin', 1)]);
    expect(isStale(needsKey)).toBe(true);
  });

  it('is read after a while of its own in a large league', () => {
    const { client, events, isStale } = opened();
    client.setQueryData(needsKey, needs);
    events.changed(eventOf());
    expect(isStale(needsKey)).toBe(false);
    vi.advanceTimersByTime(MOST_WAIT_MS / 2);
    expect(isStale(needsKey)).toBe(true);
  });
});

describe('the standings of groups', () => {
  const groupKey = groupQueries.groupStandings('the-office').queryKey;

  it.each([
    ['at a random moment of the next second in a small league', [entry('ada', 1)], MOST_WAIT_FOR_GROUP_MS],
    [
      'of the next ten in a large one',
      Array.from({ length: PLAYERS }, (_, n) => entry(String(n), n + 1)),
      MOST_WAIT_MS,
    ],
  ])('are read again after an event, %s', (_when, entries, most) => {
    const { client, events, isStale } = opened({ chance: 0.5 });
    client.setQueryData(groupKey, []);
    events.updated(entries);
    vi.advanceTimersByTime(most / 2 - 1);
    expect(isStale(groupKey)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isStale(groupKey)).toBe(true);
  });

  it('are read again after a change in a large league, and not once the page is left', () => {
    const { client, events, isStale } = opened({ chance: 1 });
    client.setQueryData(groupKey, []);
    events.changed(eventOf());
    vi.advanceTimersByTime(MOST_WAIT_MS);
    expect(isStale(groupKey)).toBe(true);
    client.setQueryData(groupKey, []);
    events.changed(eventOf());
    events.stop();
    vi.advanceTimersByTime(MOST_WAIT_MS);
    expect(isStale(groupKey)).toBe(false);
  });
});
