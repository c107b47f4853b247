import type { Rpcs } from './context.js';
import { cancelEmailChange, confirmEmail, resendEmailLink, revertEmail } from './use-cases/emails.js';
import {
  createNonce,
  getSignInOptions,
  listIdentities,
  logInExternally,
  unlinkIdentity,
} from './use-cases/external-sign-in.js';
import { createInvite, deleteInvite, listInvites } from './use-cases/invites.js';
import { changePassword, forgotPassword, resetPassword, resetUserPassword } from './use-cases/passwords.js';
import {
  cancelPendingPhone,
  confirmPhone,
  removePhone,
  setPhone,
  setSmsEnabled,
  verifyPhone,
} from './use-cases/phones.js';
import {
  getCalendarOwner,
  getPicture,
  getUser,
  markWelcomeSeen,
  renewCalendarToken,
  setHiddenResults,
  setPicture,
  updateProfile,
} from './use-cases/profile.js';
import {
  beginSecondFactor,
  cancelSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetUserSecondFactor,
} from './use-cases/second-factor.js';
import { listSecurityEvents } from './use-cases/security-events.js';
import { endAllSessions, endSession, getSession, listSessions } from './use-cases/sessions.js';
import { logIn, logOut, reportLockout, signUp } from './use-cases/sign-in.js';
import { deleteUser, listUsers, lookUpUsers, setAdmin, updateUser } from './use-cases/users.js';

export const rpcs: Rpcs = {
  signUp,
  logIn,
  logOut,
  getSession,
  getUser,
  listUsers,
  lookUpUsers,
  setAdmin,
  deleteUser,
  getSignInOptions,
  createNonce,
  logInExternally,
  forgotPassword,
  resetPassword,
  confirmEmail,
  revertEmail,
  updateProfile,
  resendEmailLink,
  cancelEmailChange,
  changePassword,
  setPicture,
  getPicture,
  setPhone,
  verifyPhone,
  cancelPendingPhone,
  confirmPhone,
  removePhone,
  setSmsEnabled,
  setHiddenResults,
  markWelcomeSeen,
  listSessions,
  endSession,
  endAllSessions,
  beginSecondFactor,
  confirmSecondFactor,
  cancelSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  resetUserSecondFactor,
  listIdentities,
  unlinkIdentity,
  renewCalendarToken,
  getCalendarOwner,
  updateUser,
  resetUserPassword,
  listInvites,
  createInvite,
  deleteInvite,
  listSecurityEvents,
  reportLockout,
};
