/**
 * What follows where a copy has changed, in the same transaction: standings are marked as behind, once a batch. They
 * are derived from these copies alone, so refilled rows mark them, too: the release before may have taken the mark of a
 * change that was not here yet.
 */
import type { Reactions } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { ScoringContext } from './context.js';
import type { copies } from './copies.js';
import { rememberShowEmails } from './db/email-setting.js';
import { markStandings, markStandingsIfScored } from './db/marks.js';
import { shareWeeks } from './db/week-lock.js';

export const onChange: Reactions<typeof copies, ScoringContext> = {
  user: {
    isDeriving: true,
    async then(tx, changes) {
      // A deleted player takes everything along; later events of their own picks and roster find nothing to remove.
      const deleted = changes.filter(({ after }) => after === null).map(({ key }) => key);
      if (deleted.length > 0) {
        await tx.run('delete from copied.picks where user_id = any ($1)', [deleted]);
        await tx.run('delete from copied.rosters where user_id = any ($1)', [deleted]);
      }
      await markStandings(tx, Topics.user.name);
    },
  },
  /** League keeps castaways that were drafted, picked or scored, so nobody's points go with a deleted one. */
  castaway: {
    isDeriving: true,
    then: (tx) => markStandings(tx, Topics.castaway.name),
  },
  season: {
    isDeriving: true,
    async then(tx, changes) {
      for (const { after } of changes) {
        // An event of a version without the setting leaves what is known of it.
        if (typeof after?.showEmails === 'boolean') await rememberShowEmails(tx, after.showEmails);
      }
      await markStandings(tx, Topics.season.name);
    },
  },
  roster: {
    isDeriving: true,
    then: (tx) => markStandings(tx, Topics.roster.name),
  },
  /** At a deadline these come by the thousand, for a week without scores: two small statements a batch. */
  pick: {
    isDeriving: true,
    async then(tx, changes) {
      const weekNumbers = changes.flatMap(({ before, after }) =>
        [before, after].flatMap((pick) => pick?.weekNumber ?? []),
      );
      // The rows are written already. Whoever saves points of these weeks either waits for our commit, and counts them,
      // or has committed when the lock is ours, and the next statement finds the week scored.
      await shareWeeks(tx, weekNumbers);
      await markStandingsIfScored(tx, weekNumbers, Topics.pick.name);
    },
  },
};
