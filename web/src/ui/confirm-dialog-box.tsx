import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The text of the button that does it: 'Remove'. */
  readonly action: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialogBox(props: ConfirmDialogProps) {
  const { opened, title, children, action, busy, onConfirm, onCancel } = props;
  return (
    <Modal opened={opened} onClose={onCancel} title={title}>
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onConfirm} loading={busy ?? false}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
