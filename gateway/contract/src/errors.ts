/**
 * Every code that a REST answer may carry: code → HTTP status and the sentence it comes with unless the answer
 * has a more precise one. The same words as the services' refusals, without what only services say to each other.
 */
import * as z from 'zod';

export interface ErrorMeaning {
  readonly status: number;
  /** Fit to show a person. */
  readonly sentence: string;
}

export const ERRORS = {
  INVALID_INPUT: { status: 400, sentence: 'Please check the highlighted fields.' },
  MALFORMED_JSON: { status: 400, sentence: 'The request body is not valid JSON.' },
  NOT_YOUR_CASTAWAY: { status: 400, sentence: 'You can only pick one of your own drafted castaways.' },
  RANKING_NOT_COMPLETE: { status: 400, sentence: 'The ranking must list every castaway exactly once.' },
  UNKNOWN_CASTAWAY: { status: 400, sentence: 'There is no such castaway.' },
  UNKNOWN_USER: { status: 400, sentence: 'There is no such player.' },
  ELIMINATED_NOT_SCORED: { status: 400, sentence: 'Eliminated castaways cannot receive points.' },
  WEEK_CLOSES_BEFORE_OPEN: { status: 400, sentence: 'Picks must open before they close.' },
  WRONG_PASSWORD: { status: 400, sentence: 'Your current password is not right.' },
  INVALID_RESET_TOKEN: { status: 400, sentence: 'Invalid or expired reset token. Please request a new one.' },
  INVALID_EMAIL_LINK: { status: 400, sentence: 'This link is no longer valid.' },
  CSV_INVALID: { status: 400, sentence: 'This file could not be read as CSV with a header line.' },
  PHONE_CODE_WRONG: { status: 400, sentence: 'This code is not right.' },
  NO_RECIPIENTS: { status: 400, sentence: 'No recipients match the selected filter' },

  NOT_SIGNED_IN: { status: 401, sentence: 'Not signed in' },
  WRONG_CREDENTIALS: { status: 401, sentence: 'Invalid email or password' },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    sentence: 'Please enter the code of your authenticator app as well.',
  },
  WRONG_SECOND_FACTOR: {
    status: 401,
    sentence: 'This code is not right, or was used already. Please enter the next one.',
  },
  TEMPORARY_PASSWORD_USED: {
    status: 401,
    sentence:
      'This temporary password has been used. Ask an admin for another, or reset your password by email.',
  },
  EXTERNAL_SIGN_IN_REFUSED: {
    status: 401,
    sentence: 'That sign-in could not be verified. Please try again.',
  },
  REAUTHENTICATION_REQUIRED: {
    status: 403,
    sentence: 'Please enter your current password to make this change.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    sentence: 'You signed in with a temporary password. Please choose your own first.',
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    sentence: 'Admins need a second factor here. Please set it up first.',
  },
  SECOND_FACTOR_UNPROVEN: {
    status: 403,
    sentence:
      'Admins need a second factor here, and your provider did not ask for one. Please sign in with your password and code.',
  },
  ADMINS_ONLY: { status: 403, sentence: 'Admins only' },
  INVITE_CODE_INVALID: {
    status: 403,
    sentence: 'This invite code is not valid. Ask whoever invited you for a new one.',
  },
  BAD_SIGNATURE: { status: 403, sentence: 'This request was not signed by our messaging provider.' },
  FOREIGN_ORIGIN: { status: 403, sentence: 'This request came from another site and was refused.' },

  NOT_FOUND: { status: 404, sentence: 'Not found' },
  USER_NOT_FOUND: { status: 404, sentence: 'User not found' },
  CASTAWAY_NOT_FOUND: { status: 404, sentence: 'Castaway not found' },
  WEEK_NOT_FOUND: { status: 404, sentence: 'Week not found' },
  SESSION_NOT_FOUND: { status: 404, sentence: 'This session has ended already.' },
  ANNOUNCEMENT_NOT_FOUND: { status: 404, sentence: 'Announcement not found' },
  INVITE_NOT_FOUND: { status: 404, sentence: 'Invite code not found' },
  PICTURE_NOT_FOUND: { status: 404, sentence: 'Picture not found' },
  CALENDAR_NOT_FOUND: { status: 404, sentence: 'This calendar link is no longer valid.' },
  BLAST_NOT_FOUND: { status: 404, sentence: 'SMS blast not found' },
  NO_ACTIVE_WEEK: { status: 404, sentence: 'No active week is available yet.' },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This address does not take that method.' },

  CONFLICT: {
    status: 409,
    sentence: 'Somebody changed this at the same moment. Please reload and try again.',
  },
  EMAIL_TAKEN: { status: 409, sentence: 'Email already in use' },
  USERNAME_TAKEN: { status: 409, sentence: 'Username already taken' },
  ADMIN_NOT_DELETABLE: { status: 409, sentence: 'Cannot delete admin users' },
  SECOND_FACTOR_ON: { status: 409, sentence: 'Your second factor is on already.' },
  SECOND_FACTOR_OFF: { status: 409, sentence: 'There is no second factor to switch off.' },
  ADMIN_ACCOUNT: {
    status: 409,
    sentence: 'Please take the admin role away first. To change your own account, use your profile.',
  },
  LAST_ADMIN: { status: 409, sentence: 'The last admin cannot be demoted.' },
  CASTAWAY_NAME_TAKEN: { status: 409, sentence: 'A castaway with this name already exists.' },
  CASTAWAY_IN_USE: {
    status: 409,
    sentence: 'This castaway was drafted, picked or scored and cannot be deleted.',
  },
  OTHER_WEEK_ACTIVE: {
    status: 409,
    sentence: 'Another week is active now. Please look at it and pick again.',
  },
  CASTAWAY_ELIMINATED: { status: 409, sentence: 'This castaway has been eliminated.' },
  DRAFT_PREVIEW_STALE: {
    status: 409,
    sentence: 'Rankings, players, castaways or rules changed since the preview. Please preview again.',
  },
  DRAFT_PREVIEW_MISSING: { status: 409, sentence: 'Please preview the draft first.' },
  DRAFT_ALREADY_RUN: { status: 409, sentence: 'The draft has already been run.' },
  DRAFT_NOT_POSSIBLE: { status: 409, sentence: 'The draft needs at least one castaway and one player.' },
  PHONE_TAKEN: { status: 409, sentence: 'Another account has this phone number.' },
  PHONE_CODE_EXPIRED: { status: 409, sentence: 'This code is no longer valid. Please send a new one.' },
  PHONE_NOT_PENDING: { status: 409, sentence: 'No phone number is waiting to be confirmed.' },
  NO_PENDING_EMAIL: { status: 409, sentence: 'No new email is waiting to be confirmed.' },
  NO_PHONE: { status: 409, sentence: 'Please add a phone number first.' },
  SMS_STOPPED: {
    status: 409,
    sentence: 'This number has texted STOP. Text START to our number to get messages again.',
  },
  DRAFT_NOT_RUN: { status: 409, sentence: 'The draft has not been run yet.' },
  ROSTER_EXISTS: { status: 409, sentence: 'This player has a roster already.' },
  NOTHING_TO_UNDO: { status: 409, sentence: 'There is no save of this week to take back.' },
  FEEDBACK_ALREADY_SUBMITTED: { status: 409, sentence: 'You have answered this survey already.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, sentence: 'This Idempotency-Key was used for another message.' },

  TOO_LARGE: { status: 413, sentence: 'The request is too large.' },
  PICTURE_TOO_LARGE: { status: 413, sentence: 'Image must be less than 5MB' },
  NOT_AN_IMAGE: { status: 415, sentence: 'Please upload an image file' },
  WRONG_TYPE: { status: 415, sentence: 'Please send JSON (content-type application/json).' },
  RANKINGS_LOCKED: { status: 423, sentence: 'Rankings are locked' },
  PICKS_NOT_OPEN: { status: 423, sentence: 'Picks for this week are not open yet.' },
  PICKS_CLOSED: { status: 423, sentence: 'Picks for this week are closed.' },

  TOO_MANY_REQUESTS: { status: 429, sentence: 'Too many attempts. Please wait a little and try again.' },
  INTERNAL: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  EXTERNAL_SIGN_IN_OFF: { status: 503, sentence: 'Signing in with another provider is not set up here.' },
  UNAVAILABLE: {
    status: 503,
    sentence: 'This part of Torchbearer is away for a moment. Please try again.',
  },
} as const satisfies Record<string, ErrorMeaning>;

export type ErrorCode = keyof typeof ERRORS;

/** Whether a word from an answer is a code that this version knows. */
export const isErrorCode = (word: string): word is ErrorCode => Object.hasOwn(ERRORS, word);

/** One faulty field: its dotted path (`entries.3.points`, empty for the body itself) and a sentence for people. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

export const ErrorBodySchema = z
  .object({
    error: z.string().meta({ description: 'A sentence fit to show a person.' }),
    code: z.string().meta({ description: 'A stable word for programs.' }),
    details: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Every faulty field, by its dotted path; there when fields are at fault.' }),
    requestId: z.string().meta({ description: 'The same as the header x-request-id.' }),
  })
  .meta({
    id: 'ErrorBody',
    description: 'The one form of every answer that is not 2xx or 304.',
    examples: [
      {
        error: 'Please check the highlighted fields.',
        code: 'INVALID_INPUT',
        details: [{ field: 'email', message: 'Please enter a valid email' }],
        requestId: '5f0c1f0e-5b43-4c4b-9a53-1d2a2d2f6f11',
      },
    ],
  });
export type ErrorBody = z.output<typeof ErrorBodySchema>;
