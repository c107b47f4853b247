import { CloseButton } from '@mantine/core';
import { useUser } from '../../api/use-user.js';
import { timeOfDay } from '../../time/format.js';
import { announce } from '../../ui/announcer.js';
import { Deadline } from '../../ui/deadline.js';
import classes from '../final-weeks/news-list.module.css';
import { useDismissed } from './use-dismissed.js';
import { useMyWeek } from './use-my-week.js';

const KEY = 'torchbearer.automatic-pick-dismissed';

/** Says which castaway was picked for the player, until they dismiss it or the next week is active. */
export function AutomaticPick() {
  const week = useMyWeek();
  const { dismissed, dismiss } = useDismissed(useUser().id, KEY);
  const pick = week.state === 'known' ? week.myPicks?.pick : null;
  if (!pick?.isAutoSelected || dismissed.includes(pick.id)) return null;
  const { id, castaway, weekNumber, submittedAt } = pick;
  const title = `${castaway.name} was picked for you at ${timeOfDay(submittedAt)} PT`;
  return (
    <section aria-label="Your automatic pick" className={classes.item}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <CloseButton
          className={classes.dismiss ?? ''}
          size={44}
          iconSize={22}
          aria-label={`Dismiss “${title}”`}
          onClick={() => {
            dismiss(id, [id]);
            announce(`Dismissed: ${title}`);
            // The focused button is gone; this heading of the dashboard is always there.
            document.getElementById('announcements')?.focus();
          }}
        />
      </div>
      <p>
        Picks of week {weekNumber} closed <Deadline at={submittedAt} />.
      </p>
    </section>
  );
}
