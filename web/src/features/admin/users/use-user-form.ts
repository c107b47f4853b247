import type { User } from '@torchbearer/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../api/client.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { saidOnce, type AccountFaults } from '../../profile/account-fields.js';
import { useOutcome } from '../parts/use-outcome.js';
import {
  bodyOf,
  faultsOf,
  isEdited,
  refusedFields,
  typedOf,
  type UserField,
  type UserTyped,
} from './user-fields.js';
import { useKeepUsers } from './use-keep-users.js';

const FAILED = 'Failed to update user';

/** The state of the edit panel; `faults` has a sentence for each field that is wrong. */
export function useUserForm(user: User, onSaved: () => void) {
  const [edits, setEdits] = useState<Partial<UserTyped>>({});
  const [faults, setFaults] = useState<AccountFaults>({});
  const { outcome, fail, clear } = useOutcome();
  const users = useKeepUsers();
  const saving = useMutation({
    mutationFn: (typed: UserTyped) => api.updateUser({ params: { id: user.id }, body: bodyOf(typed) }),
    onSuccess: users.edited,
  });
  // Only once the form has nothing to lose any more: the screen asks whoever leaves earlier.
  const { isSuccess } = saving;
  const leave = useEffectEvent(onSaved);
  useEffect(() => {
    if (isSuccess) leave();
  }, [isSuccess]);
  const typed = typedOf(user, edits);
  return {
    typed,
    faults,
    outcome,
    isEdited: isEdited(user, edits) && !isSuccess,
    isSaving: saving.isPending,
    change(field: UserField, value: string): void {
      setEdits((now) => ({ ...now, [field]: value }));
      setFaults(({ [field]: _mended, ...others }) => others);
      clear();
    },
    /** @param onFault is told the first field that is wrong, by our rules or by the server's */
    submit(onFault: (field: string) => void): void {
      const wrong = faultsOf(typed);
      setFaults(wrong);
      const [first] = Object.keys(wrong);
      if (first !== undefined) {
        onFault(first);
        return;
      }
      clear();
      saving.mutate(typed, {
        onError: (error) => {
          const refused = refusedFields(error);
          setFaults(refused);
          if (saidOnce(errorSentence(error, FAILED), refused) !== null) fail(error, FAILED);
          const [field] = Object.keys(refused);
          if (field !== undefined) onFault(field);
        },
      });
    },
  };
}
