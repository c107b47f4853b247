import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { TorchMark } from '../../ui/torch-mark.js';
import classes from './welcome-dialog.module.css';

const STEPS = [
  ['Rank', 'Put every castaway in order, the one you want most first.'],
  ['Draft', 'When rankings lock, the draft reads everybody’s wishes and deals out the castaways.'],
  ['Pick', 'Each week, send one of your own castaways into play before the deadline.'],
  ['Outscore', 'What your pick earns that week is yours. Miss the deadline and we pick for you.'],
] as const;

interface WelcomeDialogProps {
  readonly opened: boolean;
  readonly name: string;
  /** Rankings are locked already. */
  readonly isLate: boolean;
  readonly onClose: () => void;
}

/** The game in four lines, for new players. */
export function WelcomeDialog({ opened, name: called, isLate, onClose }: WelcomeDialogProps) {
  const [name] = useState(called);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Beware Advantage"
      classNames={{
        content: classes.paper ?? '',
        header: classes.head ?? '',
        title: classes.title ?? '',
        close: classes.close ?? '',
      }}
    >
      <div className={classes.words}>
        <p className={classes.lead}>
          {name}, you untied the string and read the note. There is no putting it back: you are in the game.
        </p>
        <ol className={classes.steps}>
          {STEPS.map(([word, line]) => (
            <li key={word}>
              <strong>{word}.</strong> {line}
            </li>
          ))}
        </ol>
        {isLate && (
          <p className={classes.late}>
            You came after rankings were locked, so there is nothing to rank. You can still be given
            castaways, and then you pick with the others.
          </p>
        )}
        <div className={classes.end}>
          <TorchMark size={64} />
          <Button data-autofocus onClick={onClose}>
            {isLate ? 'See how it stands' : 'Start ranking'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
