import { useState } from 'react';
import { hasCode } from '../../api/error-sentence.js';

const wantsPassword = (error: unknown): boolean =>
  hasCode(error, 'REAUTHENTICATION_REQUIRED') || hasCode(error, 'WRONG_PASSWORD');

/** Whether a call was refused because it needs a code of the second factor, or the right one. */
export const wantsCode = (error: unknown): boolean =>
  hasCode(error, 'SECOND_FACTOR_REQUIRED') || hasCode(error, 'WRONG_SECOND_FACTOR');

/** Whether a call was refused because its user has to prove who they are. */
export const wantsProof = (error: unknown): boolean => wantsPassword(error) || wantsCode(error);

/**
 * The password of a user who signed in a while ago, and the code of their second factor, each requested once the server
 * requires it.
 * @param error of the call that may require them
 * @param hasCodeField whether the form asks for a code anyway
 */
export function useProof(error: unknown, hasCodeField = false) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState({ password: false, code: false });
  const isPasswordWanted = wantsPassword(error);
  const isCodeWanted = !hasCodeField && wantsCode(error);
  if (isPasswordWanted && !asked.password) setAsked({ ...asked, password: true });
  if (isCodeWanted && !asked.code) setAsked({ ...asked, code: true });
  return {
    isAsked: asked.password || asked.code,
    asked,
    isWrong: hasCode(error, 'WRONG_PASSWORD'),
    isWrongCode: hasCode(error, 'WRONG_SECOND_FACTOR'),
    /** Whether a field already shows the failure. */
    isShownByField: isPasswordWanted || isCodeWanted,
    password,
    setPassword,
    code,
    setCode,
    /** The password for a call's body; null if none is needed. */
    currentPassword: asked.password ? password : null,
    /** Password and code for a call's body; each null if it isn't needed. */
    given: { currentPassword: asked.password ? password : null, code: asked.code ? code : null },
  };
}

/** What the user has given so far. */
export type Given = ReturnType<typeof useProof>['given'];
