import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../api/use-user.js';
import { useFaultFocus } from '../auth/use-fault-focus.js';
import { type ContactFaults, contactFaults, type Letter } from './contact-faults.js';

const SENDING_MS = 1_000;
const EMPTY: Letter = { name: '', email: '', subject: '', message: '' };

/** The letter as typed, what is wrong with it, and how far it is. No server ever sees it. */
export function useContact() {
  const session = useSession();
  const { ref, focusFault } = useFaultFocus();
  const [changes, setChanges] = useState<Partial<Letter>>({});
  const [faults, setFaults] = useState<ContactFaults>({});
  const sending = useMutation({
    mutationFn: () => new Promise<void>((resolve) => setTimeout(resolve, SENDING_MS)),
    networkMode: 'always',
  });
  const user = session.state === 'signed-in' ? session.user : null;
  const letter: Letter = { ...EMPTY, ...(user && { name: user.name, email: user.email }), ...changes };

  function type(field: keyof Letter, value: string): void {
    setChanges({ ...changes, [field]: value });
    setFaults({ ...faults, [field]: undefined });
  }

  function submit(): void {
    if (sending.isPending) return;
    const found = contactFaults(letter);
    setFaults(found);
    if (Object.keys(found).length > 0) focusFault();
    else sending.mutate();
  }

  function startAgain(): void {
    setChanges({});
    sending.reset();
  }

  const { isPending: isSending, isSuccess: isWritten } = sending;
  return { ref, letter, faults, isSending, isWritten, type, submit, startAgain };
}
