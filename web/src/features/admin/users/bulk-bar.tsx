import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { saveCsv, toCsv } from '../parts/csv.js';
import classes from './bulk-bar.module.css';
import { BulkResult } from './bulk-result.js';
import { useBulkDelete } from './use-bulk-delete.js';
import type { useChosen } from './use-chosen.js';
import { fileOf } from './user-rows.js';

interface BulkBarProps {
  readonly chosen: ReturnType<typeof useChosen>;
  /** How many match the search. */
  readonly total: number;
}

/** Actions on several users at once; stays in view while users are selected. */
export function BulkBar({ chosen, total: matching }: BulkBarProps) {
  const { users } = chosen;
  const [isAsking, setAsking] = useState(false);
  // How many were requested; the list shrinks meanwhile.
  const [total, setTotal] = useState(0);
  const bulk = useBulkDelete(chosen.remove);
  const confirm = (): void => {
    setAsking(false);
    setTotal(users.length);
    bulk.start(users);
  };
  const admins = users.filter(({ isAdmin }) => isAdmin).length;
  return (
    <>
      {bulk.result && <BulkResult result={bulk.result} onClose={bulk.forget} />}
      {bulk.isRunning ? (
        <Progress doing="Deleting" done={bulk.done} of={total} onStop={bulk.stop} />
      ) : chosen.read !== null ? (
        <Progress doing="Choosing" done={chosen.read} of={matching} onStop={chosen.stop} />
      ) : (
        users.length > 0 && (
          <div className={classes.bar} role="group" aria-label="For those who are chosen">
            <span role="status" className={classes.count}>
              {users.length.toLocaleString('en-US')} chosen
            </span>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => saveCsv('users.csv', toCsv(fileOf(users)))}
            >
              Export CSV
            </Button>
            <Button
              variant="default"
              className={classes.danger ?? ''}
              leftSection={<IconTrash size={18} aria-hidden />}
              disabled={admins === users.length}
              onClick={() => setAsking(true)}
            >
              Delete players
            </Button>
            <Button variant="subtle" onClick={chosen.clear}>
              Clear
            </Button>
          </div>
        )
      )}
      <ConfirmDialog
        opened={isAsking}
        title={`Delete ${playersOf(users.length - admins)}?`}
        action={`Delete ${playersOf(users.length - admins)}`}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        They leave the standings and every list, with their rankings, rosters and picks. This cannot be taken
        back.
        {admins > 0 && ` ${admins === 1 ? '1 admin' : `${admins} admins`} among the chosen will stay.`}
      </ConfirmDialog>
    </>
  );
}

interface ProgressProps {
  readonly doing: string;
  readonly done: number;
  readonly of: number;
  readonly onStop: () => void;
}

/** Only the result is announced, not every step. */
const Progress = ({ doing, done, of, onStop }: ProgressProps) => (
  <div className={classes.bar}>
    <span className={classes.count}>
      {doing}: {done.toLocaleString('en-US')} of {of.toLocaleString('en-US')}
    </span>
    <Button ref={focus} variant="default" onClick={onStop}>
      Stop
    </Button>
  </div>
);

/** The button that started it is gone, and the admin may want to stop it next. */
const focus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

const playersOf = (count: number): string =>
  count === 1 ? '1 player' : `${count.toLocaleString('en-US')} players`;
