import type { User } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isUnreachable } from './error-sentence.js';
import { queries } from './queries.js';
import { token } from './token.js';

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly user: User };

/**
 * The signed-in user. Without a token there is no request. A failed check counts as signed out, unless this
 * browser remembers the user: then a player without a connection still sees the last data.
 */
export function useSession(): Session {
  const held = useSyncExternalStore(token.subscribe, token.read);
  const { data: user, isPending } = useQuery({
    ...queries.me(),
    enabled: held !== null,
    retry: onceIfUnreachable,
  });
  if (held === null) return { state: 'signed-out' };
  if (user) return { state: 'signed-in', user };
  return { state: isPending ? 'loading' : 'signed-out' };
}

const onceIfUnreachable = (failures: number, error: Error): boolean => failures < 1 && isUnreachable(error);

/** The user of a guarded screen. @throws Error outside of one */
export function useUser(): User {
  const session = useSession();
  if (session.state !== 'signed-in') throw new Error('This screen needs a signed-in user');
  return session.user;
}
