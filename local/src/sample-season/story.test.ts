import { MAX_LINES_A_BATCH } from '@torchbearer/rules';
import { ruleById } from '@torchbearer/rules/rule-book';
import { describe, expect, it } from 'vitest';
import { castaways } from './people.js';
import {
  leavers,
  linesOf,
  OPEN_WEEK,
  openWeekOpened,
  pastWeek,
  pickedAt,
  PLAYED_WEEKS,
  pointsOf,
  type StoryLine,
} from './story.js';

const cast = Array.from({ length: 18 }, (_, place) => `castaway ${String(place)}`);
const at = (...places: number[]): string[] => places.map((place) => cast[place] ?? '');

describe('who leaves the sample season', () => {
  it('is set by the story, one a week', () => {
    expect([...leavers(cast, [])]).toEqual([
      [3, 'castaway 17'],
      [4, 'castaway 5'],
      [5, 'castaway 11'],
      [6, 'castaway 3'],
    ]);
  });

  it('is never a player’s last castaway: the next of the cast goes instead', () => {
    const gone = leavers(cast, [at(17, 5), at(11, 12), at(5, 4)]);
    expect([...gone.values()]).toEqual(at(17, 6, 11, 3));
    // The first has only one, the second has lost the one by then, and the third the other.
    expect([...leavers(cast, [at(17, 17), at(0, 5), at(11, 3)]).values()]).toEqual(at(0, 6, 11, 4));
  });

  it('leaves every player a castaway, whatever the draft gave them', () => {
    for (let shift = 1; shift < cast.length; shift++) {
      const rosters = cast.slice(0, 12).map((_, place) => at(place, (place * 5 + shift) % cast.length));
      const gone = new Set(leavers(cast, rosters).values());
      expect(gone.size).toBe(PLAYED_WEEKS.length);
      for (const roster of rosters) expect(roster.some((id) => !gone.has(id))).toBe(true);
    }
  });
});

describe('lines of the sample season', () => {
  const sum = (lines: readonly StoryLine[]): number =>
    lines.reduce(
      (total, line) =>
        total + ('points' in line ? line.points : (ruleById(line.ruleId)?.points ?? NaN) * line.count),
      0,
    );

  it('add up to the points of each castaway and week, and are few enough for one request a week', () => {
    for (const week of PLAYED_WEEKS) {
      const lines = castaways.map(({ name }) => linesOf(name, week));
      expect(lines.map(sum)).toEqual(castaways.map(({ name }) => pointsOf(name, week)));
      // A castaway without lines would have no points.
      for (const some of lines) expect(some).not.toEqual([]);
      expect(lines.flat().length).toBeLessThanOrEqual(MAX_LINES_A_BATCH);
    }
  });

  it('show everything that there is: repeated rules, losses and adjustments', () => {
    const all = PLAYED_WEEKS.flatMap((week) => castaways.flatMap(({ name }) => linesOf(name, week)));
    expect(all.some((line) => 'count' in line && line.count > 1)).toBe(true);
    expect(all.some((line) => 'points' in line)).toBe(true);
    expect(all.some((line) => 'ruleId' in line && (ruleById(line.ruleId)?.points ?? 0) < 0)).toBe(true);
  });
});

describe('the open week of the sample season', () => {
  it('opens on the Thursday after the last close, not at the close itself', () => {
    // A Saturday; in Los Angeles it is summer.
    const now = new Date('2026-07-18T20:00:00Z');
    expect(pastWeek(6, now).closesAt).toEqual(new Date('2026-07-16T00:00:00Z'));
    expect(openWeekOpened(now)).toEqual(new Date('2026-07-16T16:00:00Z'));
  });

  it('is open whenever the season is created', () => {
    for (let hour = 0; hour < 24 * 7; hour += 1) {
      const now = new Date(Date.UTC(2026, 6, 12, hour));
      expect(openWeekOpened(now).getTime()).toBeLessThanOrEqual(now.getTime());
      expect(
        openWeekOpened(now) > pastWeek(6, now).closesAt || openWeekOpened(now).getTime() === now.getTime(),
      ).toBe(true);
    }
  });
});

describe('picks of the sample season', () => {
  const now = new Date('2026-07-18T20:00:00Z');

  it('are made while their week is open, each at a time of its own', () => {
    for (const week of PLAYED_WEEKS) {
      const { opensAt, closesAt } = pastWeek(week, now);
      const times = ['coral', 'juniper', 'sol'].map((player) => pickedAt(player, week, false, now));
      for (const time of times) {
        expect(time.getTime()).toBeGreaterThanOrEqual(opensAt.getTime());
        expect(time.getTime()).toBeLessThan(closesAt.getTime());
      }
      expect(new Set(times.map(Number)).size).toBe(3);
    }
  });

  it('come right after the close if the system makes them', () => {
    expect(pickedAt('coral', 6, true, now)).toEqual(new Date('2026-07-16T00:00:02Z'));
  });

  it('are not in the future in the open week', () => {
    const time = pickedAt('coral', OPEN_WEEK, false, now).getTime();
    expect(time).toBeGreaterThanOrEqual(openWeekOpened(now).getTime());
    expect(time).toBeLessThanOrEqual(now.getTime());
  });
});
