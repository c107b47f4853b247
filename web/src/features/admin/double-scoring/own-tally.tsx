import type { BlindTallies, Castaway } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { Panel } from '../../../ui/page.js';
import { EmptyState } from '../../../ui/states.js';
import { AddLines } from './add-lines.js';
import classes from './double-scoring.module.css';
import { OwnLines } from './own-lines.js';
import type { TallyActions } from './use-blind-tallies.js';

interface OwnTallyProps {
  readonly weekNumber: number;
  readonly tallies: BlindTallies;
  readonly castaways: readonly Castaway[];
  readonly actions: TallyActions;
}

/** The admin's own tally: started, entered, marked as done. */
export function OwnTally({ weekNumber, tallies, castaways, actions }: OwnTallyProps) {
  const own = tallies.tallies.find(({ isOwn }) => isOwn);
  if (!own)
    return tallies.tallies.length < 2 ? (
      <EmptyState
        words={`Week ${String(weekNumber)} is scored twice`}
        next="Tally the episode by yourself. Once a second admin has done the same, you see only where you differ."
        action={
          <Button onClick={actions.start} loading={actions.isBusy}>
            Start my tally
          </Button>
        }
      />
    ) : (
      <EmptyState
        words="Two other admins tally this week"
        next="Once both are done, the differences show here, and any admin can resolve them."
      />
    );
  if (own.doneAt !== null)
    return (
      <Panel title="Your tally is done">
        <div className={classes.parts}>
          <OwnLines lines={tallies.lines} castaways={castaways} />
          <div>
            <Button variant="default" onClick={actions.reopen} loading={actions.isBusy}>
              Go on with my tally
            </Button>
          </div>
        </div>
      </Panel>
    );
  return (
    <>
      <Panel title="Add to your tally">
        <AddLines
          weekNumber={weekNumber}
          lines={tallies.lines}
          castaways={castaways}
          onEnter={actions.enter}
        />
      </Panel>
      <Panel title="Your tally">
        <div className={classes.parts}>
          {tallies.lines.length === 0 ? (
            <p className={classes.hint}>No lines yet. Choose a castaway above, then what happened.</p>
          ) : (
            <OwnLines
              lines={tallies.lines}
              castaways={castaways}
              onRemove={(id) => actions.enter({ remove: [id] })}
            />
          )}
          <div>
            <Button onClick={actions.finish} disabled={tallies.lines.length === 0} loading={actions.isBusy}>
              I’m done
            </Button>
          </div>
        </div>
      </Panel>
    </>
  );
}
