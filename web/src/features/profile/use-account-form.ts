import { ApiError, type User } from '@torchbearer/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.js';
import { errorSentence, fieldErrors } from '../../api/error-sentence.js';
import {
  editsLeft,
  fieldsOf,
  isEdited,
  missing,
  saidOnce,
  tooLong,
  wantsOtherEmail,
  type AccountEdits,
  type AccountFaults,
  type AccountField,
  type AccountFields,
} from './account-fields.js';
import { useKeepUser } from './use-keep-user.js';

/** Refusals that are about one field. */
const FIELD_OF: Readonly<Partial<Record<string, AccountField | 'currentPassword'>>> = {
  EMAIL_TAKEN: 'email',
  USERNAME_TAKEN: 'username',
  REAUTHENTICATION_REQUIRED: 'currentPassword',
  WRONG_PASSWORD: 'currentPassword',
};

/** The state of the account form; `faults` has a sentence for each field that is wrong. */
export function useAccountForm(user: User) {
  const [edits, setEdits] = useState<AccountEdits>({});
  const [currentPassword, setCurrentPassword] = useState('');
  const [unfilled, setUnfilled] = useState<AccountFaults>({});
  const keep = useKeepUser();
  const saving = useMutation({
    mutationFn: (fields: AccountFields) =>
      api.updateProfile({ body: wantsOtherEmail(user, fields) ? { ...fields, currentPassword } : fields }),
    onSuccess: (changed, sent) => {
      keep(changed);
      setCurrentPassword('');
      setEdits((typed) => editsLeft(typed, sent));
    },
  });
  const values = fieldsOf(user, edits);
  const long: AccountFaults = {
    favoriteCastaway: tooLong('favoriteCastaway', values.favoriteCastaway),
    about: tooLong('about', values.about),
  };
  const faults: AccountFaults = { ...faultsOf(saving.error), ...unfilled, ...dropUndefined(long) };
  return {
    values,
    faults,
    isOver: Object.values(long).some(Boolean),
    isEdited: isEdited(user, edits),
    /** Another email is wanted, which needs the password. */
    asksPassword: wantsOtherEmail(user, values),
    currentPassword,
    changePassword(typed: string): void {
      setCurrentPassword(typed);
      if (!saving.isPending) saving.reset();
    },
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    failure: saidOnce(saving.error && errorSentence(saving.error, 'Failed to update profile'), faults),
    change(field: AccountField, value: string): void {
      setEdits((typed) => ({ ...typed, [field]: value }));
      setUnfilled(({ [field]: _filled, ...others }) => others);
      if (!saving.isPending) saving.reset();
    },
    /** @param onFault is told the first field that is wrong, by our rules or by the server's */
    submit(onFault: (field: string) => void): void {
      const empty = missing(values);
      setUnfilled(empty);
      const [first] = Object.keys(empty);
      if (first !== undefined) return onFault(first);
      saving.mutate(values, {
        onError: (error) => {
          const [refused] = Object.keys(faultsOf(error));
          if (refused !== undefined) onFault(refused);
        },
      });
    },
  };
}

function faultsOf(error: Error | null): AccountFaults {
  if (!(error instanceof ApiError)) return {};
  const field = FIELD_OF[error.code];
  return field ? { [field]: error.message } : fieldErrors(error);
}

const dropUndefined = (faults: AccountFaults): AccountFaults =>
  Object.fromEntries(Object.entries(faults).filter(([, sentence]) => sentence !== undefined));
