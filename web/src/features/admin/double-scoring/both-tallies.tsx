import type { BlindTallies, BlindTally } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Panel } from '../../../ui/page.js';
import { nameOf, progressOf, waitingFor } from './blind-words.js';
import classes from './double-scoring.module.css';
import type { TallyActions } from './use-blind-tallies.js';

interface BothTalliesProps {
  readonly tallies: BlindTallies;
  readonly actions: TallyActions;
}

/** Who tallies, how far they are, and a way out for a tally that nobody will finish. */
export function BothTallies({ tallies, actions }: BothTalliesProps) {
  const [asked, setAsked] = useState<BlindTally | null>(null);
  return (
    <Panel title="Scored twice">
      <div className={classes.parts}>
        <p className={classes.hint}>
          {tallies.areCompared
            ? 'Both tallies are done. Any admin can decide the differences.'
            : `${waitingFor(tallies)} Neither admin sees the other’s lines before both are done.`}
        </p>
        {tallies.tallies.length > 0 && (
          <ul className={classes.list} aria-label="Tallies of this week">
            {tallies.tallies.map((tally) => (
              <li key={tally.id} className={classes.tally}>
                <span>{progressOf(tally)}</span>
                {!tallies.areCompared && (
                  <Button
                    variant="subtle"
                    disabled={actions.isBusy}
                    onClick={() => setAsked(tally)}
                    aria-label={tally.isOwn ? 'Discard your tally' : `Discard the tally of ${nameOf(tally)}`}
                  >
                    Discard
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={asked?.isOwn === false ? `Discard the tally of ${nameOf(asked)}?` : 'Discard your tally?'}
        action="Discard"
        onConfirm={() => {
          if (asked) actions.discard(asked.id);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        Its lines no longer count, and any admin can start another tally in its place. The audit log names
        you.
      </ConfirmDialog>
    </Panel>
  );
}
