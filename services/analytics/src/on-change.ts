/** The reactions to changed copies, in the same transaction. */
import type { Change, Reactions, Tx } from '@torchbearer/kit';
import type { Context } from './context.js';
import type { copies } from './copies.js';
import { derivePoints, deriveNewestPicks } from './db/read-models.js';
import { lockReadModels, raiseRevision } from './db/revision.js';

/** A deletion also arrives for entities that never had a row. */
const hasRow = ({ before, after }: Change<unknown>): boolean => before !== null || after !== null;

/** Responses are cached by revision, so a row that is filled in makes a new revision, too. */
const invalidatesCache = {
  isDeriving: true,
  then: async (tx: Tx, changes: readonly Change<unknown>[]): Promise<void> => {
    if (changes.some(hasRow)) await raiseRevision(tx);
  },
};

/** Audit entries have no reaction: no cached query reads them. */
export const onChange: Reactions<typeof copies, Context> = {
  /**
   * Queries only see players with a user row. So a deleted user's roster and picks leave every response at once;
   * their rows go when their own deletions arrive.
   */
  user: invalidatesCache,
  castaway: invalidatesCache,
  week: invalidatesCache,
  season: invalidatesCache,
  roster: invalidatesCache,
  pick: {
    isDeriving: true,
    then: async (tx, changes) => {
      const picks = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
      if (picks.length === 0) return;
      await lockReadModels(tx);
      if (await deriveNewestPicks(tx, picks)) await raiseRevision(tx);
    },
  },
  scoredWeek: {
    isDeriving: true,
    then: async (tx, changes) => {
      const weekNumbers = changes.filter(hasRow).map(({ key }) => Number(key));
      if (weekNumbers.length === 0) return;
      await lockReadModels(tx);
      if (await derivePoints(tx, weekNumbers)) await raiseRevision(tx);
    },
  },
};
