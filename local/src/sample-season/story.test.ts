import { describe, expect, it } from 'vitest';
import { leavers, PLAYED_WEEKS } from './story.js';

const cast = Array.from({ length: 18 }, (_, place) => `castaway ${String(place)}`);
const at = (...places: number[]): string[] => places.map((place) => cast[place] ?? '');

describe('who leaves the sample season', () => {
  it('is told by the story, one a week', () => {
    expect([...leavers(cast, [])]).toEqual([
      [3, 'castaway 17'],
      [4, 'castaway 5'],
      [5, 'castaway 11'],
      [6, 'castaway 3'],
    ]);
  });

  it('is nobody’s last castaway: the next of the cast goes instead', () => {
    const gone = leavers(cast, [at(17, 5), at(11, 12), at(5, 4)]);
    expect([...gone.values()]).toEqual(at(17, 6, 11, 3));
    // The first has only one, the second has lost the one by then, and the third the other.
    expect([...leavers(cast, [at(17, 17), at(0, 5), at(11, 3)]).values()]).toEqual(at(0, 6, 11, 4));
  });

  it('leaves everybody somebody, whatever the draft gave them', () => {
    for (let shift = 1; shift < cast.length; shift++) {
      const rosters = cast.slice(0, 12).map((_, place) => at(place, (place * 5 + shift) % cast.length));
      const gone = new Set(leavers(cast, rosters).values());
      expect(gone.size).toBe(PLAYED_WEEKS.length);
      for (const roster of rosters) expect(roster.some((id) => !gone.has(id))).toBe(true);
    }
  });
});
