import type { User } from '@torchbearer/contract/client';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { TorchMark } from '../../ui/torch-mark.js';
import { useWelcome } from './use-welcome.js';
import classes from './welcome-dialog.module.css';

const STEPS = [
  ['Rank', 'Put every castaway in order, the one you want most first.'],
  ['Draft', 'When rankings lock, the draft reads everybody’s wishes and deals out the castaways.'],
  ['Pick', 'Each week, send one of your own castaways into play before the deadline.'],
  ['Outscore', 'What your pick earns that week is yours. Miss the deadline and we pick for you.'],
] as const;

/** The game in four lines, for whoever is here for the first time. */
export function WelcomeDialog({ user }: { readonly user: User }) {
  const { due, dismiss } = useWelcome(user);
  const [name] = useState(user.displayName ?? user.name);
  return (
    <Modal
      opened={due}
      onClose={dismiss}
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
        <div className={classes.end}>
          <TorchMark size={64} />
          <Button data-autofocus onClick={dismiss}>
            Start ranking
          </Button>
        </div>
      </div>
    </Modal>
  );
}
