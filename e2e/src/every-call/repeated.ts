/** Each write twice, many times at once, and against its rivals. */
import { calls } from '@torchbearer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { allThatIs, type Stage } from './stage.js';
import { accountRepeats } from './repeated-accounts.js';
import { leagueRepeats } from './repeated-league.js';
import { peopleRepeats } from './repeated-people.js';
import { messageRepeats } from './repeated-messages.js';
import { seasonRepeats } from './repeated-season.js';
import { weekRepeats } from './repeated-weeks.js';

const repeats = [
  ...peopleRepeats,
  ...accountRepeats,
  ...leagueRepeats,
  ...seasonRepeats,
  ...weekRepeats,
  ...messageRepeats,
];

export function describeRepeats(staged: () => Stage): void {
  describe('writes, repeated and at once', () => {
    let stage: Stage;
    beforeAll(() => {
      stage = staged();
    });

    it('are all tried', () => {
      const writes = calls.filter(({ method }) => method !== 'get').map(({ id }) => id);
      expect([...new Set(repeats.flatMap((repeat) => repeat.of))].sort()).toEqual(writes.sort());
    });

    it.each(repeats)('$name', async ({ check }) => {
      await check(stage);
      // Whatever happened: everything can still be read, and is what the contract says.
      await allThatIs(stage);
    });
  });
}
