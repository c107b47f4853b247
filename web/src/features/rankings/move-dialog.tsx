import type { Castaway } from '@torchbearer/contract/client';
import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import classes from './move-dialog.module.css';

interface MoveDialogProps {
  readonly opened: boolean;
  /** The castaway to move; null if none. */
  readonly castaway: Castaway | null;
  readonly position: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

/** Moves a castaway to another position without dragging. */
export function MoveDialog({ opened, castaway, ...rest }: MoveDialogProps) {
  return (
    <Modal opened={opened} onClose={rest.onClose} title={castaway ? `Move ${castaway.name}` : ''} size="sm">
      <MoveForm {...rest} />
    </Modal>
  );
}

/** Separate from the dialog, so that each opening starts with the current position. */
function MoveForm({ position, count, onMove }: Omit<MoveDialogProps, 'opened' | 'castaway'>) {
  const [typed, setTyped] = useState(String(position));
  const [wrong, setWrong] = useState(false);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = Number(typed);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= count) onMove(wanted);
    else setWrong(true);
  };
  const shortcut = (label: string, to: number) => (
    <Button
      variant="default"
      px="xs"
      onClick={() => onMove(to)}
      disabled={to === position || to < 1 || to > count}
    >
      {label}
    </Button>
  );

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        data-autofocus
        label={`Position, 1 to ${count}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={wrong && `Please enter a number from 1 to ${count}`}
      />
      <Button type="submit">Move</Button>
      <div className={classes.shortcuts}>
        {shortcut('To the top', 1)}
        {shortcut('To the bottom', count)}
        {shortcut('One up', position - 1)}
        {shortcut('One down', position + 1)}
      </div>
    </form>
  );
}
