import { Anchor, Button } from '@mantine/core';
import { OutcomeNote } from '../parts/outcome-note.js';
import type { DraftActions } from './use-draft-actions.js';
import classes from './panel.module.css';

/** The result of the last action and, if it was refused, what to do. */
export function DraftOutcome({ actions }: { readonly actions: DraftActions }) {
  const { outcome, wayOn, preview } = actions;
  if (outcome === null) return null;
  return (
    <>
      <OutcomeNote outcome={outcome} />
      {wayOn === 'preview' && (
        <div className={classes.buttons}>
          <Button variant="outline" onClick={() => preview.mutate({ practice: false })}>
            Preview again
          </Button>
        </div>
      )}
      {wayOn === 'results' && (
        <p className={classes.hint}>
          Another admin was first. Their draft is the one that counts: see the{' '}
          <Anchor href="#draft-results">final draft results</Anchor>. To change it, unlock the draft and run
          it again.
        </p>
      )}
    </>
  );
}
