import { Button, Group, Modal, Textarea } from '@mantine/core';
import { MAX_LENGTH, MIN_CORRECTION_REASON } from '@torchbearer/rules';
import { useRef, useState, type FormEvent } from 'react';
import classes from './finality.module.css';

interface ReasonDialogProps {
  readonly opened: boolean;
  readonly weekNumber: number;
  /** Whether the last save is undone. */
  readonly isUndo: boolean;
  /** How many players a save would affect; undefined while unknown. */
  readonly moving: number | undefined;
  readonly busy: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

const TOO_SHORT = `Please say why in at least ${String(MIN_CORRECTION_REASON)} characters`;

/** Asks for the reason of a correction, and says who will see it. */
export function ReasonDialogBox(props: ReasonDialogProps) {
  const { opened, weekNumber, onCancel } = props;
  return (
    <Modal opened={opened} onClose={onCancel} title={`Correct week ${String(weekNumber)}?`}>
      {/* Each correction starts with an empty form. */}
      {opened && <ReasonForm {...props} />}
    </Modal>
  );
}

function ReasonForm({ weekNumber, isUndo, moving, busy, onConfirm, onCancel }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = reason.trim();
    if (typed.length >= MIN_CORRECTION_REASON) return onConfirm(typed);
    setError(TOO_SHORT);
    field.current?.focus();
  };
  return (
    <form className={classes.words} onSubmit={submit} noValidate>
      <p>
        Week {weekNumber} is final. Players see this correction with your reason, the points before and after,
        and what it changes for them. Those whose rank changes get the news on their dashboard.
      </p>
      {isUndo && (
        <p>The latest save of this week is undone, no matter who made it. Totals and ranks follow at once.</p>
      )}
      {!isUndo && moving !== undefined && (
        <p>{moving === 1 ? 'One player is' : `${String(moving)} players are`} affected.</p>
      )}
      <Textarea
        ref={field}
        label="Reason"
        description="For example: the idol was found in the episode before"
        data-autofocus
        autosize
        minRows={2}
        maxLength={MAX_LENGTH.correctionReason}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setError(null);
        }}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {isUndo ? 'Undo last save' : 'Save correction'}
        </Button>
      </Group>
    </form>
  );
}
