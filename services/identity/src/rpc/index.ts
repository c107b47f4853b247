import type { RpcTable } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../context.js';
import { deleteUser } from './delete-user.js';
import { getSession } from './get-session.js';
import { getUser } from './get-user.js';
import { listUsers } from './list-users.js';
import { logIn } from './log-in.js';
import { logOut } from './log-out.js';
import { lookUpUsers } from './look-up-users.js';
import { setAdmin } from './set-admin.js';
import { signUp } from './sign-up.js';
import { getSignInOptions } from './get-sign-in-options.js';
import { logInExternally } from './log-in-externally.js';
import { forgotPassword } from './forgot-password.js';
import { resetPassword } from './reset-password.js';
import { updateProfile } from './update-profile.js';
import { changePassword } from './change-password.js';
import { resendEmailLink } from './resend-email-link.js';
import { cancelEmailChange } from './cancel-email-change.js';
import { createNonce } from './create-nonce.js';
import { confirmEmail } from './confirm-email.js';
import { revertEmail } from './revert-email.js';
import { setPicture } from './set-picture.js';
import { getPicture } from './get-picture.js';
import { setPhone } from './set-phone.js';
import { verifyPhone } from './verify-phone.js';
import { cancelPendingPhone } from './cancel-pending-phone.js';
import { confirmPhone } from './confirm-phone.js';
import { removePhone } from './remove-phone.js';
import { setSmsEnabled } from './set-sms-enabled.js';
import { markWelcomeSeen } from './mark-welcome-seen.js';
import { listSessions } from './list-sessions.js';
import { endSession } from './end-session.js';
import { endAllSessions } from './end-all-sessions.js';
import { beginSecondFactor } from './begin-second-factor.js';
import { confirmSecondFactor } from './confirm-second-factor.js';
import { removeSecondFactor } from './remove-second-factor.js';
import { resetUserSecondFactor } from './reset-user-second-factor.js';
import { renewCalendarToken } from './renew-calendar-token.js';
import { getCalendarOwner } from './get-calendar-owner.js';
import { updateUser } from './update-user.js';
import { resetUserPassword } from './reset-user-password.js';
import { listInvites } from './list-invites.js';
import { createInvite } from './create-invite.js';
import { deleteInvite } from './delete-invite.js';
import { listSecurityEvents } from './list-security-events.js';
import { reportLockout } from './report-lockout.js';

export const rpcs: RpcTable<Context, typeof IdentityServiceService> = {
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
  markWelcomeSeen,
  listSessions,
  endSession,
  endAllSessions,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  resetUserSecondFactor,
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
