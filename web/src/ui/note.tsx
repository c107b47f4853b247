import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './note.module.css';

const ICONS = {
  success: IconCircleCheck,
  failure: IconAlertTriangle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

interface NoteProps {
  readonly kind: keyof typeof ICONS;
  readonly children: ReactNode;
}

/**
 * The result of an action, shown where it was done; a failure interrupts a screen reader, other notes wait.
 */
export function Note({ kind, children }: NoteProps) {
  const Icon = ICONS[kind];
  return (
    <div className={`${classes.note} ${classes[kind]}`} role={kind === 'failure' ? 'alert' : 'status'}>
      <Icon size={22} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
