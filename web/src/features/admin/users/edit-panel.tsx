import type { User } from '@torchbearer/contract/client';
import { useState } from 'react';
import { SidePanel } from '../parts/side-panel.js';
import { UserForm } from './user-form.js';

interface EditPanelProps {
  readonly opened: boolean;
  /** Null unless the panel is open. */
  readonly user: User | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function EditPanel({ opened, user, onClose, onSaved }: EditPanelProps) {
  // The edited user stays in the panel while it slides out.
  const [shown, setShown] = useState(user);
  if (user !== undefined && user !== shown) setShown(user);
  const saved = (): void => {
    onClose();
    onSaved();
  };
  return (
    <SidePanel opened={opened} title={shown ? `Edit ${shown.name}` : ''} onClose={onClose}>
      {shown && <UserForm key={shown.id} user={shown} onSaved={saved} onCancel={onClose} />}
    </SidePanel>
  );
}
