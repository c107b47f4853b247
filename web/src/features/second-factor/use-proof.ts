import { useState } from 'react';
import { hasCode } from '../../api/error-sentence.js';

/** Whether a call was refused because it needs the right password, or a fresh sign-in. */
export const wantsProof = (error: unknown): boolean =>
  hasCode(error, 'REAUTHENTICATION_REQUIRED') || hasCode(error, 'WRONG_PASSWORD');

/**
 * The password of a user who signed in a while ago, requested once the server requires it.
 * @param error of the call that may require it
 */
export function useProof(error: unknown) {
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isWanted = wantsProof(error);
  if (isWanted && !isAsked) setAsked(true);
  return {
    isAsked,
    isWrong: hasCode(error, 'WRONG_PASSWORD'),
    /** Whether the password field already shows the failure. */
    isTold: isWanted,
    password,
    setPassword,
    /** For the call's body. */
    currentPassword: isAsked ? password : null,
  };
}
