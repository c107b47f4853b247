/** The rules that several processes share, and nothing else: no dependencies, no input or output. */
export { ENTERED_AS_TOTAL } from './entered-as-total.js';
export { GROUP_CODE_ALPHABET, GROUP_CODE_LENGTH, readGroupCode, shownGroupCode } from './group-code.js';
export * from './limits.js';
export * from './lists.js';
export {
  MOST_IN_WHOLE_LIST,
  ROWS_PER_PAGE,
  type LeaderboardChanged,
  type LiveRow,
  type OwnPlace,
} from './live-leaderboard.js';
export { IS_PARTICIPANT, isParticipant, isParticipantIn } from './participant.js';
export { castawayNameKey, csvDelimiter, isSameSpelling } from './castaway-file.js';
export { parsePhone } from './phone.js';
export { emailOf, storedEmail } from './email.js';
export { isPictureAddress } from './picture-address.js';
export { countedWeeks, displayOrder, type Standing } from './ranking.js';
export {
  outcome,
  passedSentence,
  passSentence,
  reachSentence,
  toPass,
  toReach,
  type Duel,
  type DuelNames,
  type Outcome,
} from './needs.js';
export * as REASONS from './reasons.js';
export { isErrorCode, isReason, type ErrorCode, type FieldError, type Reason } from './refusal.js';
export { arePicksShown, castawayUntil, isOut, isWeekShown, type ResultsUntil } from './results-until.js';
export { roundedRatio } from './rounded-ratio.js';
export { HOST_SESSION_COOKIE, SESSION_COOKIE } from './session-cookie.js';
