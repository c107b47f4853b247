import { api } from '../../api/client.js';
import { acceptSignIn } from '../../api/sign-in.js';
import { useApiForm } from '../../ui/use-api-form.js';
import { signUpErrors, type SignUpFields } from './sign-up-rules.js';

export function useSignUp(inviteCode: string, needsInvite: boolean) {
  const initialValues: SignUpFields = {
    email: '',
    username: '',
    name: '',
    password: '',
    confirmation: '',
    inviteCode,
  };
  return useApiForm({
    initialValues,
    validate: (typed) => signUpErrors(typed, needsInvite),
    fieldOf: { INVITE_CODE_INVALID: 'inviteCode' },
    keepsFailure: true,
    send: ({ email, name, username, password, inviteCode: code }) =>
      api.signUp({
        body: {
          email: email.trim(),
          name: name.trim(),
          username: username.trim(),
          password,
          ...(needsInvite && { inviteCode: code.trim() }),
        },
      }),
    onSuccess: acceptSignIn,
  });
}
