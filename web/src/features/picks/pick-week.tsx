import type { MyPicks } from '@torchbearer/contract/client';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { useServerNow } from '../../time/use-now.js';
import { DeadlineStrip } from './deadline-strip.js';
import { ImportantRules } from './important-rules.js';
import { LastPick } from './last-pick.js';
import { phaseOf } from './phase.js';
import { MovedWeek } from './moved-week.js';
import { PickForm } from './pick-form.js';
import { usePhaseRefetch } from './use-phase-refetch.js';
import type { ShownEliminated } from './use-shown-eliminated.js';
import { Withdrawn } from './withdrawn.js';
import classes from './pick-week.module.css';

interface PickWeekProps extends Omit<ShownEliminated, 'mine'> {
  readonly mine: MyPicks;
  /**
   * A pick was refused because another week has become active, with the server's sentence; null once one was
   * saved.
   */
  readonly onOtherWeek: (words: string | null) => void;
}

/** The active week, from before it opens until after it closes; it switches by itself at both times. */
export function PickWeek({ mine, onOtherWeek, ...shown }: PickWeekProps) {
  const now = useServerNow();
  // The server decides: once it reports closed, the deadline is over, whatever this clock shows.
  const [closedByServer, setClosedByServer] = useState<string | null>(null);
  const { week } = mine;
  const phase = closedByServer === week.picksCloseAt ? 'closed' : phaseOf(week, now);
  usePhaseRefetch(phase, week.weekNumber);
  return (
    <div className={classes.screen}>
      <DeadlineStrip week={week} phase={phase} now={now} />
      <MovedWeek week={week} />
      <Withdrawn mine={mine} />
      <div className={classes.columns}>
        <PickForm
          mine={mine}
          phase={phase}
          {...shown}
          onClosed={() => setClosedByServer(week.picksCloseAt)}
          onOtherWeek={onOtherWeek}
        />
        <aside className={classes.aside} aria-label="Rules and last week">
          <LastPick mine={mine} />
          <ImportantRules deadline={week.picksCloseAt} />
          <Anchor className={classes.results ?? ''} component={Link} to={paths.weeklyResults}>
            See the weekly results
          </Anchor>
        </aside>
      </div>
    </div>
  );
}
