import { Button } from '@mantine/core';
import { SAVE_BUTTON } from './field-ids.js';
import classes from './save-bar.module.css';

interface SaveBarProps {
  /** How many castaways would be saved. */
  readonly count: number;
  /** How many fields contain no valid score. */
  readonly wrong: number;
  /** How many players a save would move; undefined while unknown. */
  readonly moving: number | undefined;
  readonly saving: boolean;
  readonly onDiscard: () => void;
}

/** The unsaved changes and the save button, always in view. */
export function SaveBar({ count, wrong, moving, saving, onDiscard }: SaveBarProps) {
  const isClean = count + wrong === 0;
  return (
    <div className={classes.bar}>
      <p className={`${classes.state} ${isClean ? '' : classes.unsaved}`}>
        {isClean ? 'Everything is saved' : stateSentence(count, wrong)}
        {moving !== undefined && (
          <span className={classes.moving}> {counted(moving, 'player')} affected</span>
        )}
      </p>
      {!isClean && (
        <Button variant="subtle" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button
        id={SAVE_BUTTON}
        type="submit"
        // Not `disabled`: the button would lose the keyboard's focus while it saves.
        aria-disabled={saving}
        className={classes.save}
      >
        {saving ? 'Saving...' : 'Save Scores'}
      </Button>
    </div>
  );
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function stateSentence(count: number, wrong: number): string {
  const changes = counted(count, 'unsaved change');
  return wrong === 0 ? changes : `${changes}, ${wrong} to correct`;
}
