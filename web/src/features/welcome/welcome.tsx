import type { User } from '@torchbearer/contract/client';
import { lazyDialog } from '../../ui/lazy-dialog.js';
import { useWelcome } from './use-welcome.js';

const WelcomeDialog = lazyDialog(async () => (await import('./welcome-dialog.js')).WelcomeDialog);

/** Greets whoever is here for the first time. */
export function Welcome({ user }: { readonly user: User }) {
  const { due, dismiss } = useWelcome(user);
  return <WelcomeDialog opened={due} name={user.displayName ?? user.name} onClose={dismiss} />;
}
