import type { User } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { saveCsv, toCsv } from '../parts/csv.js';
import classes from './bulk-bar.module.css';
import { BulkResult } from './bulk-result.js';
import { useBulkDelete } from './use-bulk-delete.js';
import { fileOf } from './user-rows.js';

interface BulkBarProps {
  /** The selected users, on any page. */
  readonly users: readonly User[];
  readonly onClear: () => void;
}

/** Actions on several users at once; stays in view while users are selected. */
export function BulkBar({ users, onClear }: BulkBarProps) {
  const [isAsking, setAsking] = useState(false);
  // How many were requested; the list shrinks meanwhile.
  const [total, setTotal] = useState(0);
  const bulk = useBulkDelete();
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
        <div className={classes.bar}>
          {/* Only the result is announced, not every step. */}
          <span className={classes.count}>
            Deleting: {bulk.done.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
          </span>
          <Button ref={focus} variant="default" onClick={bulk.stop}>
            Stop
          </Button>
        </div>
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
            <Button variant="subtle" onClick={onClear}>
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

/** The button that started it is gone, and the admin may want to stop it next. */
const focus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

const playersOf = (count: number): string =>
  count === 1 ? '1 player' : `${count.toLocaleString('en-US')} players`;
