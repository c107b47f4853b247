import type { MyPicks } from '@torchbearer/contract/client';
import { Panel } from '../../ui/page.js';
import { Portrait } from '../../ui/portrait.js';
import { Tribe } from '../../ui/tribe.js';
import classes from './side-notes.module.css';

/** The player's pick of the week before, or of the latest earlier week with a pick. */
export function LastPick({ mine: { previousPick, week, assigned } }: { readonly mine: MyPicks }) {
  if (previousPick === null) return null;
  const { castaway, weekNumber, isAutoSelected } = previousPick;
  const own = assigned.find(({ castawayId }) => castawayId === previousPick.castawayId)?.castaway;
  const isLastWeek = weekNumber === week.weekNumber - 1;
  return (
    <Panel title={isLastWeek ? "Last week's pick" : `Your week ${String(weekNumber)} pick`}>
      <div className={classes.last}>
        <Portrait castaway={own ?? castaway} size={52} round />
        <div>
          <p className={classes.name}>
            {castaway.name} {isAutoSelected && <span className={classes.auto}>(Auto-selected)</span>}
          </p>
          <p className={classes.tribe}>
            <Tribe name={castaway.tribe} />
            {castaway.eliminated && <span>Eliminated</span>}
          </p>
        </div>
      </div>
    </Panel>
  );
}
