/** The reactions to changed copies, in the same transaction. */
import type { Change, Reactions, Tx } from '@torchbearer/kit';
import type { Context } from './context.js';
import type { copies } from './copies.js';
import { addNewestPicks, deriveNewestPicks, derivePoints } from './db/read-models.js';
import { lockReadModels, raiseRevision } from './db/revision.js';

/** A deletion also arrives for entities that never had a row. */
const hasRow = ({ before, after }: Change<unknown>): boolean => before !== null || after !== null;

/** Responses belong to a revision, so a row that is filled in makes a new one, too. */
const raisesRevision = {
  isDeriving: true,
  then: async (tx: Tx, changes: readonly Change<unknown>[]): Promise<void> => {
    if (changes.some(hasRow)) await raiseRevision(tx, {});
  },
};

/** For rows whose key is the user's id. */
const changesUsers = {
  isDeriving: true,
  then: async (tx: Tx, changes: readonly Change<unknown>[]): Promise<void> => {
    const userIds = changes.filter(hasRow).map(({ key }) => key);
    if (userIds.length > 0) await raiseRevision(tx, { userIds });
  },
};

/** Audit entries have no reaction: no cached query reads them. */
export const onChange: Reactions<typeof copies, Context> = {
  /**
   * Queries only see players with a user row. So a deleted user's roster and picks leave every response at once;
   * their rows go when their own deletions arrive.
   */
  user: changesUsers,
  castaway: raisesRevision,
  week: raisesRevision,
  season: raisesRevision,
  roster: changesUsers,
  pick: {
    isDeriving: true,
    then: async (tx, changes) => {
      const withRow = changes.filter(hasRow);
      if (withRow.length === 0) return;
      await lockReadModels(tx);
      const added = withRow.flatMap(({ before, after }) => (before === null && after ? after : []));
      const others = withRow.flatMap(({ before, after }) =>
        before ? [before, ...(after ? [after] : [])] : [],
      );
      const changed = [...(await addNewestPicks(tx, added)), ...(await deriveNewestPicks(tx, others))];
      if (changed.length > 0) await raiseRevision(tx, { picks: changed });
    },
  },
  scoredWeek: {
    isDeriving: true,
    then: async (tx, changes) => {
      const weekNumbers = changes.filter(hasRow).map(({ key }) => Number(key));
      if (weekNumbers.length === 0) return;
      await lockReadModels(tx);
      if (await derivePoints(tx, weekNumbers)) await raiseRevision(tx, {});
    },
  },
};
