import { useState } from 'react';
import { hasCode } from '../../api/error-sentence.js';

/** Whether a call was refused for the want of the right password, or of a fresh sign-in. */
export const wantsProof = (error: unknown): boolean =>
  hasCode(error, 'REAUTHENTICATION_REQUIRED') || hasCode(error, 'WRONG_PASSWORD');

/**
 * The password of somebody who signed in a while ago, asked for once the server wants it.
 * @param error of the call that may want it
 */
export function useProof(error: unknown) {
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isWanted = wantsProof(error);
  if (isWanted && !isAsked) setAsked(true);
  return {
    isAsked,
    isWrong: hasCode(error, 'WRONG_PASSWORD'),
    /** Whether the failure is told by the password field already. */
    isTold: isWanted,
    password,
    setPassword,
    /** For the call's body. */
    currentPassword: isAsked ? password : null,
  };
}
