import { Modal, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { CopyButton } from '../../../ui/copy-button.js';
import classes from './temporary-password.module.css';
import type { GivenPassword } from './use-user-actions.js';

interface TemporaryPasswordProps {
  readonly opened: boolean;
  /** Null unless the dialog is open. */
  readonly given: GivenPassword | null;
  readonly onClose: () => void;
}

/** Shows a new password once. A click outside does not close it: that would lose the password. */
export function TemporaryPassword({ opened, given, onClose }: TemporaryPasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const [hint, setHint] = useState('');
  const close = (): void => {
    setHint('');
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Temporary password"
      closeOnClickOutside={false}
      // The content stays while the dialog fades out.
      transitionProps={{ exitDuration: 0 }}
    >
      {given && (
        <div className={classes.alert} role="alert">
          <p className={classes.words}>
            For <strong>{given.user.name}</strong>. It signs in once and asks for a new one. Pass it on now:
            it is not shown again.
          </p>
          <div className={classes.line}>
            <TextInput
              ref={input}
              label="Temporary password"
              description={hint || undefined}
              classNames={{ input: classes.password ?? '' }}
              value={given.password}
              readOnly
              data-autofocus
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton
              main
              text={given.password}
              onRefused={() => {
                input.current?.select();
                setHint('Press Ctrl+C or ⌘C to copy the selected password.');
              }}
            />
          </div>
        </div>
      )}
    </Modal>
  );
}
