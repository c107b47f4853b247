import type { RpcTable } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from './context.js';
import { deleteUser } from './use-cases/delete-user.js';
import { getSession } from './use-cases/get-session.js';
import { getUser } from './use-cases/get-user.js';
import { listUsers } from './use-cases/list-users.js';
import { logIn } from './use-cases/log-in.js';
import { logOut } from './use-cases/log-out.js';
import { lookUpUsers } from './use-cases/look-up-users.js';
import { setAdmin } from './use-cases/set-admin.js';
import { signUp } from './use-cases/sign-up.js';
import { getSignInOptions } from './use-cases/get-sign-in-options.js';
import { logInExternally } from './use-cases/log-in-externally.js';
import { forgotPassword } from './use-cases/forgot-password.js';
import { resetPassword } from './use-cases/reset-password.js';
import { updateProfile } from './use-cases/update-profile.js';
import { changePassword } from './use-cases/change-password.js';
import { resendEmailLink } from './use-cases/resend-email-link.js';
import { cancelEmailChange } from './use-cases/cancel-email-change.js';
import { createNonce } from './use-cases/create-nonce.js';
import { confirmEmail } from './use-cases/confirm-email.js';
import { revertEmail } from './use-cases/revert-email.js';
import { setPicture } from './use-cases/set-picture.js';
import { getPicture } from './use-cases/get-picture.js';
import { setPhone } from './use-cases/set-phone.js';
import { verifyPhone } from './use-cases/verify-phone.js';
import { cancelPendingPhone } from './use-cases/cancel-pending-phone.js';
import { confirmPhone } from './use-cases/confirm-phone.js';
import { removePhone } from './use-cases/remove-phone.js';
import { setSmsEnabled } from './use-cases/set-sms-enabled.js';
import { markWelcomeSeen } from './use-cases/mark-welcome-seen.js';
import { listSessions } from './use-cases/list-sessions.js';
import { endSession } from './use-cases/end-session.js';
import { endAllSessions } from './use-cases/end-all-sessions.js';
import { beginSecondFactor } from './use-cases/begin-second-factor.js';
import { confirmSecondFactor } from './use-cases/confirm-second-factor.js';
import { removeSecondFactor } from './use-cases/remove-second-factor.js';
import { resetUserSecondFactor } from './use-cases/reset-user-second-factor.js';
import { renewCalendarToken } from './use-cases/renew-calendar-token.js';
import { getCalendarOwner } from './use-cases/get-calendar-owner.js';
import { updateUser } from './use-cases/update-user.js';
import { resetUserPassword } from './use-cases/reset-user-password.js';
import { listInvites } from './use-cases/list-invites.js';
import { createInvite } from './use-cases/create-invite.js';
import { deleteInvite } from './use-cases/delete-invite.js';
import { listSecurityEvents } from './use-cases/list-security-events.js';
import { reportLockout } from './use-cases/report-lockout.js';

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
