import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { toTheSecond } from '../../time/format.js';
import classes from './save-bar.module.css';

interface SaveBarProps {
  /** When the ranking was saved last; null if never. */
  readonly savedAt: string | null;
  readonly changed: boolean;
  readonly saving: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** What is saved and what isn't, always in view. */
export function SaveBar(props: SaveBarProps) {
  const { savedAt, changed, saving, canUndo, canRedo, onSave, onUndo, onRedo } = props;
  return (
    <div className={classes.bar}>
      <div className={classes.steps}>
        <Step label="Undo" possible={canUndo} onStep={onUndo} Icon={IconArrowBackUp} />
        <Step label="Redo" possible={canRedo} onStep={onRedo} Icon={IconArrowForwardUp} />
      </div>
      <p className={`${classes.state} ${changed || savedAt === null ? classes.unsaved : ''}`} role="status">
        {stateSentence(savedAt, changed)}
      </p>
      <Button
        className={classes.save}
        // Not `disabled`: the button would lose the keyboard's focus while it saves.
        aria-disabled={saving}
        onClick={() => {
          if (!saving) onSave();
        }}
      >
        {saving ? 'Saving...' : 'Save Rankings'}
      </Button>
    </div>
  );
}

function stateSentence(savedAt: string | null, changed: boolean): string {
  if (savedAt === null) return changed ? 'Unsaved changes' : 'Not saved yet';
  return changed ? 'Unsaved changes' : `Saved ${toTheSecond(savedAt)}`;
}

interface StepProps {
  readonly label: string;
  readonly possible: boolean;
  readonly onStep: () => void;
  readonly Icon: typeof IconArrowBackUp;
}

const Step = ({ label, possible, onStep, Icon }: StepProps) => (
  <ActionIcon
    className={classes.step}
    aria-label={label}
    title={label}
    aria-disabled={!possible}
    onClick={() => {
      if (possible) onStep();
    }}
  >
    <Icon size={22} aria-hidden />
  </ActionIcon>
);
