/**
 * The one table of reasons: reason → gRPC status, HTTP status and sentence. One constant each, so that a browser loads
 * only the sentences that it shows.
 */

interface Meaning<IsRest extends boolean = true> {
  /** gRPC's status code, by its number on the wire. */
  readonly grpc: number;
  readonly http: number;
  /** The user-facing message; a refusal may replace it with a more precise one. */
  readonly sentence: string;
  /** Whether a REST call may return it. */
  readonly isRest: IsRest;
}

const GRPC = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

/* @__NO_SIDE_EFFECTS__ */
function meaning(grpc: keyof typeof GRPC, http: number, sentence: string): Meaning {
  return { grpc: GRPC[grpc], http, sentence, isRest: true };
}
/* @__NO_SIDE_EFFECTS__ */
const invalid = (sentence: string) => meaning('INVALID_ARGUMENT', 400, sentence);
/* @__NO_SIDE_EFFECTS__ */
const unauthenticated = (sentence: string) => meaning('UNAUTHENTICATED', 401, sentence);
/* @__NO_SIDE_EFFECTS__ */
const forbidden = (sentence: string) => meaning('PERMISSION_DENIED', 403, sentence);
/* @__NO_SIDE_EFFECTS__ */
const internal = (sentence: string): Meaning<false> => ({ ...forbidden(sentence), isRest: false });
/* @__NO_SIDE_EFFECTS__ */
const missing = (sentence: string) => meaning('NOT_FOUND', 404, sentence);
/* @__NO_SIDE_EFFECTS__ */
const conflict = (sentence: string) => meaning('FAILED_PRECONDITION', 409, sentence);
/* @__NO_SIDE_EFFECTS__ */
const taken = (sentence: string) => meaning('ALREADY_EXISTS', 409, sentence);
/* @__NO_SIDE_EFFECTS__ */
const tooLarge = (sentence: string) => meaning('RESOURCE_EXHAUSTED', 413, sentence);
/* @__NO_SIDE_EFFECTS__ */
const wrongType = (sentence: string) => meaning('INVALID_ARGUMENT', 415, sentence);
/* @__NO_SIDE_EFFECTS__ */
const locked = (sentence: string) => meaning('FAILED_PRECONDITION', 423, sentence);
/* @__NO_SIDE_EFFECTS__ */
const unavailable = (sentence: string) => meaning('UNAVAILABLE', 503, sentence);

export const INVALID_INPUT = invalid('Please check the highlighted fields.');
export const MALFORMED_JSON = invalid('The request body is not valid JSON.');
export const NOT_YOUR_CASTAWAY = invalid('You can only pick one of your own drafted castaways.');
export const RANKING_NOT_COMPLETE = invalid('The ranking must list every castaway exactly once.');
export const UNKNOWN_CASTAWAY = invalid('There is no such castaway.');
export const UNKNOWN_RULE = invalid('There is no such rule.');
export const UNKNOWN_USER = invalid('There is no such player.');
export const ELIMINATED_NOT_SCORED = invalid('Eliminated castaways cannot receive points.');
export const WEEK_CLOSES_BEFORE_OPEN = invalid('Picks must open before they close.');
export const WRONG_PASSWORD = invalid('Your current password is not right.');
export const INVALID_RESET_TOKEN = invalid('Invalid or expired reset token. Please request a new one.');
export const INVALID_EMAIL_LINK = invalid('This link is no longer valid.');
export const CSV_INVALID = invalid('This file could not be read as CSV with a header line.');
export const PHONE_CODE_WRONG = invalid('This code is not right.');
export const NO_RECIPIENTS = invalid('No recipients match the selected filter');

export const NOT_SIGNED_IN = unauthenticated('Not signed in');
export const WRONG_CREDENTIALS = unauthenticated('Invalid email or password');
export const SECOND_FACTOR_REQUIRED = unauthenticated(
  'Please enter the code of your authenticator app as well.',
);
export const WRONG_SECOND_FACTOR = unauthenticated(
  'This code is not right, or was used already. Please enter the next one.',
);
export const TEMPORARY_PASSWORD_USED = unauthenticated(
  'This temporary password has been used. Ask an admin for another, or reset your password by email.',
);
export const EXTERNAL_SIGN_IN_REFUSED = unauthenticated(
  'That sign-in could not be verified. Please try again.',
);
export const REAUTHENTICATION_REQUIRED = forbidden('Please enter your current password to make this change.');
export const PASSWORD_CHANGE_REQUIRED = forbidden(
  'You signed in with a temporary password. Please choose your own first.',
);
export const SECOND_FACTOR_SETUP_REQUIRED = forbidden(
  'Admins need a second factor here. Please set it up first.',
);
export const SECOND_FACTOR_UNPROVEN = forbidden(
  'Admins need a second factor here, and your provider did not ask for one. Please sign in with your password and code.',
);
export const ADMINS_ONLY = forbidden('Admins only');
export const SERVICES_ONLY = internal('Not for callers outside');
export const INVITE_CODE_INVALID = forbidden(
  'This invite code is not valid. Ask whoever invited you for a new one.',
);
export const GROUP_OWNER_ONLY = forbidden('Only the owner of the group can do this.');
export const BAD_SIGNATURE = forbidden('This request was not signed by our messaging provider.');
export const FOREIGN_ORIGIN = forbidden('This request came from another site and was refused.');

export const NOT_FOUND = missing('Not found');
export const USER_NOT_FOUND = missing('User not found');
export const CASTAWAY_NOT_FOUND = missing('Castaway not found');
export const WEEK_NOT_FOUND = missing('Week not found');
export const SESSION_NOT_FOUND = missing('This session has ended already.');
export const IDENTITY_NOT_FOUND = missing('This sign-in is not linked any more.');
export const ANNOUNCEMENT_NOT_FOUND = missing('Announcement not found');
export const INVITE_NOT_FOUND = missing('Invite code not found');
export const BLIND_TALLY_NOT_FOUND = missing('There is no such tally of this week.');
export const PICTURE_NOT_FOUND = missing('Picture not found');
export const CALENDAR_NOT_FOUND = missing('This calendar link is no longer valid.');
export const CORRECTION_NOT_FOUND = missing('There is no such correction of your rank.');
export const STANDINGS_REPLACED = missing('These standings have been replaced by newer ones.');
export const BLAST_NOT_FOUND = missing('SMS blast not found');
export const NO_ACTIVE_WEEK = missing('No active week is available yet.');
export const GROUP_NOT_FOUND = missing('There is no such group, or you are not a member of it.');
export const GROUP_CODE_UNKNOWN = missing(
  'No group has this code. Please check it, or ask a member of the group for its current link.',
);
export const GROUP_MEMBER_NOT_FOUND = missing('This player is not a member of the group.');
export const METHOD_NOT_ALLOWED = meaning('UNIMPLEMENTED', 405, 'This address does not take that method.');

export const CONFLICT = conflict('Somebody changed this at the same moment. Please reload and try again.');
export const EMAIL_TAKEN = taken('Email already in use');
export const USERNAME_TAKEN = taken('Username already taken');
export const ADMIN_NOT_DELETABLE = conflict('Cannot delete admin users');
export const SECOND_FACTOR_ON = conflict('Your second factor is on already.');
export const SECOND_FACTOR_OFF = conflict('There is no second factor to switch off.');
export const ONLY_SIGN_IN = conflict(
  'This is your only way to sign in. Please set a password first: ask for a reset link by email.',
);
export const ADMIN_ACCOUNT = conflict(
  'Please take the admin role away first. To change your own account, use your profile.',
);
export const LAST_ADMIN = conflict('The last admin cannot be demoted.');
export const CASTAWAY_NAME_TAKEN = taken('A castaway with this name already exists.');
export const CASTAWAY_IN_USE = conflict('This castaway was drafted, picked or scored and cannot be deleted.');
export const OTHER_WEEK_ACTIVE = conflict('Another week is active now. Please look at it and pick again.');
export const CASTAWAY_ELIMINATED = conflict('This castaway has been eliminated.');
export const DRAFT_PREVIEW_STALE = conflict(
  'Rankings, players, castaways or rules changed since the preview. Please preview again.',
);
export const DRAFT_PREVIEW_MISSING = conflict('Please preview the draft first.');
export const DRAFT_ALREADY_RUN = conflict('The draft has already been run.');
export const DRAFT_NOT_POSSIBLE = conflict('The draft needs at least one castaway and one player.');
export const PHONE_TAKEN = conflict('Another account has this phone number.');
export const PHONE_CODE_EXPIRED = conflict('This code is no longer valid. Please send a new one.');
export const PHONE_NOT_PENDING = conflict('No phone number is waiting to be confirmed.');
export const NO_PENDING_EMAIL = conflict('No new email is waiting to be confirmed.');
export const NO_PHONE = conflict('Please add a phone number first.');
export const SMS_STOPPED = conflict(
  'This number has texted STOP. Text START to our number to get messages again.',
);
export const RESULTS_HIDDEN = conflict(
  'You hide results, and choosing now may show who left in a week that you have not watched.',
);
export const ADMINS_SEE_RESULTS = conflict('Admins always see all results.');
export const DRAFT_NOT_RUN = conflict('The draft has not been run yet.');
export const ROSTER_EXISTS = conflict('This player has a roster already.');
export const WEEK_NOT_SCORED = conflict('This week has no points yet.');
export const WEEK_IS_FINAL = conflict(
  'This week is final, so nothing was changed. To correct its points, give a reason; players will see it.',
);
export const WEEK_IS_CLOSED = conflict(
  'Picks of this week have closed. To move its close, give a reason; players will read it.',
);
export const WEEK_IS_SCORED = conflict('This week has points already, so its close can’t be moved.');
export const NOTHING_TO_UNDO = conflict('There is no save of this week to take back.');
export const FEEDBACK_ALREADY_SUBMITTED = conflict('You have answered this survey already.');
export const LINE_ID_REUSED = conflict('Another line was entered with this id.');
export const WEEK_IS_SCORED_TWICE = conflict(
  'Two admins tally this week without seeing each other’s lines, so points can’t be entered directly.',
);
export const WEEK_NOT_SCORED_TWICE = conflict(
  'This week is not scored twice: it has points already, or double scoring is off.',
);
export const BLIND_TALLIES_TAKEN = conflict('Two other admins tally this week already.');
export const NO_BLIND_TALLY = conflict('You have no tally of this week. Please start one.');
export const BLIND_TALLY_DONE = conflict(
  'Your tally of this week is marked as done, so its lines can’t be changed.',
);
export const BLIND_TALLY_EMPTY = conflict('Your tally has no lines yet.');
export const BLIND_TALLIES_DONE = conflict(
  'Both tallies of this week are done, so neither can be changed or discarded. Please resolve the differences.',
);
export const BLIND_TALLIES_NOT_DONE = conflict('The two tallies of this week are not done yet.');
export const IDEMPOTENCY_KEY_REUSED = conflict('This Idempotency-Key was used for another message.');
export const GROUP_FULL = conflict(
  'This group is full: it has 100 members. Ask its owner to make room, or create a group of your own.',
);
export const TOO_MANY_GROUPS = conflict(
  'You are in 20 groups already. Please leave one before you join or create another.',
);
export const GROUP_OWNER_STAYS = conflict(
  'You own this group. Please hand it over to another member before you leave it.',
);

export const TOO_LARGE = tooLarge('The request is too large.');
export const PICTURE_TOO_LARGE = tooLarge('Image must be less than 5MB');
export const NOT_AN_IMAGE = wrongType('Please upload an image file');
export const WRONG_TYPE = wrongType('Please send JSON (content-type application/json).');
export const RANKINGS_LOCKED = locked('Rankings are locked');
export const PICKS_NOT_OPEN = locked('Picks for this week are not open yet.');
export const PICKS_CLOSED = locked('Picks for this week are closed.');

export const TOO_MANY_REQUESTS = meaning(
  'RESOURCE_EXHAUSTED',
  429,
  'Too many attempts. Please wait a little and try again.',
);
export const INTERNAL = meaning('INTERNAL', 500, 'Something went wrong on our side. Please try again.');
export const EXTERNAL_SIGN_IN_OFF = unavailable('Signing in with another provider is not set up here.');
export const UNAVAILABLE = unavailable('This part of Torchbearer is away for a moment. Please try again.');
