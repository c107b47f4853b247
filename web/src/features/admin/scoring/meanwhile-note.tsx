import { Button } from '@mantine/core';
import { Note } from '../../../ui/note.js';
import { DifferenceList } from './difference-list.js';
import { clashesOf, withClashes, type Difference } from './meanwhile.js';
import classes from './notes.module.css';
import type { ScoreSheet } from './use-score-sheet.js';

interface MeanwhileProps {
  readonly sheet: ScoreSheet;
  /** Whether a save waits for the decision. */
  readonly isHeld: boolean;
  readonly onSave: () => void;
  /** The admin has read it, and it doesn't conflict with what they typed. */
  readonly onSeen: () => void;
}

/** What other admins saved in the meantime; stays until it is read, or decided. */
export function Meanwhile({ sheet, isHeld, onSave, onSeen }: MeanwhileProps) {
  const clashes = clashesOf(sheet.rows);
  if (clashes.length === 0)
    return sheet.others.length === 0 ? null : (
      <Note kind="info">
        <div className={classes.body}>
          <span>Another admin saved points of this week meanwhile:</span>
          <Changes changed={sheet.others} />
          <Button variant="default" onClick={onSeen}>
            Got it
          </Button>
        </div>
      </Note>
    );
  const theirs = (): void => {
    sheet.drop(clashes.map(({ id }) => id));
    onSeen();
  };
  return (
    <Note kind="failure">
      <div className={classes.body}>
        <span>
          {isHeld && 'Not saved yet. '}Another admin saved points of this week meanwhile, and yours would
          replace some of them:
        </span>
        <Changes changed={withClashes(sheet.others, clashes)} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onSave}>
            Save mine
          </Button>
          <Button variant="default" onClick={theirs}>
            Keep theirs
          </Button>
        </div>
      </div>
    </Note>
  );
}

/** However many changes there are, the decision below stays in view. */
const Changes = ({ changed }: { readonly changed: readonly Difference[] }) => (
  <div className={classes.changes} role="region" aria-label="What was changed" tabIndex={0}>
    <DifferenceList changed={changed} />
  </div>
);
