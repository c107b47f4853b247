import type { Correction } from '@torchbearer/contract/client';
import { CloseButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { CORRECTIONS_KEY, finalWeekQueries } from '../../api/final-week-queries.js';
import { paths } from '../../paths.js';
import { inShowTime } from '../../time/format.js';
import { announce } from '../../ui/announcer.js';
import { Note } from '../../ui/note.js';
import { CorrectedPoints } from './corrected-points.js';
import { effectWords } from './correction-words.js';
import classes from './news-list.module.css';

/** News of corrections, which can be dismissed on any of the player's devices. */
export function NewsList({ corrections }: { readonly corrections: readonly Correction[] }) {
  const client = useQueryClient();
  const dismissing = useMutation({
    mutationFn: ({ id }: Correction) => api.dismissCorrection({ params: { id } }),
    onSuccess: async (_none, { id, weekNumber }) => {
      const { queryKey } = finalWeekQueries.corrections();
      // A response in flight does not know of it.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (all) => all?.map((one) => (one.id === id ? dismissed(one) : one)));
      announce(`Dismissed: week ${String(weekNumber)} was corrected`);
      void client.invalidateQueries({ queryKey: CORRECTIONS_KEY });
      // The focused button is gone; this heading of the dashboard is always there.
      document.getElementById('announcements')?.focus();
    },
  });
  return (
    <section aria-label="Corrections of your rank">
      <ul className={classes.list}>
        {corrections.map((correction) => (
          <li key={correction.id} className={classes.item}>
            <div className={classes.head}>
              <h2>Week {correction.weekNumber} was corrected</h2>
              <CloseButton
                className={classes.dismiss ?? ''}
                size={44}
                iconSize={22}
                aria-label={`Dismiss “Week ${String(correction.weekNumber)} was corrected”`}
                onClick={() => dismissing.mutate(correction)}
              />
            </div>
            <p className={classes.effect}>{effectWords(correction)}</p>
            <CorrectedPoints castaways={correction.castaways} />
            <p>{correction.reason}</p>
            <div className={classes.foot}>
              <time dateTime={correction.correctedAt}>{inShowTime(correction.correctedAt)}</time>
              <Link to={`${paths.weeklyResults}?week=${String(correction.weekNumber)}`}>
                Results of week {correction.weekNumber}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {dismissing.isError && (
        <Note kind="failure">{errorSentence(dismissing.error, 'Unable to dismiss this right now.')}</Note>
      )}
    </section>
  );
}

const dismissed = ({ effect, ...correction }: Correction): Correction => ({
  ...correction,
  effect: effect && { ...effect, isDismissed: true },
});
