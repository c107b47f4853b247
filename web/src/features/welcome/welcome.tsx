import type { User } from '@torchbearer/contract/client';
import { lazyDialog } from '../../ui/lazy-dialog.js';
import { useWelcome } from './use-welcome.js';

const WelcomeDialog = lazyDialog(async () => (await import('./welcome-dialog.js')).WelcomeDialog);

interface WelcomeProps {
  readonly user: User;
  /** Rankings are locked already, so this page has nothing to start with. */
  readonly isLate: boolean;
}

/** Greets a new player. */
export function Welcome({ user, isLate }: WelcomeProps) {
  const { due, dismiss } = useWelcome(user);
  return (
    <WelcomeDialog opened={due} name={user.displayName ?? user.name} isLate={isLate} onClose={dismiss} />
  );
}
