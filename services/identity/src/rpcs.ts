import type { RpcTable } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from './context.js';
import { deleteUser } from './use-cases/admin/delete-user.js';
import { getSession } from './use-cases/sign-in/get-session.js';
import { getUser } from './use-cases/profile/get-user.js';
import { listUsers } from './use-cases/admin/list-users.js';
import { logIn } from './use-cases/sign-in/log-in.js';
import { logOut } from './use-cases/sign-in/log-out.js';
import { lookUpUsers } from './use-cases/admin/look-up-users.js';
import { setAdmin } from './use-cases/admin/set-admin.js';
import { signUp } from './use-cases/sign-in/sign-up.js';
import { getSignInOptions } from './use-cases/sign-in/get-sign-in-options.js';
import { logInExternally } from './use-cases/sign-in/log-in-externally.js';
import { forgotPassword } from './use-cases/password/forgot-password.js';
import { resetPassword } from './use-cases/password/reset-password.js';
import { updateProfile } from './use-cases/profile/update-profile.js';
import { changePassword } from './use-cases/password/change-password.js';
import { resendEmailLink } from './use-cases/email/resend-email-link.js';
import { cancelEmailChange } from './use-cases/email/cancel-email-change.js';
import { createNonce } from './use-cases/sign-in/create-nonce.js';
import { confirmEmail } from './use-cases/email/confirm-email.js';
import { revertEmail } from './use-cases/email/revert-email.js';
import { setPicture } from './use-cases/profile/set-picture.js';
import { getPicture } from './use-cases/profile/get-picture.js';
import { setPhone } from './use-cases/phone/set-phone.js';
import { verifyPhone } from './use-cases/phone/verify-phone.js';
import { cancelPendingPhone } from './use-cases/phone/cancel-pending-phone.js';
import { confirmPhone } from './use-cases/phone/confirm-phone.js';
import { removePhone } from './use-cases/phone/remove-phone.js';
import { setSmsEnabled } from './use-cases/phone/set-sms-enabled.js';
import { markWelcomeSeen } from './use-cases/profile/mark-welcome-seen.js';
import { setHiddenResults } from './use-cases/profile/set-hidden-results.js';
import { listSessions } from './use-cases/sign-in/list-sessions.js';
import { endSession } from './use-cases/sign-in/end-session.js';
import { endAllSessions } from './use-cases/sign-in/end-all-sessions.js';
import { beginSecondFactor } from './use-cases/second-factor/begin-second-factor.js';
import { confirmSecondFactor } from './use-cases/second-factor/confirm-second-factor.js';
import { removeSecondFactor } from './use-cases/second-factor/remove-second-factor.js';
import { resetUserSecondFactor } from './use-cases/second-factor/reset-user-second-factor.js';
import { cancelSecondFactor } from './use-cases/second-factor/cancel-second-factor.js';
import { renewRecoveryCodes } from './use-cases/second-factor/renew-recovery-codes.js';
import { listIdentities } from './use-cases/identities/list-identities.js';
import { unlinkIdentity } from './use-cases/identities/unlink-identity.js';
import { renewCalendarToken } from './use-cases/profile/replace-calendar-token.js';
import { getCalendarOwner } from './use-cases/profile/get-calendar-owner.js';
import { updateUser } from './use-cases/admin/update-user.js';
import { resetUserPassword } from './use-cases/password/reset-user-password.js';
import { listInvites } from './use-cases/admin/list-invites.js';
import { createInvite } from './use-cases/admin/create-invite.js';
import { deleteInvite } from './use-cases/admin/delete-invite.js';
import { listSecurityEvents } from './use-cases/admin/list-security-events.js';
import { reportLockout } from './use-cases/sign-in/report-lockout.js';

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
