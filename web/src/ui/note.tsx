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

/** What an action led to, said where it was done; a failure interrupts a screen reader, the rest waits its turn. */
export function Note({ kind, children }: NoteProps) {
  const Icon = ICONS[kind];
  return (
    <div className={`${classes.note} ${classes[kind]}`} role={kind === 'failure' ? 'alert' : 'status'}>
      <Icon size={22} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
