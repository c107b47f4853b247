import { LAST_WEEK, MAX_LENGTH, MAX_PASSWORD_LENGTH, MAX_PICTURE_BYTES } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls, file, nothing } from '../call.js';
import { byId, email, nameText, pathToken, phone, profileTexts, text, wholeNumber } from '../fields.js';
import { profileExample } from '../objects/examples.js';
import { CalendarLinkSchema, LinkedIdentitySchema, MessageSchema, UserSchema } from '../objects/index.js';
import { newPassword } from './auth.js';

const shared = { tags: ['Account'], who: 'player', cacheControl: 'no-store' } as const;

const profile = {
  ...profileExample,
  favoriteCastaway: 'Juniper Hale',
  about: 'Watches with popcorn.',
};

// Never trimmed: blanks may be part of a password.
const currentPassword = () => z.string().max(MAX_PASSWORD_LENGTH).nullish();

const code = () =>
  z.string().trim().max(20).nullish().meta({
    description:
      'Of the second factor, if it is on, or a recovery code; not needed within five minutes after the session gave one.',
  });

/** Refusals of a change that a stolen session alone must not make. */
const UNPROVEN = [
  'REAUTHENTICATION_REQUIRED',
  'WRONG_PASSWORD',
  'SECOND_FACTOR_REQUIRED',
  'WRONG_SECOND_FACTOR',
] as const;

export const UpdateProfileBody = z
  .object({
    name: nameText(MAX_LENGTH.name),
    email: email(),
    ...profileTexts,
    currentPassword: currentPassword(),
    code: code(),
  })
  .meta({
    id: 'UpdateProfileBody',
    description: 'The whole profile: a field that is left out or empty is cleared.',
    examples: [profile],
  });

export const ChangePasswordBody = z
  .object({ currentPassword: currentPassword(), code: code(), newPassword: newPassword() })
  .meta({
    id: 'ChangePasswordBody',
    description:
      'The current password may be left out within five minutes after signing in, but not if it is a temporary one.',
    examples: [{ currentPassword: 'sparks-fly', newPassword: 'embers-glow' }],
  });

export const SetPhoneBody = z
  .object({ phone: phone(), currentPassword: currentPassword(), code: code() })
  .meta({
    id: 'SetPhoneBody',
    description:
      'A US number: ten digits, +1 and ten, or eleven starting with 1. A number that is new to the account needs the ' +
      'current password, unless the owner signed in within the last five minutes.',
    examples: [{ phone: '2025550123' }],
  });

/** Proves that the owner removes something, not a stolen session. */
const proof = (id: string) =>
  z.object({ currentPassword: currentPassword(), code: code() }).meta({
    id,
    description:
      'Needs the current password, unless the owner signed in within the last five minutes. The body is optional.',
    examples: [{ currentPassword: 'sparks-fly' }],
  });
const RemovePhoneBody = proof('RemovePhoneBody');
const UnlinkIdentityBody = proof('UnlinkIdentityBody');

export const VerifyPhoneBody = z
  .object({
    code: z
      .string()
      .trim()
      .max(40)
      .transform((given) => given.replace(/[\s-]/g, ''))
      .refine((given) => /^\d{6}$/.test(given), { error: 'Please enter the six digits of the code' }),
  })
  .meta({ id: 'VerifyPhoneBody', examples: [{ code: '123456' }] });

export const ToggleSmsBody = z
  .object({ enabled: z.boolean() })
  .meta({ id: 'ToggleSmsBody', examples: [{ enabled: true }] });

export const HideResultsBody = z
  .object({
    hidesResults: z.boolean(),
    watchedWeek: wholeNumber(0, LAST_WEEK)
      .optional()
      .meta({ description: 'The last week that was watched, 0 for none; if absent, as stored.' }),
  })
  .meta({ id: 'HideResultsBody', examples: [{ hidesResults: true, watchedWeek: 7 }] });

export const MarkWelcomeSeenBody = z.object({}).meta({ id: 'MarkWelcomeSeenBody', examples: [{}] });

export const BeginSecondFactorBody = z
  .object({ currentPassword: currentPassword() })
  .meta({ id: 'BeginSecondFactorBody', examples: [{ currentPassword: null }] });

export const ConfirmSecondFactorBody = z
  .object({ code: text(20) })
  .meta({ id: 'ConfirmSecondFactorBody', examples: [{ code: '287082' }] });

const codeAndPassword = (id: string) =>
  z
    .object({ code: text(20), currentPassword: currentPassword() })
    .meta({ id, examples: [{ code: '287082' }] });
const RenewRecoveryCodesBody = codeAndPassword('RenewRecoveryCodesBody');
const RemoveSecondFactorBody = codeAndPassword('RemoveSecondFactorBody');

const SecondFactorSecretSchema = z
  .object({
    secret: z.string().meta({ description: 'In Base32, for typing.' }),
    uri: z.string().meta({ description: 'For a QR code.' }),
  })
  .meta({
    id: 'SecondFactorSecret',
    examples: [
      {
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Torchbearer:robin%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      },
    ],
  });

const RecoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()).meta({ description: 'Each works once.' }) })
  .meta({ id: 'RecoveryCodes', examples: [{ recoveryCodes: ['K7WM-P3XQ', '9HTR-AB2C'] }] });

const ToggledSmsSchema = z
  .object({ message: z.string(), smsEnabled: z.boolean() })
  .meta({ id: 'ToggledSms', examples: [{ message: 'SMS notifications are on.', smsEnabled: true }] });

/** A picture of one pixel, as browsers send it, one character per byte. */
const upload = [
  '--frame',
  'Content-Disposition: form-data; name="profilePicture"; filename="me.png"',
  'Content-Type: image/png',
  '',
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  '--frame--',
  '',
].join('\r\n');
const pictureUpload = {
  raw: Uint8Array.from(upload, (character) => character.charCodeAt(0)),
  headers: { 'content-type': 'multipart/form-data; boundary=frame' },
};

/** POST and PUT do the same: an account has one number. */
const settingPhone = {
  path: '/api/users/me/phone',
  rpc: 'identity.setPhone',
  description:
    'The new number replaces the old one when the code that was texted to it is entered, or YES is texted back. ' +
    'Sending the same number again after a minute texts another code; before that, none.',
  body: SetPhoneBody,
  answers: { 200: UserSchema },
  refusals: ['PHONE_TAKEN', 'SMS_STOPPED', ...UNPROVEN, 'CONFLICT'],
  waitsForCopies: true,
  // A retry after a lost response might send another code.
  idempotent: false,
} as const;

export const accountCalls = defineCalls(shared, {
  updateProfile: {
    method: 'put',
    path: '/api/users/profile',
    rpc: 'identity.updateProfile',
    summary: "Change the caller's profile",
    description:
      'Another e-mail is `pendingEmail` until the link sent to it is opened, and needs `currentPassword` or a sign-in within the last five minutes. The old address gets a mail and can undo the change for seven days.',
    body: UpdateProfileBody,
    answers: { 200: UserSchema },
    refusals: ['EMAIL_TAKEN', 'USERNAME_TAKEN', ...UNPROVEN, 'CONFLICT'],
    slow: true,
    waitsForCopies: true,
  },
  resendEmailLink: {
    method: 'post',
    path: '/api/users/me/pending-email/resend',
    rpc: 'identity.resendEmailLink',
    summary: "Mail the link that confirms the caller's new e-mail again",
    answers: { 200: UserSchema },
    refusals: ['NO_PENDING_EMAIL'],
  },
  cancelEmailChange: {
    method: 'delete',
    path: '/api/users/me/pending-email',
    rpc: 'identity.cancelEmailChange',
    summary: "Cancel the caller's change of e-mail",
    answers: { 204: nothing },
  },
  changePassword: {
    method: 'put',
    path: '/api/users/password',
    rpc: 'identity.changePassword',
    openWhile: ['PASSWORD_CHANGE_REQUIRED'],
    summary: "Change the caller's password",
    description:
      'Ends every other session and the calendar link, and removes the phone number, which has to be added again.',
    body: ChangePasswordBody,
    answers: { 200: MessageSchema },
    refusals: [...UNPROVEN, 'CONFLICT'],
    slow: true,
    waitsForCopies: true,
    idempotent: false,
  },
  uploadPicture: {
    method: 'post',
    path: '/api/users/profile-picture',
    rpc: 'identity.setPicture',
    summary: "Set the caller's picture",
    description:
      'JPG, PNG, GIF or WebP; the bytes decide, not the name. It is re-encoded as WebP of 512 pixels at most, without metadata.',
    rawBody: {
      type: 'multipart/form-data',
      field: 'profilePicture',
      mostBytes: MAX_PICTURE_BYTES,
      tooLarge: 'PICTURE_TOO_LARGE',
      missing: 'NOT_AN_IMAGE',
    },
    sample: () => pictureUpload,
    answers: { 200: UserSchema },
    refusals: ['NOT_AN_IMAGE'],
  },
  getPicture: {
    method: 'get',
    path: '/api/pictures/{id}',
    who: 'public',
    rpc: 'identity.getPicture',
    summary: "A player's picture",
    description: 'May be cached forever: a new picture has a new address.',
    ...byId('picture', 'PICTURE_NOT_FOUND'),
    answers: { 200: file('image/webp', 'picture.webp') },
    cacheControl: 'public, max-age=31536000, immutable',
  },
  setPhone: {
    ...settingPhone,
    method: 'post',
    summary: "Send a code to the caller's new phone number",
  },
  replacePhone: {
    ...settingPhone,
    method: 'put',
    summary: "Send a code to the caller's new phone number; the same as POST",
  },
  verifyPhone: {
    method: 'post',
    path: '/api/users/me/phone/verify',
    rpc: 'identity.verifyPhone',
    summary: 'Confirm the pending phone number with the code that was texted to it',
    description: 'Turns messages on and sends a welcome.',
    body: VerifyPhoneBody,
    answers: { 200: UserSchema },
    refusals: ['PHONE_CODE_WRONG', 'PHONE_CODE_EXPIRED', 'PHONE_NOT_PENDING', 'PHONE_TAKEN', 'CONFLICT'],
    waitsForCopies: true,
  },
  cancelPendingPhone: {
    method: 'delete',
    path: '/api/users/me/phone/pending',
    rpc: 'identity.cancelPendingPhone',
    summary: 'Forget the pending phone number',
    description: 'The current number stays.',
    answers: { 200: UserSchema },
  },
  removePhone: {
    method: 'delete',
    path: '/api/users/me/phone',
    rpc: 'identity.removePhone',
    summary: "Remove the caller's phone number",
    body: RemovePhoneBody,
    answers: { 204: nothing },
    refusals: [...UNPROVEN],
    slow: true,
    waitsForCopies: true,
  },
  toggleSms: {
    method: 'post',
    path: '/api/users/me/sms-toggle',
    rpc: 'identity.setSmsEnabled',
    summary: 'Turn messages on or off',
    body: ToggleSmsBody,
    answers: { 200: ToggledSmsSchema },
    refusals: ['NO_PHONE', 'SMS_STOPPED'],
    waitsForCopies: true,
    idempotent: true,
  },
  hideResults: {
    method: 'put',
    path: '/api/users/me/results',
    rpc: 'identity.setHiddenResults',
    summary: 'Hide results until they are watched',
    description:
      'From then on, no response, live update or text to the caller contains points, ranks or eliminations of a later week. Also marks a week as watched.',
    body: HideResultsBody,
    answers: { 200: UserSchema },
    refusals: ['ADMINS_SEE_RESULTS'],
    waitsForCopies: true,
  },
  markWelcomeSeen: {
    method: 'post',
    path: '/api/users/mark-welcome-seen',
    rpc: 'identity.markWelcomeSeen',
    summary: 'Remember that the welcome was seen',
    body: MarkWelcomeSeenBody,
    answers: { 200: UserSchema },
    idempotent: true,
  },
  beginSecondFactor: {
    method: 'post',
    path: '/api/users/me/second-factor',
    rpc: 'identity.beginSecondFactor',
    openWhile: ['SECOND_FACTOR_SETUP_REQUIRED'],
    summary: 'Create a secret for a second factor',
    description:
      'For an authenticator app. It takes effect when a code from the app is confirmed. Needs the current password, unless the caller signed in within the last five minutes.',
    body: BeginSecondFactorBody,
    answers: { 200: SecondFactorSecretSchema },
    refusals: ['REAUTHENTICATION_REQUIRED', 'WRONG_PASSWORD', 'SECOND_FACTOR_ON'],
    slow: true,
  },
  confirmSecondFactor: {
    method: 'post',
    path: '/api/users/me/second-factor/confirm',
    rpc: 'identity.confirmSecondFactor',
    openWhile: ['SECOND_FACTOR_SETUP_REQUIRED'],
    summary: 'Turn the second factor on with its first code',
    description:
      'From then on, signing in with a password needs a code. The recovery codes are shown only once.',
    body: ConfirmSecondFactorBody,
    answers: { 200: RecoveryCodesSchema },
    refusals: ['WRONG_SECOND_FACTOR', 'SECOND_FACTOR_ON'],
  },
  cancelSecondFactor: {
    method: 'delete',
    path: '/api/users/me/second-factor',
    rpc: 'identity.cancelSecondFactor',
    openWhile: ['SECOND_FACTOR_SETUP_REQUIRED'],
    summary: 'Forget a secret for which no code was confirmed',
    answers: { 204: nothing },
    refusals: ['SECOND_FACTOR_ON'],
  },
  renewRecoveryCodes: {
    method: 'post',
    path: '/api/users/me/second-factor/recovery-codes',
    rpc: 'identity.renewRecoveryCodes',
    summary: "Replace the caller's recovery codes",
    description:
      'Needs a code or a recovery code, and the password as for setting the second factor up. The earlier codes stop working, and the new ones are shown only once.',
    body: RenewRecoveryCodesBody,
    answers: { 200: RecoveryCodesSchema },
    refusals: ['REAUTHENTICATION_REQUIRED', 'WRONG_PASSWORD', 'WRONG_SECOND_FACTOR', 'SECOND_FACTOR_OFF'],
    slow: true,
  },
  listIdentities: {
    method: 'get',
    path: '/api/users/me/identities',
    rpc: 'identity.listIdentities',
    summary: "Identities of providers that sign in to the caller's account",
    description: 'Newest first.',
    answers: { 200: z.array(LinkedIdentitySchema) },
  },
  unlinkIdentity: {
    method: 'delete',
    path: '/api/users/me/identities/{id}',
    rpc: 'identity.unlinkIdentity',
    summary: "Unlink one of them, unless it is the caller's only way to sign in",
    description: 'The owner is told by mail.',
    ...byId('identity', 'IDENTITY_NOT_FOUND'),
    body: UnlinkIdentityBody,
    answers: { 204: nothing },
    refusals: [...UNPROVEN, 'ONLY_SIGN_IN'],
    slow: true,
  },
  removeSecondFactor: {
    method: 'post',
    path: '/api/users/me/second-factor/remove',
    rpc: 'identity.removeSecondFactor',
    summary: 'Turn the second factor off',
    description: 'Needs a code or a recovery code, and the password as for setting it up.',
    body: RemoveSecondFactorBody,
    answers: { 204: nothing },
    refusals: ['REAUTHENTICATION_REQUIRED', 'WRONG_PASSWORD', 'WRONG_SECOND_FACTOR', 'SECOND_FACTOR_OFF'],
    slow: true,
  },
  renewCalendarToken: {
    method: 'post',
    path: '/api/users/me/calendar-token',
    rpc: 'identity.renewCalendarToken',
    summary: "Replace the caller's calendar link",
    description: 'The previous link stops working.',
    answers: { 200: CalendarLinkSchema },
  },
  getCalendar: {
    method: 'get',
    path: '/api/calendar/{token}.ics',
    who: 'public',
    summary: 'Deadlines as iCalendar',
    description: 'For everyone with the link.',
    params: z.object({ token: pathToken() }),
    sample: ({ calendarToken }) => ({ params: { token: calendarToken } }),
    answers: { 200: file('text/calendar', 'deadlines.ics') },
    notFound: 'CALENDAR_NOT_FOUND',
  },
});
