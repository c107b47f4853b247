/** What follows where a copy has changed, in the same transaction. */
import type { Change, Reactions, Tx } from '@torchbearer/kit';
import type { Context } from './context.js';
import type { copies } from './copies.js';
import { derivePoints, deriveNewestPicks } from './db/read-models.js';
import { holdFacts, raiseRevision } from './db/revision.js';

/** A deletion also comes where there was no row. */
const isReal = ({ before, after }: Change<unknown>): boolean => before !== null || after !== null;

/** Answers are cached by revision, so a row that is only filled in makes a new one, too. */
const readByAnswers = {
  isDeriving: true,
  then: async (tx: Tx, changes: readonly Change<unknown>[]): Promise<void> => {
    if (changes.some(isReal)) await raiseRevision(tx);
  },
};

/** Nothing follows from an audit entry: the answers do not read it. */
export const onChange: Reactions<typeof copies, Context> = {
  /**
   * The answers know only players who are here. So with the user's row their roster and picks go out of every answer at
   * once; the rows of these go when their own deletions come.
   */
  user: readByAnswers,
  castaway: readByAnswers,
  week: readByAnswers,
  season: readByAnswers,
  roster: readByAnswers,
  pick: {
    isDeriving: true,
    then: async (tx, changes) => {
      const picks = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
      if (picks.length === 0) return;
      await holdFacts(tx);
      if (await deriveNewestPicks(tx, picks)) await raiseRevision(tx);
    },
  },
  scoredWeek: {
    isDeriving: true,
    then: async (tx, changes) => {
      const weekNumbers = changes.filter(isReal).map(({ key }) => Number(key));
      if (weekNumbers.length === 0) return;
      await holdFacts(tx);
      if (await derivePoints(tx, weekNumbers)) await raiseRevision(tx);
    },
  },
};
