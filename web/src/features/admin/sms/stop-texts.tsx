import type { StoppedTexts } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useOutcome } from '../parts/use-outcome.js';
import classes from './stop-texts.module.css';

interface StopTextsProps {
  /** 'blast' or 'reminders'. */
  readonly what: string;
  /** How many messages are queued; without any there is nothing to stop. */
  readonly waiting: number;
  readonly stop: () => Promise<StoppedTexts>;
  /** Called after each try, to show what is queued now. */
  readonly onSettled: () => Promise<unknown>;
}

/** Stops what is queued, after a question. */
export function StopTexts({ what, waiting, stop, onSettled }: StopTextsProps) {
  const [isAsking, setAsking] = useState(false);
  const { outcome, succeed, fail, clear } = useOutcome();
  const stopping = useMutation({
    mutationFn: stop,
    onMutate: clear,
    onSuccess: ({ stopped }) => succeed(`Stopped: ${inWords(stopped)} not sent.`),
    onError: (error) => fail(error, `Failed to stop the ${what}`),
    onSettled: async () => {
      setAsking(false);
      await onSettled();
    },
  });
  return (
    <div className={classes.stop}>
      {waiting > 0 && (
        <Button variant="outline" color="red" onClick={() => setAsking(true)} loading={stopping.isPending}>
          Stop sending
        </Button>
      )}
      <OutcomeNote outcome={outcome} />
      <ConfirmDialog
        opened={isAsking}
        title={`Stop the ${what}?`}
        action="Stop sending"
        busy={stopping.isPending}
        onConfirm={() => stopping.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className={classes.words}>
          {inWords(waiting)} queued and will not be sent. Those on their way arrive all the same.
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** '1 message is', '1,200 messages are' */
const inWords = (count: number): string =>
  count === 1 ? '1 message is' : `${count.toLocaleString('en-US')} messages are`;
