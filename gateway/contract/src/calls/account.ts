import * as z from 'zod';
import { defineCall, file, nothing } from '../call.js';
import { email, pathId, pathToken, phone, profileTexts, text } from '../fields.js';
import { CalendarLinkSchema, MessageSchema, UserSchema } from '../objects/index.js';
import { newPassword } from './auth.js';

const tags = ['Account'];

const profile = {
  name: 'Robin Vale',
  email: 'robin@example.com',
  username: 'robin',
  displayName: null,
  city: 'Portland',
  state: 'OR',
  favoriteCastaway: 'Juniper Hale',
  about: 'Watches with popcorn.',
};

export const UpdateProfileBody = z.object({ name: text(80), email: email(), ...profileTexts }).meta({
  id: 'UpdateProfileBody',
  description: 'The whole profile: what is left out or empty is taken away.',
  examples: [profile],
});

export const ChangePasswordBody = z
  .object({ currentPassword: z.string().min(1).max(200), newPassword: newPassword() })
  .meta({
    id: 'ChangePasswordBody',
    examples: [{ currentPassword: 'sparks-fly', newPassword: 'embers-glow' }],
  });

export const SetPhoneBody = z.object({ phone: phone() }).meta({
  id: 'SetPhoneBody',
  description: 'A US number: ten digits, +1 and ten, or eleven starting with 1.',
  examples: [{ phone: '2025550123' }],
});

export const ToggleSmsBody = z
  .object({ enabled: z.boolean() })
  .meta({ id: 'ToggleSmsBody', examples: [{ enabled: true }] });

export const MarkWelcomeSeenBody = z.object({}).meta({ id: 'MarkWelcomeSeenBody', examples: [{}] });

const ToggledSmsSchema = z
  .object({ message: z.string(), smsEnabled: z.boolean() })
  .meta({ id: 'ToggledSms', examples: [{ message: 'SMS notifications are on.', smsEnabled: true }] });

const MOST_PICTURE_BYTES = 5 * 1024 * 1024;

export const accountCalls = [
  defineCall({
    id: 'updateProfile',
    method: 'put',
    path: '/api/users/profile',
    who: 'player',
    summary: "Change the caller's profile",
    tags,
    body: UpdateProfileBody,
    answers: { 200: UserSchema },
    refusals: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'CONFLICT'],
    idempotent: true,
  }),
  defineCall({
    id: 'changePassword',
    method: 'put',
    path: '/api/users/password',
    who: 'player',
    summary: "Change the caller's password",
    description: 'Ends every other session.',
    tags,
    body: ChangePasswordBody,
    answers: { 200: MessageSchema },
    refusals: ['WRONG_PASSWORD', 'CONFLICT'],
    slow: true,
    idempotent: false,
  }),
  defineCall({
    id: 'uploadPicture',
    method: 'post',
    path: '/api/users/profile-picture',
    who: 'player',
    summary: "Set the caller's picture",
    description:
      'JPG, PNG, GIF or WebP; the bytes decide, not the name. It is made anew as WebP of 512 pixels at most, without metadata.',
    tags,
    rawBody: {
      type: 'multipart/form-data',
      field: 'profilePicture',
      mostBytes: MOST_PICTURE_BYTES,
      tooLarge: 'PICTURE_TOO_LARGE',
      missing: 'NOT_AN_IMAGE',
    },
    answers: { 200: UserSchema },
    refusals: ['NOT_AN_IMAGE'],
    idempotent: false,
  }),
  defineCall({
    id: 'getPicture',
    method: 'get',
    path: '/api/pictures/{id}',
    who: 'public',
    summary: "A player's picture",
    description: 'May be kept for ever: another picture has another address.',
    tags,
    params: z.object({ id: pathId() }),
    answers: { 200: file('image/webp') },
    refusals: [],
    notFound: 'PICTURE_NOT_FOUND',
    idempotent: true,
  }),
  defineCall({
    id: 'setPhone',
    method: 'post',
    path: '/api/users/me/phone',
    who: 'player',
    summary: "Add or change the caller's phone number",
    description: 'Switches messages on and sends a welcome.',
    tags,
    body: SetPhoneBody,
    answers: { 200: UserSchema },
    refusals: ['PHONE_TAKEN', 'CONFLICT'],
    idempotent: true,
  }),
  defineCall({
    id: 'removePhone',
    method: 'delete',
    path: '/api/users/me/phone',
    who: 'player',
    summary: "Remove the caller's phone number",
    tags,
    answers: { 204: nothing },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'toggleSms',
    method: 'post',
    path: '/api/users/me/sms-toggle',
    who: 'player',
    summary: 'Switch messages on or off',
    tags,
    body: ToggleSmsBody,
    answers: { 200: ToggledSmsSchema },
    refusals: ['NO_PHONE', 'SMS_STOPPED'],
    idempotent: true,
  }),
  defineCall({
    id: 'markWelcomeSeen',
    method: 'post',
    path: '/api/users/mark-welcome-seen',
    who: 'player',
    summary: 'Remember that the welcome was seen',
    tags,
    body: MarkWelcomeSeenBody,
    answers: { 200: UserSchema },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'renewCalendarToken',
    method: 'post',
    path: '/api/users/me/calendar-token',
    who: 'player',
    summary: "Make the caller's calendar link anew",
    description: 'The link before it is dead.',
    tags,
    answers: { 200: CalendarLinkSchema },
    refusals: [],
    idempotent: false,
  }),
  defineCall({
    id: 'getCalendar',
    method: 'get',
    path: '/api/calendar/{token}.ics',
    who: 'public',
    summary: 'Deadlines as iCalendar',
    description: 'For whoever has the link.',
    tags,
    params: z.object({ token: pathToken() }),
    answers: { 200: file('text/calendar') },
    refusals: [],
    notFound: 'CALENDAR_NOT_FOUND',
    idempotent: true,
  }),
] as const;
