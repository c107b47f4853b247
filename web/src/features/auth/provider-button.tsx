import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useConfig } from '../../api/use-config.js';
import { NoStorageError } from '../../storage.js';
import { Note } from '../../ui/note.js';
import classes from './form.module.css';

interface ProviderButtonProps {
  /** The words before the provider's name: 'Continue with'. */
  readonly words: string;
  /** Where to go afterwards; null means home. */
  readonly next: string | null;
  readonly inviteCode?: string;
}

/** Signs in with the identity provider, if one is configured. */
export function ProviderButton({ words, next, inviteCode = '' }: ProviderButtonProps) {
  const { oidc } = useConfig();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed' | 'no-storage'>('idle');

  useEffect(() => {
    // The browser's Back button restores the page in the state in which it was left.
    const cameBack = (): void => setState('idle');
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);

  if (oidc === null) return null;
  const provider = oidc;

  async function leave(): Promise<void> {
    setState('leaving');
    try {
      const { leaveForProvider } = await import('./provider.js');
      await leaveForProvider(provider, { next, inviteCode: inviteCode.trim() });
    } catch (error) {
      setState(error instanceof NoStorageError ? 'no-storage' : 'failed');
    }
  }

  return (
    <div className={classes.provider}>
      <p className={classes.or}>or</p>
      <Button variant="default" onClick={() => void leave()} loading={state === 'leaving'}>
        {words} {provider.name}
      </Button>
      {state === 'failed' && (
        <Note kind="failure">{provider.name} cannot be reached right now. Please try again in a moment.</Note>
      )}
      {state === 'no-storage' && (
        <Note kind="failure">
          {provider.name} needs this site’s data, which your browser blocks or has no room for. Allow it, or
          use your email and a password.
        </Note>
      )}
    </div>
  );
}
