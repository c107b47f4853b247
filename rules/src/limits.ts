/** Limits that at least two of form, REST contract and service check, and names that several processes write. */

/** A season's weeks are numbered 1 to 20. */
export const FIRST_WEEK = 1;
export const LAST_WEEK = 20;
/** How many castaways a player may draft. */
export const MAX_ROUNDS = 5;

/** A castaway's points of one week. */
export const MIN_POINTS = -1000;
export const MAX_POINTS = 1000;
/** How often a rule can apply to a castaway in one line. */
export const MAX_RULE_COUNT = 100;
/** The shortest reason for a correction of a final week. */
export const MIN_CORRECTION_REASON = 3;
/** Lines of points that one request adds and removes. */
export const MAX_LINES_A_BATCH = 200;
/** Differences of two tallies that one request resolves: far above what a week can have. */
export const MAX_DIFFERENCES = 2_000;

/** A castaway's age in years. */
export const MIN_AGE = 18;
export const MAX_AGE = 120;

export const MIN_PASSWORD_LENGTH = 6;
/** Long enough for any passphrase, short enough that hashing time does not depend on the length. */
export const MAX_PASSWORD_LENGTH = 200;

/** Recipients that a blast lists individually. */
export const MAX_RECIPIENTS = 10_000;
export const MAX_INVITE_USES = 10_000;

/** Groups of players. */
export const MAX_GROUP_MEMBERS = 100;
export const MAX_GROUPS_OF_PLAYER = 20;

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** A list of castaways. */
export const MAX_CSV_BYTES = 1024 * 1024;

/** Maximum lengths of texts, in UTF-16 code units and without surrounding blanks. */
export const MAX_LENGTH = {
  /** RFC 5321. */
  email: 254,
  /** A phone number as typed. */
  phone: 40,
  name: 80,
  username: 40,
  displayName: 80,
  city: 80,
  state: 80,
  favoriteCastaway: 35,
  about: 250,
  inviteNote: 120,
  seasonName: 80,
  groupName: 40,
  /** As typed, with blanks and dashes. */
  groupCode: 40,
  castawayName: 80,
  tribe: 80,
  occupation: 120,
  hometown: 160,
  pictureAddress: 500,
  pointsReason: 200,
  correctionReason: 300,
  announcementTitle: 120,
  announcementBody: 2_000,
  surveyQuestion: 300,
  surveyAnswer: 2_000,
  /** Ten segments. */
  textMessage: 1_600,
} as const;

/** The reason of the adjustment that stands for points which were saved as a number, without lines. */
export const ENTERED_AS_TOTAL = 'entered as a total';

/** The HttpOnly cookie that sign-in sets beside the token. */
export const SESSION_COOKIE = 'torchbearer_session';

/** The cookie's name over https: browsers accept it only from this host, over https and for the whole site. */
export const HOST_SESSION_COOKIE = '__Host-torchbearer_session';
