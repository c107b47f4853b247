import { useMutation } from '@tanstack/react-query';
import { ApiError, type CallRequest } from '@torchbearer/contract/client';
import { useState } from 'react';
import { api } from '../../api/client.js';
import { fieldErrors } from '../../api/error-sentence.js';
import { acceptSignIn } from '../../api/sign-in.js';
import { refusedFields, type SignUpFaults, signUpFaults, type SignUpForm } from './sign-up-faults.js';
import { useFaultFocus } from './use-fault-focus.js';

interface Judged {
  readonly typed: SignUpForm;
  readonly faults: SignUpFaults;
}

/** The sign-up form: what is typed, what is wrong with it, and sending it. */
export function useSignUp(inviteCode: string, asksForInvite: boolean) {
  const [{ typed, faults }, setForm] = useState<Judged>({
    typed: { email: '', username: '', name: '', password: '', confirmation: '', inviteCode },
    faults: {},
  });
  const { ref, focusFault } = useFaultFocus();
  const signUp = useMutation({ mutationFn: (request: CallRequest<'signUp'>) => api.signUp(request) });

  function judge(found: SignUpFaults): void {
    setForm((now) => ({ ...now, faults: found }));
    focusFault();
  }

  return {
    typed,
    faults,
    ref,
    error: signUp.error,
    isPending: signUp.isPending,
    isSuccess: signUp.isSuccess,
    /** A field that is being mended is at fault no longer. */
    type(field: keyof SignUpForm, value: string): void {
      const { [field]: _mended, ...others } = faults;
      setForm({ typed: { ...typed, [field]: value }, faults: others });
    },
    submit(): void {
      const found = signUpFaults(typed, asksForInvite);
      judge(found);
      if (Object.keys(found).length > 0) return;
      signUp.mutate(requestOf(typed, asksForInvite), {
        onSuccess: acceptSignIn,
        onError: (error) => {
          const isInvite = error instanceof ApiError && error.code === 'INVITE_CODE_INVALID';
          judge(refusedFields(fieldErrors(error), isInvite ? error.message : null));
        },
      });
    },
  };
}

function requestOf(typed: SignUpForm, asksForInvite: boolean): CallRequest<'signUp'> {
  const { password } = typed;
  const [email, name, username] = [typed.email.trim(), typed.name.trim(), typed.username.trim()];
  const inviteCode = asksForInvite && { inviteCode: typed.inviteCode.trim() };
  return { body: { email, name, username, password, ...inviteCode } };
}
