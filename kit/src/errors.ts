/**
 * The one table of refusals: reason → gRPC status → HTTP status and sentence. A service throws a `Refusal` with
 * a reason where the check fails; the gRPC server and the gateway translate it, once each, by this table.
 */
import { status } from '@grpc/grpc-js';

interface Meaning {
  readonly grpc: status;
  readonly http: number;
  /** Fit to show a person; a refusal may bring a more precise one. */
  readonly sentence: string;
}

const bad = (sentence: string): Meaning => ({ grpc: status.INVALID_ARGUMENT, http: 400, sentence });
const missing = (sentence: string): Meaning => ({ grpc: status.NOT_FOUND, http: 404, sentence });
const conflict = (sentence: string): Meaning => ({ grpc: status.FAILED_PRECONDITION, http: 409, sentence });
const locked = (sentence: string): Meaning => ({ grpc: status.FAILED_PRECONDITION, http: 423, sentence });

export const REASONS = {
  INVALID_INPUT: bad('Please check the highlighted fields.'),
  MALFORMED_JSON: bad('The request body is not valid JSON.'),
  NOT_YOUR_CASTAWAY: bad('You can only pick one of your own drafted castaways.'),
  RANKING_NOT_COMPLETE: bad('The ranking must list every castaway exactly once.'),
  UNKNOWN_CASTAWAY: bad('There is no such castaway.'),
  UNKNOWN_USER: bad('There is no such player.'),
  ELIMINATED_NOT_SCORED: bad('Eliminated castaways cannot receive points.'),
  WEEK_CLOSES_BEFORE_OPEN: bad('Picks must open before they close.'),
  WRONG_PASSWORD: bad('Your current password is not right.'),
  INVALID_RESET_TOKEN: bad('Invalid or expired reset token. Please request a new one.'),
  INVALID_EMAIL_LINK: bad('This link is no longer valid.'),
  CSV_INVALID: bad('This file could not be read as CSV with a header line.'),
  PHONE_CODE_WRONG: bad('This code is not right.'),
  NO_RECIPIENTS: bad('No recipients match the selected filter'),

  NOT_SIGNED_IN: { grpc: status.UNAUTHENTICATED, http: 401, sentence: 'Not signed in' },
  WRONG_CREDENTIALS: { grpc: status.UNAUTHENTICATED, http: 401, sentence: 'Invalid email or password' },
  SECOND_FACTOR_REQUIRED: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    sentence: 'Please enter the code of your authenticator app as well.',
  },
  WRONG_SECOND_FACTOR: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    sentence: 'This code is not right, or was used already. Please enter the next one.',
  },
  TEMPORARY_PASSWORD_USED: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    sentence:
      'This temporary password has been used. Ask an admin for another, or reset your password by email.',
  },
  EXTERNAL_SIGN_IN_REFUSED: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    sentence: 'That sign-in could not be verified. Please try again.',
  },
  REAUTHENTICATION_REQUIRED: {
    grpc: status.PERMISSION_DENIED,
    http: 403,
    sentence: 'Please enter your current password to make this change.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    grpc: status.PERMISSION_DENIED,
    http: 403,
    sentence: 'You signed in with a temporary password. Please choose your own first.',
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    grpc: status.PERMISSION_DENIED,
    http: 403,
    sentence: 'Admins need a second factor here. Please set it up first.',
  },
  SECOND_FACTOR_UNPROVEN: {
    grpc: status.PERMISSION_DENIED,
    http: 403,
    sentence:
      'Admins need a second factor here, and your provider did not ask for one. Please sign in with your password and code.',
  },
  ADMINS_ONLY: { grpc: status.PERMISSION_DENIED, http: 403, sentence: 'Admins only' },
  SERVICES_ONLY: { grpc: status.PERMISSION_DENIED, http: 403, sentence: 'Not for callers outside' },
  INVITE_CODE_INVALID: {
    grpc: status.PERMISSION_DENIED,
    http: 403,
    sentence: 'This invite code is not valid. Ask whoever invited you for a new one.',
  },
  BAD_SIGNATURE: {
    grpc: status.PERMISSION_DENIED,
    http: 403,
    sentence: 'This request was not signed by our messaging provider.',
  },
  FOREIGN_ORIGIN: {
    grpc: status.PERMISSION_DENIED,
    http: 403,
    sentence: 'This request came from another site and was refused.',
  },

  NOT_FOUND: missing('Not found'),
  USER_NOT_FOUND: missing('User not found'),
  CASTAWAY_NOT_FOUND: missing('Castaway not found'),
  WEEK_NOT_FOUND: missing('Week not found'),
  SESSION_NOT_FOUND: missing('This session has ended already.'),
  ANNOUNCEMENT_NOT_FOUND: missing('Announcement not found'),
  INVITE_NOT_FOUND: missing('Invite code not found'),
  PICTURE_NOT_FOUND: missing('Picture not found'),
  CALENDAR_NOT_FOUND: missing('This calendar link is no longer valid.'),
  BLAST_NOT_FOUND: missing('SMS blast not found'),
  NO_ACTIVE_WEEK: missing('No active week is available yet.'),
  METHOD_NOT_ALLOWED: {
    grpc: status.UNIMPLEMENTED,
    http: 405,
    sentence: 'This address does not take that method.',
  },

  CONFLICT: conflict('Somebody changed this at the same moment. Please reload and try again.'),
  EMAIL_TAKEN: { grpc: status.ALREADY_EXISTS, http: 409, sentence: 'Email already in use' },
  USERNAME_TAKEN: { grpc: status.ALREADY_EXISTS, http: 409, sentence: 'Username already taken' },
  ADMIN_NOT_DELETABLE: conflict('Cannot delete admin users'),
  SECOND_FACTOR_ON: conflict('Your second factor is on already.'),
  SECOND_FACTOR_OFF: conflict('There is no second factor to switch off.'),
  ADMIN_ACCOUNT: conflict(
    'Please take the admin role away first. To change your own account, use your profile.',
  ),
  LAST_ADMIN: conflict('The last admin cannot be demoted.'),
  CASTAWAY_NAME_TAKEN: {
    grpc: status.ALREADY_EXISTS,
    http: 409,
    sentence: 'A castaway with this name already exists.',
  },
  CASTAWAY_IN_USE: conflict('This castaway was drafted, picked or scored and cannot be deleted.'),
  OTHER_WEEK_ACTIVE: conflict('Another week is active now. Please look at it and pick again.'),
  CASTAWAY_ELIMINATED: conflict('This castaway has been eliminated.'),
  DRAFT_PREVIEW_STALE: conflict(
    'Rankings, players, castaways or rules changed since the preview. Please preview again.',
  ),
  DRAFT_PREVIEW_MISSING: conflict('Please preview the draft first.'),
  DRAFT_ALREADY_RUN: conflict('The draft has already been run.'),
  DRAFT_NOT_POSSIBLE: conflict('The draft needs at least one castaway and one player.'),
  PHONE_TAKEN: conflict('Another account has this phone number.'),
  PHONE_CODE_EXPIRED: conflict('This code is no longer valid. Please send a new one.'),
  PHONE_NOT_PENDING: conflict('No phone number is waiting to be confirmed.'),
  NO_PENDING_EMAIL: conflict('No new email is waiting to be confirmed.'),
  NO_PHONE: conflict('Please add a phone number first.'),
  SMS_STOPPED: conflict('This number has texted STOP. Text START to our number to get messages again.'),
  DRAFT_NOT_RUN: conflict('The draft has not been run yet.'),
  ROSTER_EXISTS: conflict('This player has a roster already.'),
  NOTHING_TO_UNDO: conflict('There is no save of this week to take back.'),
  FEEDBACK_ALREADY_SUBMITTED: conflict('You have answered this survey already.'),
  IDEMPOTENCY_KEY_REUSED: conflict('This Idempotency-Key was used for another message.'),

  TOO_LARGE: { grpc: status.RESOURCE_EXHAUSTED, http: 413, sentence: 'The request is too large.' },
  PICTURE_TOO_LARGE: { grpc: status.RESOURCE_EXHAUSTED, http: 413, sentence: 'Image must be less than 5MB' },
  NOT_AN_IMAGE: { grpc: status.INVALID_ARGUMENT, http: 415, sentence: 'Please upload an image file' },
  WRONG_TYPE: {
    grpc: status.INVALID_ARGUMENT,
    http: 415,
    sentence: 'Please send JSON (content-type application/json).',
  },
  RANKINGS_LOCKED: locked('Rankings are locked'),
  PICKS_NOT_OPEN: locked('Picks for this week are not open yet.'),
  PICKS_CLOSED: locked('Picks for this week are closed.'),

  TOO_MANY_REQUESTS: {
    grpc: status.RESOURCE_EXHAUSTED,
    http: 429,
    sentence: 'Too many attempts. Please wait a little and try again.',
  },
  INTERNAL: {
    grpc: status.INTERNAL,
    http: 500,
    sentence: 'Something went wrong on our side. Please try again.',
  },
  EXTERNAL_SIGN_IN_OFF: {
    grpc: status.UNAVAILABLE,
    http: 503,
    sentence: 'Signing in with another provider is not set up here.',
  },
  UNAVAILABLE: {
    grpc: status.UNAVAILABLE,
    http: 503,
    sentence: 'This part of Torchbearer is away for a moment. Please try again.',
  },
} as const satisfies Record<string, Meaning>;

export type Reason = keyof typeof REASONS;

export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** A request refused for a named reason. `message` is a sentence fit to show a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly reason: Reason,
    sentence?: string,
    readonly details?: readonly FieldFault[],
    /** How long to wait before the same may be asked again, where that is known. */
    readonly retryAfterMs?: number,
  ) {
    super(sentence ?? REASONS[reason].sentence);
  }
}

export const isReason = (word: string): word is Reason => Object.hasOwn(REASONS, word);
