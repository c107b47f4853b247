/**
 * Reactions to changed copies, in the same transaction: standings are marked as outdated, once per batch. Standings
 * are derived from these copies alone, so refilled rows mark them too: the previous release may have removed the mark
 * of a change that had not arrived here.
 */
import type { Change, Reactions, RowOf } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { isDeepStrictEqual } from 'node:util';
import type { ScoringContext } from './context.js';
import type { copies } from './copies.js';
import { deleteEffects } from './db/corrections.js';
import { markStandings, markStandingsIfScored, storeSettings } from './db/standings.js';
import { shareWeeks } from './db/week.js';

/** How far a player wants to see results changes no standings. */
const isInStandings = ({ before, after }: Change<RowOf<typeof copies.user>>): boolean =>
  after === null ||
  !isDeepStrictEqual(before && { ...before, resultsUntil: null }, { ...after, resultsUntil: null });

export const onChange: Reactions<typeof copies, ScoringContext> = {
  user: {
    isDeriving: true,
    async then(tx, changes) {
      // Deletes everything of a deleted player; later events of their picks and roster find nothing to delete.
      const deleted = changes.filter(({ after }) => after === null).map(({ key }) => key);
      if (deleted.length > 0) {
        await tx.run('delete from copied.picks where user_id = any ($1)', [deleted]);
        await tx.run('delete from copied.rosters where user_id = any ($1)', [deleted]);
        await deleteEffects(tx, deleted);
      }
      if (changes.some(isInStandings)) await markStandings(tx, Topics.user.name);
    },
  },
  /** League retains castaways that were drafted, picked or scored, so a deleted one has no points. */
  castaway: { isDeriving: true, then: (tx) => markStandings(tx, Topics.castaway.name) },
  roster: { isDeriving: true, then: (tx) => markStandings(tx, Topics.roster.name) },
  season: {
    isDeriving: true,
    async then(tx) {
      await storeSettings(tx);
      await markStandings(tx, Topics.season.name);
    },
  },
  /** At a deadline these arrive by the thousand for an unscored week, with two small statements per batch. */
  pick: {
    isDeriving: true,
    async then(tx, changes) {
      const weekNumbers = changes.flatMap(({ before, after }) =>
        [before, after].flatMap((pick) => pick?.weekNumber ?? []),
      );
      // The rows are already written. A concurrent save of these weeks' points either waits for our commit and counts
      // them, or has committed when we get the lock, and then the next statement finds the week scored.
      await shareWeeks(tx, weekNumbers);
      await markStandingsIfScored(tx, weekNumbers, Topics.pick.name);
    },
  },
};
