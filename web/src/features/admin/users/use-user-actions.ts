import type { User } from '@torchbearer/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { api } from '../../../api/client.js';
import { hasCode } from '../../../api/error-sentence.js';
import type { useOutcome } from '../parts/use-outcome.js';
import { useKeepUsers } from './use-keep-users.js';
import { ACTIONS, type UserAction } from './user-actions.js';

interface Asked {
  readonly action: UserAction;
  readonly user: User;
  /** The admin's own password, if the server required it. */
  readonly currentPassword?: string;
}

export interface GivenPassword {
  readonly user: User;
  readonly password: string;
}

/**
 * Runs a confirmed action on a user.
 * @param onDeleted called with a user's id after they and their delete button have left the list
 */
export function useUserActions(
  { succeed, fail, clear }: ReturnType<typeof useOutcome>,
  onDeleted: (id: string) => void,
) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  // Null unless the server requires a new proof of identity.
  const [password, setPassword] = useState<string | null>(null);
  const users = useKeepUsers();
  const acting = useMutation({
    mutationFn: act,
    onSuccess: ({ saved, password }, { action, user }) => {
      setAsking(false);
      if (saved) users.promoted(saved);
      else if (action === 'delete') users.gone(new Set([user.id]));
      else users.renewed(user.id);
      if (password === null) succeed(ACTIONS[action].done(user));
      if (action === 'delete') onDeleted(user.id);
    },
    onError: (error, { action, user }) => {
      if (hasCode(error, 'REAUTHENTICATION_REQUIRED') || hasCode(error, 'WRONG_PASSWORD')) {
        setPassword('');
        return;
      }
      setAsking(false);
      fail(error, ACTIONS[action].failed);
      // A refusal mostly means that another admin has changed it meanwhile.
      users.renewed(user.id);
    },
  });
  const made = acting.data?.password ?? null;
  const given: GivenPassword | null =
    made !== null && acting.variables ? { user: acting.variables.user, password: made } : null;
  return {
    /** The last requested action; it stays while the dialog closes. */
    asked,
    isAsking,
    isBusy: acting.isPending,
    /** The admin's own password as typed so far; null unless required. */
    password,
    isWrongPassword: hasCode(acting.error, 'WRONG_PASSWORD'),
    type: setPassword,
    /** A new password, until it is dismissed: it is never shown again. */
    given,
    ask: useCallback(
      (action: UserAction, user: User): void => {
        clear();
        setPassword(null);
        setAsked({ action, user });
        setAsking(true);
      },
      [clear],
    ),
    cancel: () => setAsking(false),
    confirm: (): void => {
      if (asked) acting.mutate(password === null ? asked : { ...asked, currentPassword: password });
    },
    forgetPassword: () => acting.reset(),
  };
}

interface Done {
  /** The current account, if its role was changed. */
  readonly saved: User | null;
  /** The temporary password, if one was created. */
  readonly password: string | null;
}

async function act({ action, user: { id }, currentPassword }: Asked): Promise<Done> {
  const params = { id };
  switch (action) {
    case 'reset-password':
      return { saved: null, password: (await api.resetUserPassword({ params })).tempPassword };
    case 'reset-second-factor':
      await api.resetUserSecondFactor({ params });
      return { saved: null, password: null };
    case 'make-admin':
    case 'remove-admin': {
      const saved = await api.setAdmin({
        params,
        body: { isAdmin: action === 'make-admin', currentPassword },
      });
      return { saved, password: null };
    }
    case 'delete':
      await api.deleteUser({ params });
      return { saved: null, password: null };
  }
}
